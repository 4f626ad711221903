import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Accesso effettuato.',
  register: 'Il tuo account è pronto.',
  connected: 'L’account è collegato.',
  orderCreated: 'Ordine effettuato.',
  orderCalculated: 'Il prezzo è stato calcolato.',
  orderUpdated: 'L’ordine è stato aggiornato.',
  couponCreated: 'Il coupon è stato creato.',
  couponUpdated: 'Il coupon è stato salvato.',
  couponDeleted: 'Il coupon è stato eliminato.',
  mailQueuedAgain: 'L’e-mail verrà inviata di nuovo.',
  profileUpdated: 'Il tuo profilo è stato aggiornato.',
  raffleEntered: 'Partecipi. Buona fortuna!',
  raffleLeft: 'Hai restituito il biglietto.',
  prizeClaimed: 'Il premio è tuo.',
  raffleSaved: 'L’estrazione è stata salvata.',
  raffleOpened: 'L’estrazione è aperta, o si apre alla sua data.',
  raffleDeleted: 'La bozza è stata eliminata.',
  raffleCancelled: 'L’estrazione finisce senza vincitori.',
  balanceUpdated: 'Il tuo saldo è stato aggiornato.',
} satisfies TranslationOf<typeof success, 'it'>
