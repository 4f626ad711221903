import type { TranslationOf } from '../../translate.ts'
import type reviews from '../en/reviews.ts'

export default {
  title: 'Wie war’s?',
  yours: 'Deine Bewertung',
  one: 'Bewertung dieses Auftrags',
  lead: 'Deine Bewertung erscheint mit diesem Auftrag im Profil von {booster}, sobald es dort {figures.enoughReviews} gibt.',
  words: 'In deinen Worten (freiwillig)',
  length: '{count} von {most} Zeichen.',
  shownAs: 'Angezeigt als {name}, ohne Kontaktdaten.',
  shownAsGuest: 'Angezeigt ohne deinen Namen und ohne Kontaktdaten.',
  rateAll: 'Gib erst alle Wertungen ab.',
  post: 'Bewertung abschicken',
  save: 'Bewertung speichern',
  leave: 'So lassen',
  posted: 'Deine Bewertung ist gespeichert. Danke!',
  edit: 'Bewertung ändern',
  editUntil: 'Du kannst sie bis {date} ändern, außer dein Booster antwortet vorher.',
  edited: 'Geändert am {date}',
  hidden: 'Unser Team hat diese Bewertung ausgeblendet: {reason}',
  reply: 'Deine Antwort, für alle sichtbar',
  replyMissing: 'Schreib erst eine Antwort.',
  postReply: 'Antwort abschicken',
  saveReply: 'Antwort speichern',
  answered: 'Deine Antwort ist gespeichert.',
  editReply: 'Antwort ändern',
  replyUntil: 'Du kannst sie bis {date} ändern.',
} satisfies TranslationOf<typeof reviews, 'de'>
