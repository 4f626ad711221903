import type { TranslationOf } from '../../translate.ts'
import type home from '../en/home.ts'

export default {
  title: 'Elo boost LoL, Valorant, TFT et Wild Rift',
  headline: 'Boost LoL, Valorant, TFT et Wild Rift',
  lead: 'Un booster joue tes parties classées jusqu’au rang de ton choix, ou les joue avec toi. Le prix et la durée s’affichent aussitôt, et nous te remboursons ce qui n’est pas joué.',
  description:
    'Elo boost LoL, boost Valorant, TFT et Wild Rift : vois tout de suite le prix et la durée, et suis chaque partie. Sans compte, un e-mail suffit.',

  setClimb: 'Voir mon prix',
  howLink: 'Comment ça marche',
  from: 'dès {price} la division',
  fromShort: 'dès {price}',

  games: 'Choisis ta montagne',
  gamesNote: 'Prix de départ, serveurs EU',
  elo: 'Elo boost, par division',
  duo: 'Duo boost, par division',
  placement: 'Placement, par partie',
  win: 'Victoires nettes, l’unité',
  eloShort: 'Elo, division',
  duoShort: 'Duo, division',
  placementShort: 'Placement, partie',
  winShort: '{names.netWin}',

  'how.set': 'Trace ton ascension',
  'how.hand': 'Confie ton compte en toute sécurité',
  'how.watch': 'Suis chaque partie',
  'how.check': 'Vérifie le résultat',
  'howText.set': '{service.how.setText}',
  'howText.hand': '{service.how.handText}',
  'howText.watch': '{service.how.watchText}',
  'howText.check':
    'Confirme-le, ou dis-nous ce qui ne va pas. Quand la commande se termine, tes identifiants sont supprimés.',
  signVault: '{names.loginVault}',
  signSealed: 'Scellé, jamais consulté',
  signSoFar: 'Pour l’instant',
  signScore: '{won} gagnées, {lost} perdues',
  signCheck: 'Tu vérifies, {figures.check}',
  signReached: '{rank}, objectif atteint',

  rightNow: 'En ce moment',
  counted: {
    one: 'Mesuré, pas estimé : {count} commande terminée le mois dernier',
    other: 'Mesuré, pas estimé : {count} commandes terminées le mois dernier',
  },
  onlineNow: { one: 'booster en ligne', other: 'boosters en ligne' },
  dayAgo: 'Il y a un jour',
  now: 'Maintenant',
  onlineMost: 'boosters en ligne au plus fort de la dernière journée',
  minutes: '{count} min',
  medianStart: 'délai médian avant qu’un booster commence',
  halfSooner: 'La moitié plus tôt',
  refundOffered: '{figures.start} : remboursement proposé',
  someOfAll: '{some} sur {all}',
  onTime: 'commandes terminées dans les jours promis',
  squares: 'Un carré par commande. Contour seul : en retard.',

  climbs: 'Tout juste au sommet',
  climbsNote: 'Les dernières commandes, retards compris',
  reviews: 'L’avis des clients',
  reviewsNote: 'Seules les commandes terminées peuvent recevoir un avis',

  learn: 'Ou apprends à monter toi-même',
  learnText:
    'Réserve jusqu’à {figures.mostHours} heures avec un booster qui joue à ton jeu en Diamant ou plus. Ni boost ni identifiants : tu joues, il explique.',
  chooseCoach: 'Choisir un coach',
  anHour: 'de l’heure',
  raffles: 'Tirages gratuits',
  allRaffles: 'Tous les tirages',
  raffleCloses: 'Fermeture {time}',

  questionsTitle: 'Des questions, des réponses franches',
  stillUnsure:
    'Encore un doute ? <write>Écris-nous</write>. Nous répondons tous les jours de {from} à {to} ({zone}).',
  'question.penalty': 'Mon compte peut-il être pénalisé ?',
  'answer.penalty': 'Oui. {checkout.riskText} Avant de payer, tu confirmes avoir lu ce texte.',
  'question.account': 'Faut-il s’inscrire ?',
  'answer.account':
    'Non. En tant qu’invité, une adresse e-mail suffit. Avec un compte et un mot de passe, tu peux te connecter sur n’importe quel appareil et y retrouver toutes tes commandes.',
  'question.who': 'Qui joue, et puis-je jouer aussi ?',
  'answer.who':
    'Un booster que nous avons approuvé pour ton jeu, ton serveur et ton rang visé. La page de la commande affiche son nom et chaque partie. En duo, tu joues toi-même toutes les parties avec le booster, et personne n’a besoin de tes identifiants.',
  'question.stops': '{service.question.stops}',
  'answer.stops': '{service.answer.stops}',
  'question.time': 'Et si ça dure plus longtemps ?',
  'answer.time':
    'Avant de payer, tu vois un délai en jours. Si la commande dure plus longtemps, le prix ne change pas, et l’équipe peut l’arrêter et te rembourser ce qui reste à jouer.',
  'question.pay': 'Comment puis-je payer ?',
  'answer.pay':
    'Tu peux payer avec : {methods}. Le paiement par carte se fait sur la page de notre prestataire : nous ne voyons jamais ton numéro de carte.',
} satisfies TranslationOf<typeof home, 'fr'>
