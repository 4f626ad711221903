import type { Game } from '#core/games/game.ts'
import type { Locale } from './locales.ts'

/** A language's names by the ids of `core/games`; the other words in a row are search terms that players also use. */
export type CharacterNames = Readonly<Record<string, string | readonly [name: string, ...others: string[]]>>

type Files = Partial<Record<Locale, () => Promise<{ default: CharacterNames }>>>

/** Names from clients that have their own; other clients, and characters missing from a file, use the English names. */
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

/** A game's character names in a language's client, where they differ from English. */
export async function loadCharacterNames(
  locale: Locale,
  kind: NonNullable<Game['characters']>,
): Promise<CharacterNames> {
  return (await characterNameFiles[kind][locale]?.())?.default ?? {}
}
