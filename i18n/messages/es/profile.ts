import type { TranslationOf } from '../../translate.ts'
import type profile from '../en/profile.ts'

export default {
  metaTitle: '{booster}, booster de {game}',
  description:
    '{booster} juega a {game}. Pedidos completados, puntualidad, partidas ganadas y reseñas, todo contado en pedidos reales.',
  free: { one: 'Libre para {count} pedido más', other: 'Libre para {count} pedidos más' },
  there: 'allí son las {time} ({zone})',
  setOrder: 'Calcular el precio',
  setOrderNote: 'Preguntamos primero a {booster}. El precio es el mismo.',
  nextWhoFits: 'Pedir a otro booster',
  nextNote: '{booster} tiene ahora {taken} de {of} pedidos.',
  ridge: 'Escaladas completadas de {booster}',
  ridgeAll: {
    one: 'La única escalada completada, desde su inicio hasta su objetivo.',
    other:
      'Las {count} escaladas completadas, en el orden en que acabaron, cada una desde su inicio hasta su objetivo.',
  },
  ridgeLast: {
    one: 'Las últimas {shown} de {count} escalada completada.',
    other: 'Las últimas {shown} de {count} escaladas completadas.',
  },
  ridgeKeys: 'Con las flechas del teclado pasas de una escalada a otra.',
  noClimbs: 'Aún no hay escaladas completadas',
  finished: { one: 'pedido completado', other: 'pedidos completados' },
  gamesWon: 'partidas ganadas',
  inReviews: { one: 'en {count} reseña', other: 'en {count} reseñas' },
  noReviews: 'aún sin reseñas',
  since: 'desde {month}',
  noneLate: 'ninguno con retraso',
  someLate: { one: '{count} con {days} de retraso', other: '{count} con retraso, {days} como máximo' },
  startBase: {
    one: 'últimos {figures.startDays} días, {count} pedido',
    other: 'últimos {figures.startDays} días, {count} pedidos',
  },
  wonBase: '{won} de {recorded} registradas',
  disputed: {
    one: 'aviso de un problema en {disputed} de {count} pedido',
    other: 'aviso de un problema en {disputed} de {count} pedidos',
  },
  noDispute: 'ningún aviso de problemas',
  tooFew:
    'Aún son muy pocos pedidos completados para decir algo. Las cifras aparecen a partir de {figures.enoughOrders}.',
  latest: 'Últimas escaladas',
  moreClimbs: { one: 'Ver {count} más', other: 'Ver {count} más' },
  reviews: '{names.reviews}',
  onlyFinished: 'Solo se reseñan pedidos completados',
  noReviewsText: 'Las reseñas aparecen aquí cuando los clientes escriben sobre sus pedidos completados.',
  fewReviews: {
    one: '{count} reseña por ahora. Las reseñas se muestran a partir de {figures.enoughReviews}, para que ninguna opinión decida sola.',
    other:
      '{count} reseñas por ahora. Las reseñas se muestran a partir de {figures.enoughReviews}, para que ninguna opinión decida sola.',
  },
  starsCount: { one: '{stars} estrella: {total}', other: '{stars} estrellas: {total}' },
  plays: 'Juega',
  upTo: 'Hasta {rank}',
  hours: 'Horas habituales',
  yourTime: 'Tu hora, {zone}',
  theirTime: 'Zona horaria: {zone}',
  usually: 'Suele jugar',
  taken: 'Ocupado',
  span: '{from} a {to}',
  languages: 'Idiomas',
  'level.native': 'Nativo',
  'level.fluent': 'Fluido',
  'level.good': 'Bueno',
  coaching: 'Coaching con {booster}',
  hourly: '{price} por hora',
  coached: { one: '{count} pedido de coaching completado', other: '{count} pedidos de coaching completados' },
} satisfies TranslationOf<typeof profile, 'es'>
