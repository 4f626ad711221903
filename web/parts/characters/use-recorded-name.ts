import type { GameId } from '#core/games/game.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { recordedName } from './load-characters.ts'
import { useCharacters } from './use-characters.ts'

/** Translates a recorded character into the reader's language: games record the English name. */
export function useRecordedName(game: GameId): (recorded: string | null) => string | null {
  const { locale } = useApp()
  const all = useCharacters(locale === 'en' ? null : game)
  return (recorded) => all?.find((each) => recordedName(each) === recorded)?.name ?? recorded
}
