import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'E-mail mag niet leeg zijn.',
  email_invalid: 'E-mail moet een geldig e-mailadres zijn.',
  username_empty: 'De gebruikersnaam mag niet leeg zijn.',
  password_empty: 'Het wachtwoord mag niet leeg zijn.',
  password_too_short: 'Het wachtwoord moet minstens {figures.leastPassword} tekens hebben.',
  minimum_purchase: 'De minimale aankoop is {figures.minimumPurchase} LP of {figures.minimumPurchase} RR.',
  target_tier_lower: 'De doeltier mag niet lager zijn dan de huidige tier.',
  target_division_same_or_lower: 'De doeldivisie mag niet gelijk aan of lager dan de huidige divisie zijn.',
  captcha_required: 'Los eerst de captcha op.',
  terms_not_accepted: 'Je moet de voorwaarden accepteren.',
} satisfies TranslationOf<typeof rules, 'nl'>
