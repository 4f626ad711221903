import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Je bent ingelogd.',
  register: 'Je account is aangemaakt.',
  connected: 'Het account is gekoppeld.',
  orderCreated: 'Je bestelling is geplaatst.',
  orderCalculated: 'De prijs is berekend.',
  orderUpdated: 'De bestelling is bijgewerkt.',
  couponCreated: 'De kortingsbon is aangemaakt.',
  couponUpdated: 'De kortingsbon is opgeslagen.',
  couponDeleted: 'De kortingsbon is verwijderd.',
  mailQueuedAgain: 'De e-mail wordt opnieuw verzonden.',
  profileUpdated: 'Je profiel is bijgewerkt.',
  raffleEntered: 'Je doet mee. Succes!',
  raffleLeft: 'Je lot is teruggegeven.',
  prizeClaimed: 'De prijs is voor jou.',
  raffleSaved: 'De verloting is opgeslagen.',
  raffleOpened: 'De verloting is open, of opent op de begintijd.',
  raffleDeleted: 'Het concept is verwijderd.',
  raffleCancelled: 'De verloting eindigt zonder trekking.',
  balanceUpdated: 'Je saldo is bijgewerkt.',
} satisfies TranslationOf<typeof success, 'nl'>
