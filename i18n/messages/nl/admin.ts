import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Bestellingen',
  description: 'Bestellingen per status.',
  states: 'Statussen',
  total: { one: '{count} bestelling', other: '{count} bestellingen' },
  none: 'Geen bestelling met deze status',
  noneText: 'Bestellingen verschijnen hier zodra ze zover zijn.',
  toVerify: 'Te controleren',
  nobody: 'nog niemand',
  assign: 'Toewijzen',
  assignTitle: 'Wie neemt bestelling {number}?',
  assignLead:
    'De klant hoort het meteen. Je kunt alleen boosters kiezen die geen enkele regel van deze bestelling weghoudt.',
  busyWith: '{solo} solo en {duo} duo bezig',
  noCandidates: 'Nu mag geen enkele booster deze bestelling aannemen. Hieronder staat bij elk de regel.',
  nobodyAtAll: 'Er zijn nog geen boosters.',
  may: 'Mogen ze aannemen',
  mayNot: 'Mogen ze niet aannemen',
  assigned: 'Bestelling {number} heeft een booster.',
  'candidate.user_not_booster': 'Geen booster meer',
  'candidate.account_banned': 'Verbannen',
  'candidate.booster_not_available': 'Geen filter voor deze service en server',
  'candidate.not_eligible_to_claim_this_league_orders': 'Boven het rankplafond',
  'candidate.solo_order_claim_limit_reached': 'Heeft alle toegestane solobestellingen',
  'candidate.duo_order_claim_limit_reached': 'Heeft alle toegestane duobestellingen',
  'candidate.coach_not_eligible': 'Geboekt bij een andere coach',
  'candidate.order_not_available': 'Wacht niet meer',
  'candidate.booster_blocked_on_order': 'Heeft deze bestelling teruggegeven',
} satisfies TranslationOf<typeof admin, 'nl'>
