import type { TranslationOf } from '../../translate.ts'
import type adminreviews from '../en/adminreviews.ts'

export default {
  description: 'Todas las reseñas, primero las más recientes.',
  total: { one: '{count} reseña en total', other: '{count} reseñas en total' },
  none: 'Aún no hay reseñas',
  noneText: 'Las reseñas aparecen aquí en cuanto los clientes reseñen pedidos completados.',
  search: 'Buscar por booster',
  searchHint: 'Nombre de un booster',
  state: '{names.status}',
  'state.new': 'Últimos {figures.reviewEdit}',
  'state.low': 'Nota baja',
  'state.hidden': 'Ocultas',
  'sort.newest': 'Reseña más reciente',
  'sort.lowest': 'Nota más baja',
  colReview: 'Texto de la reseña',
  colRating: 'Nota',
  noText: 'Sin texto',
  hide: 'Ocultar reseña',
  hideText: 'Desaparece del perfil y deja de contar. El cliente y el booster leen tu motivo.',
  isHidden: 'La reseña está oculta.',
  show: 'Mostrar de nuevo',
  showText: 'Vuelve a aparecer en el perfil y cuenta. Avisamos al cliente y al booster.',
  isShown: 'La reseña vuelve a verse.',
} satisfies TranslationOf<typeof adminreviews, 'es'>
