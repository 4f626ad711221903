import type { TranslationOf } from '../../translate.ts'
import type orderfor from '../en/orderfor.ts'

export default {
  button: 'Voor een klant bestellen…',
  title: 'Voor een klant bestellen',
  text: 'De klant krijgt een link om de bestelling te bekijken en te betalen. Toestemmingen en de login blijven van de klant.',
  email: 'E-mail van de klant',
  language: 'Taal van de klant',
  coupon: 'Kortingsbon (optioneel)',
  send: 'Bestelling maken',
  made: 'Bestelling PK-{number} staat klaar: {total}',
  mailed: 'We hebben de link naar {email} gestuurd.',
  copy: 'Betaallink kopiëren',
  copied: 'Betaallink gekopieerd',
  missing: 'Vul een e-mailadres in.',
} satisfies TranslationOf<typeof orderfor, 'nl'>
