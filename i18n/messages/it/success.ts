import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Hai effettuato l’accesso.',
  register: 'Il tuo account è pronto.',
  logout: 'Sei uscito.',
  profileUpdated: 'Il tuo profilo è salvato.',
  passwordUpdated: 'La tua password è cambiata.',
  balanceUpdated: 'Il saldo è aggiornato.',
  orderCreated: 'Il tuo ordine è fatto.',
  orderCalculated: 'Il prezzo è calcolato.',
  orderUpdated: 'L’ordine è aggiornato.',
  boostClaimed: 'L’ordine è tuo.',
  couponCreated: 'Il coupon è creato.',
  couponUpdated: 'Il coupon è salvato.',
  couponDeleted: 'Il coupon è eliminato.',
  copied: 'Copiato negli appunti.',
} satisfies TranslationOf<typeof success, 'it'>
