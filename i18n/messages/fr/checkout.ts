import type { TranslationOf } from '../../translate.ts'
import type checkout from '../en/checkout.ts'

export default {
  title: 'Paiement',
  heading: 'Paie ton ascension',
  description: 'Vérifie ta commande et paie.',
  inGameName: 'Ton pseudo en jeu',
  inGameNameHint: 'Avec son tag, par exemple Mira#EUW. Ton booster invite ce nom.',
  riskTitle: 'Avant de payer',
  riskText:
    'Riot Games interdit le boost dans ses conditions. Riot peut restreindre ou fermer des comptes pour ça, et personne ne peut promettre que le tien sera épargné.',
  riskAccept: 'J’ai lu ceci et je commande quand même.',
  riskMissing: 'Confirme d’abord que tu as lu le texte ci-dessus.',
  nameMissing: 'Indique d’abord ton pseudo en jeu.',
  method: 'Payer avec',
  card: 'Carte',
  cardText: 'Tu vas sur la page de paiement de notre prestataire, puis tu reviens.',
  balance: 'Solde',
  balanceText: 'Tu as {balance}.',
  balanceTooLow: 'Ton solde de {balance} ne couvre pas {total}.',
  pay: 'Payer {total}',
  paying: 'Paiement en cours',
  priceFrozen: 'Ce prix est figé avec ta commande. Grille tarifaire n° {version}.',
  unpaidNote: 'Les commandes impayées sont annulées après 48 heures.',
  paidTitle: 'Payé',
  paidText: 'Ta commande {number} est payée.',
  toOrder: 'Voir la commande',
  cancelledTitle: 'Cette commande est annulée',
  cancelledText: 'Règle à nouveau ton ascension quand tu veux.',
  newClimb: 'Régler une nouvelle ascension',
  guestNote: 'Tu commandes en tant qu’invité avec {email}.',
  headingCoaching: 'Payer ton coaching',
  riskTextCoaching:
    'Ton coach te parle et te regarde jouer. Tu joues toi-même, et personne ne demande ton identifiant. Si un coach propose de jouer à ta place, refuse et écris-nous : Riot Games interdit le boosting et peut restreindre ou fermer des comptes pour cela.',
  riskAcceptCoaching: 'J’ai lu ce texte.',
  newCoaching: 'Choisir un coach',
} satisfies TranslationOf<typeof checkout, 'fr'>
