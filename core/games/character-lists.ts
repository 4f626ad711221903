import type { CharacterList } from './characters.ts'
import type { GameId } from './game.ts'
import { characterList as leagueOfLegends } from './league-of-legends-characters.ts'
import { characterList as valorant } from './valorant-characters.ts'
import { characterList as wildRift } from './wild-rift-characters.ts'

/** The list of each game whose champions or agents can be chosen. Not for the browser, which loads one at a time. */
export const characterLists: Partial<Record<GameId, CharacterList>> = {
  'league-of-legends': leagueOfLegends,
  valorant,
  'wild-rift': wildRift,
}
