import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: 'Die Booster, die du als Favoriten gespeichert hast.',
  add: '{booster} zu den Favoriten hinzufügen',
  remove: '{booster} aus den Favoriten entfernen',
  none: 'Noch keine Favoriten',
  noneText: 'Drück auf das Herz neben dem Namen eines Boosters, dann erscheint er hier.',
  browse: 'Alle Booster ansehen',
} satisfies TranslationOf<typeof favorites, 'de'>
