import type { TranslationOf } from '../../translate.ts'
import type reviews from '../en/reviews.ts'

export default {
  title: 'Como correu?',
  yours: 'A tua avaliação',
  one: 'Avaliação deste pedido',
  lead: 'A tua avaliação aparece com este pedido no perfil de {booster} assim que houver {figures.enoughReviews}.',
  words: 'Pelas tuas palavras (opcional)',
  length: '{count} de {most} carateres.',
  shownAs: 'Aparece como {name}, sem contactos.',
  shownAsGuest: 'Aparece sem o teu nome e sem contactos.',
  rateAll: 'Dá primeiro todas as notas.',
  post: 'Publicar avaliação',
  save: 'Guardar avaliação',
  leave: 'Deixar como está',
  posted: 'A tua avaliação ficou guardada. Obrigado!',
  edit: 'Editar avaliação',
  editUntil: 'Podes editá-la até {date}, exceto se o teu booster responder antes.',
  edited: 'Editada a {date}',
  hidden: 'A nossa equipa ocultou esta avaliação: {reason}',
  reply: 'A tua resposta, visível para todos',
  replyMissing: 'Escreve primeiro uma resposta.',
  postReply: 'Publicar resposta',
  saveReply: 'Guardar resposta',
  answered: 'A tua resposta ficou guardada.',
  editReply: 'Editar resposta',
  replyUntil: 'Podes editá-la até {date}.',
} satisfies TranslationOf<typeof reviews, 'pt'>
