import type { TranslationOf } from '../../translate.ts'
import type payouts from '../en/payouts.ts'

export default {
  lead: 'Les demandes des boosters, les lots pour la banque et ce qui est revenu.',
  status: '{names.status}',
  'status.requested': 'Demandé',
  'status.batched': 'Dans un lot',
  'status.sent': 'Envoyés à la banque',
  'status.returned': 'Retournés',
  'status.withdrawn': 'Annulés par le booster',
  select: 'Sélectionner le versement {number}',
  payout: '{names.payout}',
  account: 'Compte',
  notes: '{names.notes}',
  'flag.new_details': 'Nouveau compte jusqu’au {date}',
  'flag.debt': 'Nous doit de l’argent',
  'flag.frozen': 'Parts en examen',
  'flag.own': 'C’est toi',
  inBatch: 'Lot {number}',
  makeBatch: 'Créer un lot de {amount}',
  selectFirst: 'Sélectionne d’abord des versements.',
  made: 'Le lot est créé.',

  selectAll: 'Sélectionner tout ce qui peut être payé',
  selectNone: 'Vider la sélection',

  reviewTitle: 'Payer alors que des parts sont en examen ?',
  reviewText: {
    one: '{count} booster de cette sélection a une part sur laquelle l’équipe doit encore décider. Ce qui est versé ne peut plus être retenu ensuite.',
    other:
      '{count} boosters de cette sélection ont des parts sur lesquelles l’équipe doit encore décider. Ce qui est versé ne peut plus être retenu ensuite.',
  },
  reviewOrders: 'Versement {number}',

  open: 'Voir les versements',
  batchSum: { one: '{count} versement, {amount}', other: '{count} versements, {amount}' },
  batchBack: { one: '{count} revenu', other: '{count} revenus' },
  return: 'Retourner',
  returnTitle: 'Retourner le versement {number} ?',
  returnText:
    'Seulement si la banque ne l’a pas payé ou l’a renvoyé. Le booster pourra redemander le montant.',
  returnReason: 'Raison, visible par le booster',
  returned: 'Le versement est retourné.',
  batches: 'Lots',
  noBatches: 'Pas encore de lot',
  madeBy: '{name}, {time}',
  waits: 'Une deuxième personne doit approuver',
  approvedBy: 'Approuvé par {name}',
  fileOut: 'Fichier ouvert : {time}',
  sentOn: 'Envoyé : {time}',
  stuck:
    'Le fichier est sorti depuis plus de {figures.payoutStuck}. Vérifie auprès de la banque, puis marque le lot comme envoyé ou retourne ses versements.',
  sepa: 'Fichier SEPA',
  approve: 'Approuver',
  approved: 'Le lot est approuvé.',
  markSent: 'Marquer envoyé',
  sentTitle: 'Marquer le lot {number} comme envoyé ?',
  sentText: 'Seulement après confirmation du fichier par la banque. Les boosters sont prévenus.',
  sent: 'Les versements sont marqués comme envoyés.',
  none: 'Aucun versement ici',
  noneText: 'Les demandes des boosters apparaissent ici dès qu’elles arrivent.',
} satisfies TranslationOf<typeof payouts, 'fr'>
