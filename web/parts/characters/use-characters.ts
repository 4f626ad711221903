import { useEffect, useState } from 'react'
import type { GameId } from '#core/games/game.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { type Choice, loadCharacters } from './load-characters.ts'

/** Lists that were loaded once are kept, so that they show at once the next time. */
const loaded = new Map<string, readonly Choice[]>()

/** A game's characters in the reader's language; null until they are loaded, and without a game. */
export function useCharacters(game: GameId | null): readonly Choice[] | null {
  const { locale } = useApp()
  const key = `${locale} ${game}`
  const [, setCome] = useState('')
  useEffect(() => {
    if (!game || loaded.has(key)) return
    let left = false
    void loadCharacters(game, locale).then((choices) => {
      loaded.set(key, choices)
      if (!left) setCome(key)
    })
    return () => {
      left = true
    }
  }, [game, locale, key])
  return loaded.get(key) ?? null
}
