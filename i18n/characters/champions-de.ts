import type { CharacterNames } from '../load-character-names.ts'

/** The champions whose name the German client writes differently (Data Dragon 16.2.1). */
export default {
  'jarvan-iv': 'Jarvan IV.',
} satisfies CharacterNames
