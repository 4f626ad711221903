import type { TranslationOf } from '../../translate.ts'
import type profile from '../en/profile.ts'

export default {
  metaTitle: '{booster}, booster pour {game}',
  description:
    '{booster} joue à {game}. Commandes terminées, délais tenus, parties gagnées et avis, tous comptés sur de vraies commandes.',
  free: { one: 'Libre pour {count} autre commande', other: 'Libre pour {count} autres commandes' },
  there: '{time} sur place ({zone})',
  setOrder: 'Voir mon prix',
  setOrderNote: '{booster} est sollicité en premier. Le prix est le même.',
  nextWhoFits: 'Commander à un autre booster',
  nextNote: '{booster} a {taken} commandes sur {of}.',
  ridge: 'Ascensions terminées : {booster}',
  ridgeAll: {
    one: '{count} ascension terminée, du départ à l’objectif.',
    other: 'Les {count} ascensions terminées, dans l’ordre de leur fin, chacune du départ à l’objectif.',
  },
  ridgeLast: {
    one: 'Les {shown} dernières sur {count} ascension terminée.',
    other: 'Les {shown} dernières sur {count} ascensions terminées.',
  },
  ridgeKeys: 'Les flèches du clavier mènent d’une ascension à l’autre.',
  noClimbs: 'Pas encore d’ascension terminée',
  finished: { one: 'commande terminée', other: 'commandes terminées' },
  gamesWon: 'parties gagnées',
  inReviews: { one: 'sur {count} avis', other: 'sur {count} avis' },
  noReviews: 'pas encore d’avis',
  since: 'depuis {month}',
  noneLate: 'aucun retard',
  someLate: { one: '{count} en retard, de {days}', other: '{count} en retard, de {days} au plus' },
  startBase: {
    one: '{figures.startDays} derniers jours, {count} commande',
    other: '{figures.startDays} derniers jours, {count} commandes',
  },
  wonBase: '{won} sur {recorded} enregistrées',
  disputed: {
    one: 'problème signalé : {disputed} commande sur {count}',
    other: 'problème signalé : {disputed} commandes sur {count}',
  },
  noDispute: 'aucun problème signalé',
  tooFew:
    'Trop peu de commandes terminées pour le dire. Les chiffres apparaissent après {figures.enoughOrders}.',
  latest: 'Dernières ascensions',
  moreClimbs: { one: 'En afficher {count} de plus', other: 'En afficher {count} de plus' },
  reviews: '{names.reviews}',
  onlyFinished: 'Seules les commandes terminées reçoivent un avis',
  noReviewsText: 'Les avis apparaissent ici quand des clients écrivent sur leurs commandes terminées.',
  fewReviews: {
    one: '{count} avis pour l’instant. Les avis s’affichent à partir de {figures.enoughReviews}, pour qu’aucune opinion ne décide seule.',
    other:
      '{count} avis pour l’instant. Les avis s’affichent à partir de {figures.enoughReviews}, pour qu’aucune opinion ne décide seule.',
  },
  starsCount: { one: '{stars} étoile : {total}', other: '{stars} étoiles : {total}' },
  plays: 'Joue à',
  upTo: 'Jusqu’à {rank}',
  hours: 'Heures habituelles',
  yourTime: 'À ton heure, {zone}',
  theirTime: 'Fuseau horaire : {zone}',
  usually: 'Joue d’habitude',
  taken: 'Pris',
  span: '{from} à {to}',
  languages: 'Langues',
  'level.native': 'Langue maternelle',
  'level.fluent': 'Courant',
  'level.good': 'Bon niveau',
  coaching: 'Coaching avec {booster}',
  hourly: '{price} de l’heure',
} satisfies TranslationOf<typeof profile, 'fr'>
