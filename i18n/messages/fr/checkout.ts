import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Paiement',
  heading: 'Paie ta commande',
  description: 'Vérifie ta commande et paie.',

  inGameName: 'Ton pseudo en jeu',
  inGameNameHint: 'Avec ton tag, par exemple Mira#EUW. C’est sous ce nom que ton booster t’invitera.',

  notPaidTitle: 'Le paiement n’a pas abouti',
  notPaidText: 'Rien n’a été débité. Réessaie ou choisis un autre moyen de paiement.',

  riskTitle: 'Avant de payer',
  riskText:
    'Riot Games interdit le boost dans ses conditions d’utilisation. L’éditeur peut restreindre ou fermer un compte pour ça, et personne ne peut promettre que le tien sera épargné.',
  'consent.start': 'J’ai lu ce texte et je demande un début immédiat.',
  'consent.withdrawal':
    'Je sais que je perds mon <withdrawal>droit de rétractation</withdrawal> une fois la commande terminée.',
  'consent.age': 'J’ai {figures.leastCustomerAge} ans ou plus.',
  termsNote:
    'Cette commande est soumise aux <terms>conditions générales de vente</terms> et à la <refunds>politique de remboursement</refunds>.',

  nameMissing: 'Indique d’abord ton pseudo en jeu.',
  'named.title': '{names.yourBooster}',
  'named.any': 'Nous sollicitons les boosters compatibles, tes favoris d’abord.',
  'named.anyone': 'Nous sollicitons les boosters compatibles.',
  'named.choose': 'Choisir un booster précis',
  'named.name': 'Nom du booster',
  'named.if': 'S’il n’accepte pas d’ici {figures.namedOffer}',
  'named.everyone': 'Solliciter tous les boosters compatibles',
  'named.refund': 'Me rembourser',
  'named.ask': 'Demander d’abord',
  'named.missing': 'Indique d’abord le nom du booster.',
  'named.chosen': 'Nous demandons d’abord à {booster}',
  'named.thenEveryone':
    'Le booster a {figures.namedOffer}. S’il n’accepte pas, tous les boosters compatibles sont sollicités. Le prix ne change pas.',
  'named.thenRefund':
    'Le booster a {figures.namedOffer}. S’il n’accepte pas, tu récupères ton argent. Le prix ne change pas.',
  'named.remove': 'N’importe quel booster',
  'named.cannot': '{booster} ne peut pas jouer ça',
  'named.clear': 'Modifie la commande, ou retire le nom pour demander à tous les boosters.',
  'named.open': 'Tu as saisi le nom d’un booster. Appuie sur « {checkout.named.ask} », ou retire le nom.',
  'named.refusal.rank': '{booster} ne joue pas à ce rang.',
  'named.refusal.full': '{booster} ne peut pas prendre d’autre commande pour le moment.',
  'named.refusal.service': '{booster} ne propose pas ce service sur ce serveur.',
  'named.refusal.other': '{booster} ne prend pas de commande en ce moment.',

  method: 'Moyen de paiement',
  card: '{names.card}',
  cardText: 'Tu passes par la page de paiement de notre prestataire, puis tu reviens ici.',
  cardAlso: 'Selon ton pays et ton appareil, il y a aussi : {methods}.',
  balanceText: 'Tu as {balance}.',
  balanceTooLow: 'Ton solde de {balance} ne couvre pas {total}.',
  balanceAndCard: 'Solde et carte',
  balanceAndCardText: '{balance} de ton solde, {card} par carte.',
  pay: 'Payer {total}',
  paying: 'Paiement en cours',

  priceFrozen: 'Ce prix est garanti pour ta commande.',
  cashback: '{amount} reviennent sur ton solde quand la commande est terminée ({percent}).',
  cashbackGuest:
    'Crée un compte avant la fin de la commande, et {amount} reviennent sur ton solde ({percent}).',
  payNext: 'Tu passes ensuite à la page de paiement. Rien n’est débité avant ta confirmation.',
  unpaidNote: 'Les commandes impayées sont annulées après {figures.payment}.',

  paidTitle: 'Payée',
  paidText: 'Ta commande {number} est payée.',
  toOrder: 'Voir la commande',
  cancelledTitle: 'Cette commande a été annulée',
  cancelledText: 'Tu peux commander à nouveau quand tu veux.',
  newOrder: 'Nouvelle commande',

  headingCoaching: 'Paie ton coaching',
  riskTextCoaching:
    'Ton coach échange avec toi et te regarde jouer. Le coaching est une aide, pas du boost : tu joues toutes les parties toi-même, et personne d’autre ne se connecte à ton compte.',
  newCoaching: 'Choisir un coach',

  coupon: 'J’ai un coupon',
  couponCode: 'Code du coupon',
  couponApply: 'Appliquer',

  couponMissing: 'Saisis d’abord un code.',
  couponSaves: 'Tu économises {amount}.',
  couponLimited: 'Le coupon vaut davantage, mais cette commande atteint déjà la remise maximale.',
  couponRemove: 'Retirer',
  couponTakenOff: 'Le coupon a été retiré. Vérifie le nouveau total et paie à nouveau.',

  changed: 'Le prix a changé',
  changedText: 'Tu n’as encore rien commandé. Vérifie le nouveau prix avant de continuer.',
  changedShown: 'Prix affiché avant',
  changedNow: 'Nouveau prix',
  changedAccept: 'Commander pour {total}',
  changedBack: 'Revenir à ma commande',

  change: 'Modifier',
  receiptTo: 'Reçu envoyé à',
  asGuest: 'Commande sans compte',
  'billing.add': 'Ajouter un nom et une adresse au reçu',
  'billing.name': 'Nom sur le reçu',
  'billing.hint': 'Une personne ou une entreprise. Modifiable jusqu’au paiement.',
  'billing.address': 'Adresse (facultatif)',
} satisfies TranslationOf<typeof checkout, 'fr'>
