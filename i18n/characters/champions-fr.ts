import type { CharacterNames } from '../load-character-names.ts'

/** The champions whose name the French client writes differently (Data Dragon 16.2.1). */
export default {
  ksante: 'K’Santé',
  'master-yi': 'Maître Yi',
  'nunu-willump': 'Nunu et Willump',
  seraphine: 'Séraphine',
  zoe: 'Zoé',
} satisfies CharacterNames
