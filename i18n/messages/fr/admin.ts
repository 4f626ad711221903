import type { TranslationOf } from '../../translate.ts'
import type admin from '../en/admin.ts'

export default {
  ordersTitle: 'Commandes',
  description: 'Les commandes par état.',
  states: 'États',
  total: { one: '{count} commande', other: '{count} commandes' },
  none: 'Aucune commande dans cet état',
  noneText: 'Les commandes apparaissent ici au fil de leur avancée.',
  toVerify: 'À vérifier',
  nobody: 'personne encore',
  assign: 'Attribuer',
  assignTitle: 'Qui prend la commande {number} ?',
  assignLead:
    'Le client est prévenu aussitôt. Seuls les boosters qu’aucune règle n’écarte de cette commande peuvent être choisis.',
  busyWith: '{solo} solo et {duo} duo en cours',
  noCandidates: 'Aucun booster ne peut prendre cette commande maintenant. La liste ci-dessous dit pourquoi.',
  nobodyAtAll: 'Il n’y a pas encore de booster.',
  may: 'Peuvent la prendre',
  mayNot: 'Ne peuvent pas la prendre',
  assigned: 'La commande {number} a son booster.',
  'candidate.user_not_booster': 'N’est plus booster',
  'candidate.account_banned': 'Banni',
  'candidate.booster_not_available': 'Aucun filtre pour ce service et ce serveur',
  'candidate.not_eligible_to_claim_this_league_orders': 'Au-dessus de son plafond',
  'candidate.solo_order_claim_limit_reached': 'A déjà toutes les commandes solo permises',
  'candidate.duo_order_claim_limit_reached': 'A déjà toutes les commandes duo permises',
  'candidate.coach_not_eligible': 'Réservée avec un autre coach',
  'candidate.order_not_available': 'N’est plus en attente',
  'candidate.booster_blocked_on_order': 'A rendu cette commande',
} satisfies TranslationOf<typeof admin, 'fr'>
