import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Ordini',
  description: 'Ordini per stato.',
  states: 'Stati',
  total: { one: '{count} ordine', other: '{count} ordini' },
  none: 'Nessun ordine in questo stato',
  noneText: 'Gli ordini appaiono qui mentre avanzano.',
  toVerify: 'Da verificare',
  nobody: 'ancora nessuno',
  assign: 'Assegna',
  assignTitle: 'Chi prende l’ordine {number}?',
  assignLead:
    'Il cliente lo sa subito. Si può scegliere solo un booster che nessuna regola esclude da questo ordine.',
  busyWith: '{solo} solo e {duo} duo in corso',
  noCandidates: 'Ora nessun booster può prendere questo ordine. L’elenco qui sotto dice perché.',
  nobodyAtAll: 'Non ci sono ancora booster.',
  may: 'Possono prenderlo',
  mayNot: 'Non possono prenderlo',
  assigned: 'L’ordine {number} ha il suo booster.',
  'candidate.user_not_booster': 'Non è più booster',
  'candidate.account_banned': 'Bannato',
  'candidate.booster_not_available': 'Nessun filtro per questo servizio e server',
  'candidate.not_eligible_to_claim_this_league_orders': 'Sopra il suo tetto',
  'candidate.solo_order_claim_limit_reached': 'Ha già tutti gli ordini solo consentiti',
  'candidate.duo_order_claim_limit_reached': 'Ha già tutti gli ordini duo consentiti',
  'candidate.coach_not_eligible': 'Prenotato con un altro coach',
  'candidate.order_not_available': 'Non è più in attesa',
  'candidate.booster_blocked_on_order': 'Ha restituito questo ordine',
} satisfies TranslationOf<typeof admin, 'it'>
