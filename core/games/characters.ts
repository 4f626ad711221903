import type { RoleId } from './game.ts'

/**
 * A champion or an agent. The id is stored and sent, so it never changes, even when the client renames the character.
 */
export type Character = {
  /** The name in kebab-case: `khazix`, `nunu-willump`. */
  id: string
  /** As the English client writes it; the names in other languages are in `i18n/characters/`. */
  name: string
  /** Only where the game assigns one. */
  role?: RoleId
}

/**
 * The characters that can be chosen in a game, sorted by id. The lists are long, so `games` does not contain them and
 * the browser loads them when they are needed.
 */
export type CharacterList = {
  /** The patch and month of the last comparison with the source. */
  asOf: { patch: string; month: string }
  characters: readonly Character[]
}
