import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Sessão iniciada.',
  register: 'A tua conta está pronta.',
  orderCreated: 'O teu pedido está feito.',
  orderCalculated: 'O preço está calculado.',
  orderUpdated: 'O pedido está atualizado.',
  couponCreated: 'O cupão foi criado.',
  couponUpdated: 'O cupão está guardado.',
  couponDeleted: 'O cupão foi eliminado.',
} satisfies TranslationOf<typeof success, 'pt'>
