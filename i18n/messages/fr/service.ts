import type { TranslationOf } from '../../translate.ts'
import type service from '../en/service.ts'

export default {
  'title.elo-boost': 'Elo boost {game}',
  'title.duo-boost': 'Duo boost {game}',
  'title.placement-boost': 'Boost de placement {game}',
  'title.win-boost': 'Boost de victoires {game}',
  'searched.league-of-legends': 'League of Legends (LoL)',
  'searched.teamfight-tactics': 'Teamfight Tactics (TFT)',
  'searched.valorant': 'Valorant',
  'searched.wild-rift': '{games.game.wild-rift}',

  tabs: '{names.services}',

  start: '{names.start}',
  target: '{names.target}',
  'currentPoints.LP': 'LP actuels',
  'currentPoints.RR': 'RR actuels',
  'currentPoints.marks': 'Marques actuelles',
  'currentPoints.points': '{names.currentPoints}',
  'targetPoints.LP': 'LP visés',
  'targetPoints.RR': 'RR visés',
  'targetPoints.points': 'Points visés',
  opensAt: '{tier} commence à {points}.',
  rank: 'Rang actuel',
  lastRank: 'Rang de la saison passée',
  pricedAs: 'au tarif {tier}',

  'count.win': '{names.netWins}',
  'count.placement': '{names.placementGames}',
  'count.season': 'Premières parties classées de la saison',
  'countHint.win': 'Chaque défaite est rattrapée sans frais.',
  'countHint.placement': 'Chaque partie compte, gagnée ou perdue.',
  'countHint.season':
    'Ce jeu n’a pas de parties de placement : la commande porte sur tes premières parties classées de la saison.',
  fewer: 'Moins',
  more: 'Plus',

  who: 'Qui joue',
  'who.solo': 'Booster seul',
  'who.duo': 'En duo',

  division: '{names.division}',
  tier: '{names.tier}',
  'pointsPerWin.LP': 'Gain de LP par victoire',
  'pointsPerWin.RR': 'Gain de RR par victoire',
  'pointsPerWin.marks': 'Gain de marques par victoire',
  server: '{names.server}',
  queue: '{names.queue}',
  queueFrom: '{queue} : accessible à partir du palier {tier}.',
  queueAlone: '{queue} : réservée aux joueurs solo.',
  platform: 'Plateforme',
  freeHours: 'Quand tu peux jouer',
  freeHoursHint: 'Par exemple : en semaine de 19 à 23 h',

  addons: '{names.addOns}',
  percentOfBase: 'En pourcentage du prix de base, {price}',
  notWithDuo: 'Indisponible si tu joues en duo',

  'refusal.duo_boost_is_not_available_for_this_service':
    '{errors.duo_boost_is_not_available_for_this_service}',
  'refusal.custom_champions_option_is_not_available': '{errors.custom_champions_option_is_not_available}',
  'refusal.other': 'Ces choix ne vont pas ensemble. Change l’un d’eux.',

  wishRoles: 'Rôles, {figures.mostRoles} au plus',
  'characters.champions': 'Champions, {figures.mostCharacters} au plus',
  'characters.agents': 'Agents, {figures.mostCharacters} au plus',
  'charactersFind.champions': 'Chercher un champion',
  'charactersFind.agents': 'Chercher un agent',
  'charactersHint.champions': 'Choisis au moins un rôle ou un champion. En ajouter ne change pas le prix.',
  'charactersHint.agents': 'Choisis au moins un rôle ou un agent. En ajouter ne change pas le prix.',
  'charactersNone.champions': 'Aucun champion de ce nom.',
  'charactersNone.agents': 'Aucun agent de ce nom.',
  charactersFull:
    'Tu en as choisi {figures.mostCharacters}, le maximum. Retires-en un pour en choisir un autre.',
  characterRemove: 'Retirer {name}',
  charactersGone: 'Plus disponible : {names}. Choisis à nouveau.',

  'wishMissing.champions': 'Choisis au moins un rôle ou un champion.',
  'wishMissing.agents': 'Choisis au moins un rôle ou un agent.',
  charactersFound: { one: '{count} résultat', other: '{count} résultats' },

  sliderStart: 'Rang de départ',
  sliderTarget: 'Rang visé',
  sliderRank: '{names.rank}',
  distance: { one: '{count} division, environ {points}', other: '{count} divisions, environ {points}' },
  distancePoints: 'environ {points}',
  tierPair: '{low} et {high}',
  tierSpan: '{low} à {high}',

  yourQuote: '{names.yourQuote}',
  lockedUntil: 'Prix garanti jusqu’à {time}',

  linkEnded: 'Le prix de ce lien a expiré. Voici le prix actuel.',
  whyPrice: 'Pourquoi ce prix ?',
  'whyPriceText.climb':
    'Chaque division a son prix. Tes points, ton gain par victoire, ton serveur et ta file l’augmentent ou le réduisent du pourcentage affiché. Les options se calculent en pourcentage du prix de base. Avant le paiement, nous recalculons chaque ligne.',
  'whyPriceText.count':
    'Ton rang fixe le prix d’une partie. Ton serveur et ta file l’augmentent ou le réduisent du pourcentage affiché. Les options se calculent en pourcentage du prix de base. Avant le paiement, nous recalculons chaque ligne.',
  today: 'Aujourd’hui',
  share: 'Copier le lien vers ce devis',
  shared: 'Lien copié. Ce devis est garanti pendant {figures.seal}.',
  continue: 'Passer au paiement',
  continueShort: 'Continuer',
  noAccount: 'Pas besoin de compte, un e-mail suffit.',

  promiseRefund: 'Remboursement intégral avant le début du boost',
  promiseStart: 'Remboursable si personne ne commence sous {figures.start}',
  promiseVault: 'Mot de passe chiffré, chaque consultation visible',
  promiseDuo: 'Tu joues toi-même, sans donner de mot de passe',

  guestTitle: 'Ton e-mail pour cette commande',

  howTitle: 'Comment ça marche',
  'how.set': 'Trace ton ascension',
  'how.setText': 'Choisis le départ, l’objectif et les options. Le prix est garanti et détaillé.',
  'how.hand': 'Confie ton compte en toute sécurité',
  'how.handText': 'Dépose tes identifiants dans le coffre, ou joue en duo et garde-les pour toi.',
  'how.watch': 'Suis chaque partie',
  'how.watchText': 'Victoires et défaites s’affichent sur ton itinéraire, et la date de fin estimée suit.',
  'how.check': 'Vérifie le résultat',
  'how.checkText':
    'Tu as {figures.check} pour vérifier et confirmer le résultat. Tes identifiants sont alors supprimés.',
  'howDuo.hand': 'Retrouve ton booster',
  'howDuo.handText':
    'Indique ton pseudo en jeu et tes disponibilités. Personne d’autre ne se connecte à ton compte.',
  'howDuo.checkText': 'Tu as {figures.check} pour vérifier et confirmer le résultat.',
  'howCount.title': 'Comment ça se passe',
  'howCount.set': 'Compose ta commande',
  'howCount.setText':
    'Choisis ton rang, le nombre de parties ou de victoires, et les options. Le prix est garanti et détaillé.',
  'howCount.watchText': 'Chaque victoire et chaque défaite est enregistrée, et la date de fin estimée suit.',

  questionsTitle: 'Des questions, des réponses franches',
  'question.stops': 'Que se passe-t-il si le booster s’arrête en cours de route ?',
  'answer.stops':
    'La commande redevient disponible et un autre booster prend le relais ; chacun est payé pour ce qu’il a joué. Si tu préfères en rester là, l’équipe peut arrêter la commande et te rembourser le reste.',
  'question.login': 'Comment mes identifiants sont-ils protégés ?',
  'answer.login':
    'Ils sont chiffrés, avec une clé qui leur est propre. Seul le booster de ta commande peut les ouvrir, et seulement pendant le boost. Tu vois chaque consultation, avec son heure. Tu peux les remplacer ou les supprimer à tout moment ; à la clôture de la commande, ils sont supprimés.',
  'question.refund': 'Quand puis-je me faire rembourser ?',
  'answer.refund':
    'Tant qu’aucun booster n’a commencé, tu récupères tout. Après, tu récupères la part qui reste à jouer, calculée d’après les parties enregistrées. La page de la commande affiche toujours le montant : pas de surprise quand tu fais ta demande.',
  'question.time': 'La durée annoncée est-elle fiable ?',
  'answer.time':
    'Elle tient compte de tes points, de ton gain par victoire et du nombre de parties que les boosters jouent par jour. Elle est enregistrée avec ta commande, et la page de la commande la compare à l’avancée réelle.',

  'followed.target': 'L’objectif passe à {rank}.',
  'followed.start': 'Le départ passe à {rank}.',
  setTarget: 'Fixer l’objectif à {target}',
  moreAddons: { one: 'Voir {count} de plus', other: 'Voir {count} de plus' },
  noScript: 'Il faut JavaScript pour commander. Active-le dans ton navigateur pour continuer.',
} satisfies TranslationOf<typeof service, 'fr'>
