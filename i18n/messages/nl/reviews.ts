import type { TranslationOf } from '../../translate.ts'
import type reviews from '../en/reviews.ts'

export default {
  title: 'Hoe was het?',
  yours: 'Jouw review',
  one: 'Review van deze bestelling',
  lead: 'Je review staat met deze bestelling op het profiel van {booster} zodra er {figures.enoughReviews} zijn.',
  words: 'In je eigen woorden (optioneel)',
  length: '{count} van {most} tekens.',
  shownAs: 'Zichtbaar als {name}, zonder contactgegevens.',
  shownAsGuest: 'Zichtbaar zonder je naam en zonder contactgegevens.',
  rateAll: 'Geef eerst alle scores.',
  post: 'Review plaatsen',
  save: 'Review opslaan',
  leave: 'Zo laten',
  posted: 'Je review is opgeslagen. Bedankt!',
  edit: 'Review wijzigen',
  editUntil: 'Je kunt hem wijzigen tot {date}, tenzij je booster eerder antwoordt.',
  edited: 'Gewijzigd op {date}',
  hidden: 'Ons team heeft deze review verborgen: {reason}',
  reply: 'Je antwoord, voor iedereen zichtbaar',
  replyMissing: 'Schrijf eerst een antwoord.',
  postReply: 'Antwoord plaatsen',
  saveReply: 'Antwoord opslaan',
  answered: 'Je antwoord is opgeslagen.',
  editReply: 'Antwoord wijzigen',
  replyUntil: 'Je kunt het wijzigen tot {date}.',
} satisfies TranslationOf<typeof reviews, 'nl'>
