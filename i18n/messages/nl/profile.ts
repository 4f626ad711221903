import type { TranslationOf } from '../../translate.ts'
import type profile from '../en/profile.ts'

export default {
  metaTitle: '{booster}, booster voor {game}',
  description:
    '{booster} speelt {game}. Afgeronde bestellingen, op tijd, gewonnen games en reviews, allemaal geteld uit echte bestellingen.',
  free: { one: 'Vrij voor nog {count} bestelling', other: 'Vrij voor nog {count} bestellingen' },
  there: 'daar is het {time} ({zone})',
  setOrder: 'Je prijs bekijken',
  setOrderNote: '{booster} wordt als eerste gevraagd. De prijs is dezelfde.',
  nextWhoFits: 'Bij een andere booster bestellen',
  nextNote: '{booster} heeft nu {taken} van {of} bestellingen.',
  ridge: 'Afgeronde klimmen van {booster}',
  ridgeAll: {
    one: 'De ene afgeronde klim, van start tot doel.',
    other: 'Alle {count} afgeronde klimmen, in de volgorde waarin ze eindigden, elk van start tot doel.',
  },
  ridgeLast: {
    one: 'De laatste {shown} van {count} afgeronde klim.',
    other: 'De laatste {shown} van {count} afgeronde klimmen.',
  },
  ridgeKeys: 'Met de pijltjestoetsen ga je van klim naar klim.',
  noClimbs: 'Nog geen afgeronde klim',
  finished: { one: 'afgeronde bestelling', other: 'afgeronde bestellingen' },
  gamesWon: 'games gewonnen',
  inReviews: { one: 'in {count} review', other: 'in {count} reviews' },
  noReviews: 'nog geen reviews',
  since: 'sinds {month}',
  noneLate: 'geen te laat',
  someLate: { one: '{count} te laat, {days}', other: '{count} te laat, hooguit {days}' },
  startBase: {
    one: 'laatste {figures.startDays} dagen, {count} bestelling',
    other: 'laatste {figures.startDays} dagen, {count} bestellingen',
  },
  wonBase: '{won} van {recorded} vastgelegd',
  disputed: {
    one: 'bij {disputed} van {count} bestelling een probleem gemeld',
    other: 'bij {disputed} van {count} bestellingen een probleem gemeld',
  },
  noDispute: 'geen probleem gemeld',
  tooFew:
    'Nog te weinig afgeronde bestellingen om iets te zeggen. Cijfers verschijnen vanaf {figures.enoughOrders}.',
  latest: 'Laatste klimmen',
  moreClimbs: { one: 'Toon er nog {count}', other: 'Toon er nog {count}' },
  reviews: '{names.reviews}',
  onlyFinished: 'Alleen afgeronde bestellingen krijgen een review',
  noReviewsText: 'Reviews verschijnen hier zodra klanten over afgeronde bestellingen schrijven.',
  fewReviews: {
    one: 'Tot nu toe {count} review. Reviews zijn te zien vanaf {figures.enoughReviews}, zodat geen enkele mening alleen beslist.',
    other:
      'Tot nu toe {count} reviews. Reviews zijn te zien vanaf {figures.enoughReviews}, zodat geen enkele mening alleen beslist.',
  },
  starsCount: { one: '{stars} ster: {total}', other: '{stars} sterren: {total}' },
  plays: 'Speelt',
  upTo: 'Tot en met {rank}',
  hours: 'Gebruikelijke uren',
  yourTime: 'Jouw tijd, {zone}',
  theirTime: 'Tijdzone: {zone}',
  usually: 'Speelt meestal',
  taken: 'Bezet',
  span: '{from} tot {to}',
  languages: 'Talen',
  'level.native': 'Moedertaal',
  'level.fluent': 'Vloeiend',
  'level.good': 'Goed',
  coaching: 'Coaching met {booster}',
  hourly: '{price} per uur',
} satisfies TranslationOf<typeof profile, 'nl'>
