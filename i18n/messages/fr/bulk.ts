import type { TranslationOf } from '../../translate.ts'
import type bulk from '../en/bulk.ts'

export default {
  bar: 'Commandes sélectionnées',
  selected: { one: '{count} sélectionnée', other: '{count} sélectionnées' },
  clear: 'Effacer la sélection',
  'ask.verify': 'Valider…',
  'ask.assign': 'Attribuer…',
  'ask.cancel': 'Annuler et rembourser…',
  allChosen: {
    one: 'La {number} commande de cette vue',
    other: 'Les {number} commandes de cette vue, même celles qui ne sont pas affichées',
  },
  shownChosen: {
    one: 'La {count} commande affichée est sélectionnée',
    other: 'Les {count} commandes affichées sont sélectionnées',
  },
  onlyShown: { one: 'Seulement la {count} affichée', other: 'Seulement les {count} affichées' },
  chooseAll: { one: 'La {number} commande de cette vue', other: 'Les {number} commandes de cette vue' },
  tooMany: 'La vue compte plus de {number} commandes. Affine-la pour pouvoir toutes les sélectionner.',
  waiting: 'En attente de l’accord d’un collègue',
  'running.verify': 'Validation des résultats',
  'running.assign': 'Attribution des commandes',
  'running.cancel': 'Annulation des commandes',
  stopped: 'Arrêté',
  'done.verify': { one: '{count} résultat validé', other: '{count} résultats validés' },
  'done.assign': { one: '{count} commande attribuée', other: '{count} commandes attribuées' },
  'done.cancel': { one: '{count} commande annulée', other: '{count} commandes annulées' },
  progress: { one: '{done} sur {number} commande', other: '{done} sur {number} commandes' },
  left: { one: '{count} laissée telle quelle', other: '{count} laissées telles quelles' },
  stop: 'Arrêter',
  undo: 'Annuler la validation',
  moreLeft: { one: 'et {count} de plus', other: 'et {count} de plus' },
  'title.verify': 'Valider les résultats',
  'title.assign': 'Attribuer les commandes',
  'title.cancel': 'Annuler les commandes',
  'will.verify': {
    one: '{count} résultat sera validé : le booster est crédité et le client est prévenu.',
    other: '{count} résultats seront validés : les boosters sont crédités et les clients sont prévenus.',
  },
  'will.assign': {
    one: '{count} commande sera attribuée au booster que tu choisis. Le client est prévenu aussitôt.',
    other:
      '{count} commandes seront attribuées au booster que tu choisis. Les clients sont prévenus aussitôt.',
  },
  'will.cancel': {
    one: '{count} commande sera annulée. L’argent payé repart par le même moyen.',
    other: '{count} commandes seront annulées. L’argent payé repart par le même moyen.',
  },
  noneFits: 'Aucune de ces commandes ne peut être traitée ainsi. Ouvre-les une par une.',
  refunded: 'Remboursements au total',
  willLeave: {
    one: '{count} commande reste telle quelle :',
    other: '{count} commandes restent telles quelles :',
  },
  needsSecond: 'Un collègue doit approuver des remboursements de ce montant. Rien n’est annulé avant.',
  needsProof: 'Il y a plus de {number} commandes : tu confirmes d’abord que c’est bien toi.',
  'begin.verify': { one: 'Valider {count} résultat', other: 'Valider {count} résultats' },
  'begin.assign': { one: 'Attribuer {count} commande', other: 'Attribuer {count} commandes' },
  'begin.cancel': { one: 'Annuler {count} commande', other: 'Annuler {count} commandes' },
  'begin.refund': {
    one: 'Rembourser {count} commande, {amount}',
    other: 'Rembourser {count} commandes, {amount}',
  },
  reason: 'Raison, que les clients lisent',
  leave: 'Laisser tel quel',
  boosterMissing: 'Choisis d’abord un booster.',
  boosterHint:
    'Les boosters qui peuvent prendre la première de ces commandes. Chaque commande est revérifiée.',
  chooseBooster: 'Choisir un booster',
} satisfies TranslationOf<typeof bulk, 'fr'>
