import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'L’e-mail non può essere vuota.',
  email_invalid: 'L’e-mail deve essere un indirizzo valido.',
  username_empty: 'Il nome utente non può essere vuoto.',
  password_empty: 'La password non può essere vuota.',
  password_too_short: 'La password deve avere almeno {figures.leastPassword} caratteri.',
  minimum_purchase: 'L’acquisto minimo è di {figures.minimumPurchase} LP o {figures.minimumPurchase} RR.',
  target_tier_lower: 'Il rango obiettivo non può essere inferiore a quello attuale.',
  target_division_same_or_lower: 'La divisione obiettivo non può essere uguale o inferiore a quella attuale.',
  captcha_required: 'Risolvi il captcha.',
  terms_not_accepted: 'Devi accettare i termini di servizio.',
} satisfies TranslationOf<typeof rules, 'it'>
