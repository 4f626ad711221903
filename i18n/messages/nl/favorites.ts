import type { TranslationOf } from '../../translate.ts'
import type favorites from '../en/favorites.ts'

export default {
  description: 'De boosters die je als favoriet hebt bewaard.',
  add: '{booster} aan favorieten toevoegen',
  remove: '{booster} uit favorieten verwijderen',
  none: 'Nog geen favorieten',
  noneText: 'Klik op het hart naast de naam van een booster, dan staat die hier.',
  browse: 'Alle boosters bekijken',
} satisfies TranslationOf<typeof favorites, 'nl'>
