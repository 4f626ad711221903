import type { TranslationOf } from '../../translate.ts'
import type success from '../en/success.ts'

export default {
  login: 'Je bent ingelogd.',
  register: 'Je account is aangemaakt.',
  orderCreated: 'Je bestelling is geplaatst.',
  orderCalculated: 'De prijs is berekend.',
  orderUpdated: 'De bestelling is bijgewerkt.',
  couponCreated: 'De kortingsbon is aangemaakt.',
  couponUpdated: 'De kortingsbon is opgeslagen.',
  couponDeleted: 'De kortingsbon is verwijderd.',
  profileUpdated: 'Je profiel is bijgewerkt.',
} satisfies TranslationOf<typeof success, 'nl'>
