import type { TranslationOf } from '../../translate.ts'
import type profile from '../en/profile.ts'

export default {
  metaTitle: '{booster}, Booster für {game}',
  description:
    '{booster} spielt {game}. Abgeschlossene Aufträge, Pünktlichkeit, gewonnene Spiele und Bewertungen, alles aus echten Aufträgen gezählt.',
  free: { one: 'Frei für {count} weiteren Auftrag', other: 'Frei für {count} weitere Aufträge' },
  there: 'dort {time} Uhr ({zone})',
  setOrder: 'Preis berechnen',
  setOrderNote: '{booster} wird zuerst gefragt. Der Preis ist derselbe.',
  nextWhoFits: 'Bei einem anderen Booster bestellen',
  nextNote: '{booster} hat gerade {taken} von {of} Aufträgen.',
  ridge: 'Abgeschlossene Aufstiege von {booster}',
  ridgeAll: {
    one: 'Der eine abgeschlossene Aufstieg, vom Start bis zum Ziel.',
    other:
      'Alle {count} abgeschlossenen Aufstiege in der Reihenfolge ihres Endes, jeder vom Start bis zum Ziel.',
  },
  ridgeLast: {
    one: 'Die letzten {shown} von {count} abgeschlossenem Aufstieg.',
    other: 'Die letzten {shown} von {count} abgeschlossenen Aufstiegen.',
  },
  ridgeKeys: 'Mit den Pfeiltasten gehst du von Aufstieg zu Aufstieg.',
  noClimbs: 'Noch kein abgeschlossener Aufstieg',
  finished: { one: 'abgeschlossener Auftrag', other: 'abgeschlossene Aufträge' },
  gamesWon: 'Spiele gewonnen',
  inReviews: { one: 'bei {count} Bewertung', other: 'bei {count} Bewertungen' },
  noReviews: 'noch keine Bewertung',
  since: 'seit {month}',
  noneLate: 'keiner zu spät',
  someLate: { one: '{count} zu spät, um {days}', other: '{count} zu spät, um höchstens {days}' },
  startBase: {
    one: 'letzte {figures.startDays} Tage, {count} Auftrag',
    other: 'letzte {figures.startDays} Tage, {count} Aufträge',
  },
  wonBase: '{won} von {recorded} erfassten',
  disputed: {
    one: 'bei {disputed} von {count} Auftrag ein Problem gemeldet',
    other: 'bei {disputed} von {count} Aufträgen ein Problem gemeldet',
  },
  noDispute: 'kein Problem gemeldet',
  tooFew:
    'Noch zu wenige abgeschlossene Aufträge für eine Aussage. Zahlen gibt es ab {figures.enoughOrders}.',
  latest: 'Letzte Aufstiege',
  moreClimbs: { one: '{count} weitere anzeigen', other: '{count} weitere anzeigen' },
  reviews: '{names.reviews}',
  onlyFinished: 'Bewerten lassen sich nur abgeschlossene Aufträge',
  noReviewsText: 'Hier erscheinen Bewertungen, sobald Kunden über abgeschlossene Aufträge schreiben.',
  fewReviews: {
    one: 'Bisher {count} Bewertung. Gezeigt werden Bewertungen ab {figures.enoughReviews}, damit keine Meinung allein entscheidet.',
    other:
      'Bisher {count} Bewertungen. Gezeigt werden Bewertungen ab {figures.enoughReviews}, damit keine Meinung allein entscheidet.',
  },
  starsCount: { one: '{stars} Stern: {total}', other: '{stars} Sterne: {total}' },
  plays: 'Spielt',
  upTo: 'Bis {rank}',
  hours: 'Übliche Zeiten',
  yourTime: 'Deine Zeit, {zone}',
  theirTime: 'Zeitzone: {zone}',
  usually: 'Spielt meist',
  taken: 'Belegt',
  span: '{from} bis {to}',
  languages: 'Sprachen',
  'level.native': 'Muttersprache',
  'level.fluent': 'Fließend',
  'level.good': 'Gut',
  coaching: 'Coaching mit {booster}',
  hourly: '{price} pro Stunde',
  coached: {
    one: '{count} Coaching-Auftrag abgeschlossen',
    other: '{count} Coaching-Aufträge abgeschlossen',
  },
} satisfies TranslationOf<typeof profile, 'de'>
