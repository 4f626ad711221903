import type { CharacterNames } from '../load-character-names.ts'

/** The champions whose name the Italian client writes differently (Data Dragon 16.2.1). */
export default {
  'nunu-willump': 'Nunu e Willump',
} satisfies CharacterNames
