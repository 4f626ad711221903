import type { TranslationOf } from '../../translate.ts'
import type profile from '../en/profile.ts'

export default {
  metaTitle: '{booster}, booster per {game}',
  description:
    '{booster} gioca a {game}. Ordini completati, puntualità, partite vinte e recensioni, tutto contato su ordini veri.',
  free: { one: 'Libero per {count} altro ordine', other: 'Libero per {count} altri ordini' },
  there: 'lì sono le {time} ({zone})',
  setOrder: 'Scopri il prezzo',
  setOrderNote: 'Chiediamo prima a {booster}. Il prezzo è lo stesso.',
  nextWhoFits: 'Ordina da un altro booster',
  nextNote: '{booster} ha ora {taken} ordini su {of}.',
  ridge: 'Scalate completate di {booster}',
  ridgeAll: {
    one: 'L’unica scalata completata, dalla partenza all’obiettivo.',
    other:
      'Tutte le {count} scalate completate, nell’ordine in cui sono finite, ognuna dalla partenza all’obiettivo.',
  },
  ridgeLast: {
    one: 'Le ultime {shown} di {count} scalata completata.',
    other: 'Le ultime {shown} di {count} scalate completate.',
  },
  ridgeKeys: 'Con i tasti freccia passi da una scalata all’altra.',
  noClimbs: 'Ancora nessuna scalata completata',
  finished: { one: 'ordine completato', other: 'ordini completati' },
  gamesWon: 'partite vinte',
  inReviews: { one: 'in {count} recensione', other: 'in {count} recensioni' },
  noReviews: 'ancora nessuna recensione',
  since: 'da {month}',
  noneLate: 'nessun ritardo',
  someLate: { one: '{count} in ritardo, di {days}', other: '{count} in ritardo, al massimo di {days}' },
  startBase: {
    one: 'ultimi {figures.startDays} giorni, {count} ordine',
    other: 'ultimi {figures.startDays} giorni, {count} ordini',
  },
  wonBase: '{won} su {recorded} registrate',
  disputed: {
    one: 'problema segnalato: {disputed} ordine su {count}',
    other: 'problema segnalato: {disputed} ordini su {count}',
  },
  noDispute: 'nessun problema segnalato',
  tooFew:
    'Ancora troppo pochi ordini completati per dire qualcosa. I numeri compaiono da {figures.enoughOrders} in poi.',
  latest: 'Ultime scalate',
  moreClimbs: { one: 'Mostra altri {count}', other: 'Mostra altri {count}' },
  reviews: '{names.reviews}',
  onlyFinished: 'Si recensiscono solo ordini completati',
  noReviewsText: 'Le recensioni compaiono qui quando i clienti scrivono dei loro ordini completati.',
  fewReviews: {
    one: '{count} recensione finora. Le recensioni si vedono a partire da {figures.enoughReviews}, così nessuna opinione decide da sola.',
    other:
      '{count} recensioni finora. Le recensioni si vedono a partire da {figures.enoughReviews}, così nessuna opinione decide da sola.',
  },
  starsCount: { one: '{stars} stella: {total}', other: '{stars} stelle: {total}' },
  plays: 'Gioca',
  upTo: 'Fino a {rank}',
  hours: 'Orari abituali',
  yourTime: 'Il tuo orario, {zone}',
  theirTime: 'Fuso orario: {zone}',
  usually: 'Di solito gioca',
  taken: 'Occupato',
  span: '{from}-{to}',
  languages: 'Lingue',
  'level.native': 'Madrelingua',
  'level.fluent': 'Fluente',
  'level.good': 'Buono',
  coaching: 'Coaching con {booster}',
  hourly: '{price} all’ora',
  coached: { one: '{count} ordine di coaching completato', other: '{count} ordini di coaching completati' },
} satisfies TranslationOf<typeof profile, 'it'>
