import type { TranslationOf } from '../../translate.ts'
import type reviews from '../en/reviews.ts'

export default {
  title: '¿Qué tal ha ido?',
  yours: 'Tu reseña',
  one: 'Reseña de este pedido',
  lead: 'Tu reseña aparece con este pedido en el perfil de {booster} en cuanto haya {figures.enoughReviews}.',
  words: 'Con tus palabras (opcional)',
  length: '{count} de {most} caracteres.',
  shownAs: 'Se muestra como {name}, sin datos de contacto.',
  shownAsGuest: 'Se muestra sin tu nombre y sin datos de contacto.',
  rateAll: 'Primero da todas las notas.',
  post: 'Publicar reseña',
  save: 'Guardar reseña',
  leave: 'Dejarlo así',
  posted: 'Tu reseña se ha guardado. ¡Gracias!',
  edit: 'Editar reseña',
  editUntil: 'Puedes editarla hasta el {date}, salvo que tu booster responda antes.',
  edited: 'Editada el {date}',
  hidden: 'Nuestro equipo ha ocultado esta reseña: {reason}',
  reply: 'Tu respuesta, a la vista de todos',
  replyMissing: 'Escribe primero una respuesta.',
  postReply: 'Publicar respuesta',
  saveReply: 'Guardar respuesta',
  answered: 'Tu respuesta se ha guardado.',
  editReply: 'Editar respuesta',
  replyUntil: 'Puedes editarla hasta el {date}.',
} satisfies TranslationOf<typeof reviews, 'es'>
