import type { TranslationOf } from '../../translate.ts'
import type finished from '../en/finished.ts'

export default {
  onTime: 'A tiempo',
  late: { one: '{count} día de retraso', other: '{count} días de retraso' },
  took: '{days}, prometido: {promised}',
  wonLost: 'ganadas: {won}, perdidas: {lost}',
  wonLostDrawn: 'ganadas: {won}, perdidas: {lost}, empatadas: {drawn}',
  playedBy: '{server}, lo jugó {booster}',
  stars: '{stars} de {most}',
  replied: 'Respuesta de {booster}:',
  demo: '{names.demoData}',
  profileOf: 'Perfil de {booster}',
  guest: '{names.guest}',
  'rated.overall': 'En general',
  'rated.skill': 'Habilidad',
  'rated.speed': 'Rapidez',
  'rated.communication': 'Comunicación',
  rated: { one: '{stars} en {count} reseña', other: '{stars} en {count} reseñas' },
} satisfies TranslationOf<typeof finished, 'es'>
