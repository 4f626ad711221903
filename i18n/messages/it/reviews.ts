import type { TranslationOf } from '../../translate.ts'
import type reviews from '../en/reviews.ts'

export default {
  title: 'Com’è andata?',
  yours: 'La tua recensione',
  one: 'Recensione di questo ordine',
  lead: 'La tua recensione compare con questo ordine nel profilo di {booster} appena ce ne sono {figures.enoughReviews}.',
  words: 'Con parole tue (facoltativo)',
  length: '{count} caratteri su {most}.',
  shownAs: 'Visibile come {name}, senza contatti.',
  shownAsGuest: 'Visibile senza il tuo nome e senza contatti.',
  rateAll: 'Dai prima tutti i voti.',
  post: 'Pubblica recensione',
  save: 'Salva recensione',
  leave: 'Lascia così',
  posted: 'La tua recensione è salvata. Grazie!',
  edit: 'Modifica recensione',
  editUntil: 'Puoi modificarla fino al {date}, se il booster non risponde prima.',
  edited: 'Modificata il {date}',
  hidden: 'Il nostro staff ha nascosto questa recensione: {reason}',
  reply: 'La tua risposta, visibile a tutti',
  replyMissing: 'Scrivi prima una risposta.',
  postReply: 'Pubblica risposta',
  saveReply: 'Salva risposta',
  answered: 'La tua risposta è salvata.',
  editReply: 'Modifica risposta',
  replyUntil: 'Puoi modificarla fino al {date}.',
} satisfies TranslationOf<typeof reviews, 'it'>
