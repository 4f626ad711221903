import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Pedidos',
  description: 'Pedidos por estado.',
  states: 'Estados',
  total: { one: '{count} pedido', other: '{count} pedidos' },
  none: 'Nenhum pedido neste estado',
  noneText: 'Os pedidos aparecem aqui à medida que avançam.',
  toVerify: 'Por verificar',
  nobody: 'ainda ninguém',
} satisfies TranslationOf<typeof admin, 'pt'>
