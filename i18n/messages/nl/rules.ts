import type { TranslationOf } from '../../translate.ts'
import type rules from '../en/rules.ts'

export default {
  email_empty: 'Vul een e-mailadres in.',
  email_invalid: 'Vul een geldig e-mailadres in.',
  username_empty: 'Vul een gebruikersnaam in.',
  password_empty: 'Vul een wachtwoord in.',
  password_too_short: 'Het wachtwoord moet minstens {figures.leastPassword} tekens hebben.',
  minimum_purchase:
    'Je moet minstens {figures.minimumPurchase} LP of {figures.minimumPurchase} RR bestellen.',
  target_tier_lower: 'De doeltier mag niet lager zijn dan je huidige tier.',
  target_division_same_or_lower: 'De doeldivisie moet hoger zijn dan je huidige divisie.',
  captcha_required: 'Los eerst de captcha op.',
  terms_not_accepted: 'Je moet akkoord gaan met de algemene voorwaarden.',
} satisfies TranslationOf<typeof rules, 'nl'>
