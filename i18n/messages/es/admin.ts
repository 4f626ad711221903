import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Pedidos',
  description: 'Pedidos por estado.',
  states: 'Estados',
  total: { one: '{count} pedido', other: '{count} pedidos' },
  none: 'Ningún pedido en este estado',
  noneText: 'Los pedidos aparecen aquí según avanzan.',
  toVerify: 'Por verificar',
  nobody: 'nadie aún',
} satisfies TranslationOf<typeof admin, 'es'>
