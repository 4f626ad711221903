import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Hai effettuato l’accesso.',
  register: 'Il tuo account è pronto.',
  orderCreated: 'Il tuo ordine è fatto.',
  orderCalculated: 'Il prezzo è calcolato.',
  orderUpdated: 'L’ordine è aggiornato.',
  couponCreated: 'Il coupon è creato.',
  couponUpdated: 'Il coupon è salvato.',
  couponDeleted: 'Il coupon è eliminato.',
} satisfies TranslationOf<typeof success, 'it'>
