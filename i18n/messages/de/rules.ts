import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'Die E-Mail-Adresse darf nicht leer sein.',
  email_invalid: 'Das muss eine gültige E-Mail-Adresse sein.',
  username_empty: 'Der Benutzername darf nicht leer sein.',
  password_empty: 'Das Passwort darf nicht leer sein.',
  password_too_short: 'Das Passwort muss mindestens {figures.leastPassword} Zeichen haben.',
  minimum_purchase: 'Der Mindestkauf sind {figures.minimumPurchase} LP oder {figures.minimumPurchase} RR.',
  target_tier_lower: 'Der Zielrang darf nicht unter dem jetzigen Rang liegen.',
  target_division_same_or_lower: 'Die Zieldivision darf nicht gleich der jetzigen oder niedriger sein.',
  captcha_required: 'Löse bitte das Captcha.',
  terms_not_accepted: 'Du musst den Nutzungsbedingungen zustimmen.',
} satisfies TranslationOf<typeof rules, 'de'>
