import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: 'Les boosters que tu as ajoutés aux favoris.',
  add: 'Ajouter {booster} aux favoris',
  remove: 'Retirer {booster} des favoris',
  none: 'Aucun favori pour l’instant',
  noneText: 'Appuie sur le cœur à côté du nom d’un booster : il apparaîtra ici.',
  browse: 'Voir tous les boosters',
} satisfies TranslationOf<typeof favorites, 'fr'>
