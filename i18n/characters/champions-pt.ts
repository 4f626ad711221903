import type { CharacterNames } from '../load-character-names.ts'

/** The champions whose name the Portuguese client writes differently (Data Dragon 16.2.1). */
export default {
  bard: 'Bardo',
  'nunu-willump': 'Nunu e Willump',
} satisfies CharacterNames
