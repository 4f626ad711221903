import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'Die E-Mail-Adresse darf nicht leer sein.',
  email_invalid: 'Gib eine gültige E-Mail-Adresse ein.',
  username_empty: 'Der Benutzername darf nicht leer sein.',
  password_empty: 'Das Passwort darf nicht leer sein.',
  password_too_short: 'Das Passwort muss mindestens {figures.leastPassword} Zeichen haben.',
  minimum_purchase:
    'Du musst mindestens {figures.minimumPurchase} LP oder {figures.minimumPurchase} RR bestellen.',
  target_tier_lower: 'Der Zielrang darf nicht unter dem aktuellen Rang liegen.',
  target_division_same_or_lower: 'Die Zieldivision muss höher sein als die aktuelle.',
  captcha_required: 'Bitte löse das Captcha.',
  terms_not_accepted: 'Du musst den AGB zustimmen.',
} satisfies TranslationOf<typeof rules, 'de'>
