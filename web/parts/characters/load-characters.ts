import type { Character, CharacterList } from '#core/games/characters.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { loadCharacterNames } from '#i18n/load-character-names.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'

/** A character to choose: shown with the name in the reader's language, found by every name that players use. */
export type Choice = Pick<Character, 'id' | 'role'> & { name: string; names: readonly string[] }

/** Games record the English name, the last in `names`, so that staff, customer and booster can compare it. */
export function recordedName({ name, names }: Choice): string {
  return names.at(-1) ?? name
}

const lists: Partial<Record<GameId, () => Promise<{ characterList: CharacterList }>>> = {
  'league-of-legends': () => import('#core/games/league-of-legends-characters.ts'),
  valorant: () => import('#core/games/valorant-characters.ts'),
  'wild-rift': () => import('#core/games/wild-rift-characters.ts'),
}

/** A game's characters sorted by name; empty for a game that offers no choice. */
export async function loadCharacters(game: GameId, locale: Locale): Promise<readonly Choice[]> {
  const kind = games[game].characters
  if (!kind) return []
  const [list, names] = await Promise.all([lists[game]?.(), loadCharacterNames(locale, kind)])
  const inOrder = new Intl.Collator(localeInfo(locale).tag)
  return (list?.characterList.characters ?? [])
    .map(({ id, name: english, role }): Choice => {
      const own = [names[id] ?? english].flat()
      return { id, name: own[0] ?? english, names: [...own, english], ...(role && { role }) }
    })
    .sort((a, b) => inOrder.compare(a.name, b.name))
}
