import type { Game } from '#core/games/game.ts'
import type { Locale } from './locales.ts'

/** The names of a language by the ids of `core/games`; further words in a row are what players search by as well. */
export type CharacterNames = Readonly<Record<string, string | readonly [name: string, ...others: string[]]>>

type Files = Partial<Record<Locale, () => Promise<{ default: CharacterNames }>>>

/** Where a client has names of its own; elsewhere, and for whoever is not in a file, it shows the English ones. */
export const characterNameFiles: Record<NonNullable<Game['characters']>, Files> = {
  champions: {
    fr: () => import('./characters/champions-fr.ts'),
    es: () => import('./characters/champions-es.ts'),
    de: () => import('./characters/champions-de.ts'),
    it: () => import('./characters/champions-it.ts'),
    pt: () => import('./characters/champions-pt.ts'),
    zh: () => import('./characters/champions-zh.ts'),
    ar: () => import('./characters/champions-ar.ts'),
  },
  agents: {
    zh: () => import('./characters/agents-zh.ts'),
  },
}

/** What the client of a language calls a game's characters, as far as it differs from English. */
export async function loadCharacterNames(
  locale: Locale,
  kind: NonNullable<Game['characters']>,
): Promise<CharacterNames> {
  return (await characterNameFiles[kind][locale]?.())?.default ?? {}
}
