import type { TranslationOf } from '../../translate.ts'
import type people from '../en/people.ts'

export default {
  description: 'Trouve des utilisateurs et gère leurs droits, leurs sessions et leurs bannissements.',

  search: 'Rechercher un utilisateur',
  searchHint: 'Nom, e-mail ou commande',

  role: 'Rôle',
  account: 'Compte',

  'role.guest': '{names.guest}',
  'role.customer': '{names.customer}',
  'role.booster': '{names.booster}',
  'role.staff': '{names.staff}',

  'state.active': 'Non banni',
  'state.banned': 'Banni',

  'sort.newest': 'Compte le plus récent',
  'sort.oldest': 'Compte le plus ancien',
  'sort.name': 'Nom, de A à Z',

  total: { one: '{count} utilisateur', other: '{count} utilisateurs' },

  none: 'Pas encore d’utilisateur',
  noneText: 'Toute personne qui s’inscrit ou commande en tant qu’invité apparaît ici.',

  colPerson: 'Utilisateur',
  colRights: 'Droits',
  colOrders: 'Commandes',
  colSpent: 'Dépensé',
  colLanguage: '{names.language}',
  colSeen: 'Dernière visite',
  colJoined: 'Inscription',

  never: 'Pas récemment',
  now: 'En ligne',

  title: 'Utilisateur {name}',

  verified: 'Vérifiée',
  unverified: 'Non vérifiée',

  openOrders: 'Commandes en cours',
  balance: '{names.balance}',
  claimed: 'Commandes prises',
  completed: 'Terminées comme booster',
  limits: 'Limites, solo et duo',
  masked: 'Textes avec coordonnées',

  nothing: 'Aucune',

  rightsText: 'Les changements s’appliquent tout de suite et l’utilisateur reçoit un e-mail.',
  'right.Booster': 'Prend des commandes, les joue et voit leurs identifiants.',
  'right.EditUsers': 'Gère les utilisateurs, les boosters, les tirages et le blog.',
  'right.FullAccess': 'Répond aux candidatures, fixe les prix et donne tous les droits.',
  'right.EditStore': 'Gère les coupons.',
  'right.EditOrders': 'Gère les commandes et répond à l’assistance.',

  save: 'Enregistrer les droits',
  saved: 'Droits enregistrés',

  nothingToSave: 'Coche ou décoche d’abord un droit.',

  'refusal.own_account': 'Tu ne peux pas modifier ton propre compte. Demande à un collègue.',
  'refusal.staff_account': 'Seul un accès complet permet de modifier les comptes de l’équipe.',
  'refusal.not_held': 'Seuls les collègues avec accès complet peuvent donner ce droit.',
  'refusal.guest': 'Un invité ne peut pas avoir de droits.',
  'refusal.no_application': '{errors.booster_needs_application}',
  'refusal.open_orders': '{errors.booster_has_orders}',

  owes: 'Nous doit',
  correct: 'Rectifier le solde',
  correctTitle: 'Rectifier le solde de {name}',
  correctText:
    'Une rectification est une écriture comptable. Elle ne se modifie pas, elle s’annule par une autre.',
  direction: 'Sens',
  'way.add': 'Ajouter',
  'way.take': 'Retirer',
  nothingToTake: 'Le solde est vide : il n’y a rien à retirer.',
  onlyTake: 'Seuls {amount} peuvent être retirés.',
  debit: 'Retirer du solde',
  debited: 'Le montant est retiré du solde.',
  privateNoteHint: 'Une deuxième personne et le journal la voient. L’utilisateur ne la lit pas.',
  needsSecond: 'Au-delà de {amount}, une deuxième personne approuve. Rien n’est comptabilisé avant.',
  balanceNow: 'Solde actuel',
  correction: '{names.correction}',
  balanceAfter: 'Solde après',
  bookedTo: 'Solde client, {name}',
  'bookedFrom.gift': 'Offres promotionnelles',
  'bookedFrom.correction': 'Rectifications',
  sumsTo: 'Total',
  credit: 'Créditer le solde',
  creditAs: 'De quoi il s’agit',
  'as.gift': 'Un cadeau : à dépenser, jamais versé',
  'as.correction': 'Une rectification : son propre argent',
  creditAmount: '{names.amount}',
  creditWhy: 'Raison, que {name} lira',
  credited: 'Le solde est crédité.',
  writeOff: 'Annuler la dette',
  writeOffTitle: 'Annuler la dette de {name}',
  writeOffText: 'Une deuxième personne l’approuve. {name} lit le montant et la raison.',

  endSessions: 'Fermer toutes les sessions',
  endTitle: 'Fermer toutes les sessions de {name} ?',
  endText:
    'Tous ses appareils sont déconnectés ; il est possible de se reconnecter ensuite. Un e-mail est envoyé.',
  ended: 'Toutes les sessions sont fermées',

  noSession: 'Il n’y a pas de session active.',

  ban: 'Bannir le compte',
  banTitle: 'Bannir {name} ?',
  keep: 'Ne pas bannir',

  reason: '{names.reason}',
  reasonHint: 'L’utilisateur le lit sur le site et dans un e-mail, dans sa langue.',

  'reason.payment_fraud': 'Fraude au paiement',
  'reason.abuse': 'Insultes ou menaces',
  'reason.outside_deal': 'Accord hors du site',
  'reason.false_proof': 'Fausse preuve',
  'reason.several_accounts': 'Plusieurs comptes',
  'reason.stolen_account': 'Compte volé',
  'reason.terms': 'Autre infraction aux conditions',

  note: 'Note pour l’équipe (facultatif)',

  effects: 'Ce qui se passe',
  'effect.access': 'L’accès est coupé tout de suite, et les pages ouvertes affichent la raison.',
  'effect.orders': 'Les commandes qui ne sont pas annulées continuent et le solde reste.',
  'effect.work':
    'Les commandes prises qui ne sont pas libérées lui restent. L’équipe des commandes est prévenue et peut les lui retirer.',

  bannedNow: 'Compte banni',

  bannedOn: 'Banni le {date}',
  bannedBy: 'Par {name}',
  noReason: 'Aucun motif n’a été indiqué.',

  unban: 'Lever le bannissement',
  unbanned: 'Bannissement levé',
} satisfies TranslationOf<typeof people, 'fr'>
