import type { CharacterNames } from '../load-character-names.ts'

/** The champions whose name the Spanish client writes differently (Data Dragon 16.2.1). */
export default {
  bard: 'Bardo',
  'master-yi': 'Maestro Yi',
  'nunu-willump': 'Nunu y Willump',
} satisfies CharacterNames
