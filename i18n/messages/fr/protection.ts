import type { TranslationOf } from '../../translate.ts'
import type protection from '../en/protection.ts'

export default {
  title: 'Ce qui est à toi reste à toi',
  example: 'Exemple',

  login: 'Tes identifiants',
  loginKey: '{cipher}, clé dédiée',
  you: 'Toi',
  youText: 'voir, remplacer, supprimer',
  booster: '{names.yourBooster}',
  boosterText: 'pendant le boost',
  others: 'Personne d’autre',
  othersText: 'ni notre équipe',
  loginTitle: 'Tes identifiants : scellés, chaque consultation notée',
  'event.stored': 'Tu as déposé les identifiants',
  'event.viewed': 'Ton booster a consulté les identifiants',
  'event.replaced': 'Tu as remplacé les identifiants',
  'event.deleted': 'Commande terminée, identifiants supprimés',
  when: 'Jour {day}, {time}',

  paid: '{price} payés, gardés par {name}',
  back: 'te revient si tu arrêtes ici',
  kept: 'gagné par l’ascension',
  today: 'Aujourd’hui, {rank}',
  moneyTitle: 'Ton argent : gardé jusqu’à ta confirmation',
  ledger: 'Écritures',
  held: 'Gardé',
  boosterColumn: 'Booster',
  youPay: 'Tu paies',
  youConfirm: 'Tu confirmes le résultat',
  inTheEnd: 'Partage final ({currency})',

  'promise.refund': 'Remboursement intégral avant le début du boost',
  'promiseText.refund':
    'Annule sur la page de la commande. L’argent revient par ton moyen de paiement ou sur ton solde.',
  'promise.start': 'Remboursable si personne ne commence sous {figures.start}',
  'promiseText.start': 'À toi de décider : attendre encore ou tout récupérer.',
  'promise.dispute': 'Un problème ? L’argent attend',
  'promiseText.dispute':
    'Signaler un problème arrête le délai. Notre équipe répond dans un délai de {figures.disputeAnswer}.',
} satisfies TranslationOf<typeof protection, 'fr'>
