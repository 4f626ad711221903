import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: 'I booster che hai salvato nei preferiti.',
  add: 'Aggiungi {booster} ai preferiti',
  remove: 'Rimuovi {booster} dai preferiti',
  none: 'Ancora nessun preferito',
  noneText: 'Premi il cuore accanto al nome di un booster e comparirà qui.',
  browse: 'Vedi tutti i booster',
} satisfies TranslationOf<typeof favorites, 'it'>
