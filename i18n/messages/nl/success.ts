import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Je bent ingelogd.',
  register: 'Je account is klaar.',
  logout: 'Je bent uitgelogd.',
  profileUpdated: 'Je profiel is opgeslagen.',
  passwordUpdated: 'Je wachtwoord is gewijzigd.',
  balanceUpdated: 'Het saldo is bijgewerkt.',
  orderCreated: 'Je bestelling is geplaatst.',
  orderCalculated: 'De prijs is berekend.',
  orderUpdated: 'De bestelling is bijgewerkt.',
  boostClaimed: 'De bestelling is van jou.',
  couponCreated: 'De kortingsbon is gemaakt.',
  couponUpdated: 'De kortingsbon is opgeslagen.',
  couponDeleted: 'De kortingsbon is verwijderd.',
  copied: 'Gekopieerd naar het klembord.',
} satisfies TranslationOf<typeof success, 'nl'>
