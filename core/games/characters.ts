import type { RoleId } from './game.ts'

/** A champion or an agent. The id is stored and travels: it never changes, whatever the client calls them. */
export type Character = {
  /** The name in kebab-case: `khazix`, `nunu-willump`. */
  id: string
  /** As the English client writes it; the names of other languages stand in `i18n/characters/`. */
  name: string
  /** Where the game gives each of them one. */
  role?: RoleId
}

/**
 * Who can be asked for in a game, in the order of the ids. The lists are long: the browser brings them when they are
 * needed, and `games` does not hold them.
 */
export type CharacterList = {
  /** The patch and the month for which the list was last compared with its source. */
  asOf: { patch: string; month: string }
  characters: readonly Character[]
}
