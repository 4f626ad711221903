import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: 'Los boosters que has guardado como favoritos.',
  add: 'Añadir a {booster} a favoritos',
  remove: 'Quitar a {booster} de favoritos',
  none: 'Aún no hay favoritos',
  noneText: 'Pulsa el corazón junto al nombre de un booster y aparecerá aquí.',
  browse: 'Ver todos los boosters',
} satisfies TranslationOf<typeof favorites, 'es'>
