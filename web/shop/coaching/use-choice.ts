import { useCallback, useEffect, useRef, useState } from 'react'
import { mostHours } from '#core/choices/order-config.ts'
import { useWriteQuery } from '#web/frame/router/page-state.ts'
import type { Coach } from './coach-types.ts'
import type { PickedStart } from './use-free-slots.ts'

export type Choice = { key: string | null; hours: number; wishes: string; startsAt: PickedStart }

/** In the address, in place of a start: to be agreed on later. */
const later = 'later'

/** A coach can teach several games, so a choice needs both names. */
export function keyOf({ username, game }: Pick<Coach, 'username' | 'game'>): string {
  return `${username}.${game}`
}

/** The longest text for the coach (the contract’s limit). */
export const longestWishes = 500

/** The chosen coach, hours and preferences, mirrored in the address so that they survive reload and sign-in. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState<Choice>({ key: null, hours: 1, wishes: '', startsAt: undefined })
  const newest = useRef(choice)
  const writeAddress = useWriteQuery()

  // The server can render the page for a plain address, so the browser applies its own address afterwards.
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const hours = Number(query.get('hours'))
    const valid = Number.isInteger(hours) && hours >= 1 && hours <= mostHours
    newest.current = {
      key: query.get('coach'),
      hours: valid ? hours : 1,
      wishes: (query.get('wishes') ?? '').slice(0, longestWishes),
      startsAt: pickOf(query.get('at')),
    }
    setChoice(newest.current)
  }, [])

  const change = useCallback(
    (part: Partial<Choice>) => {
      newest.current = { ...newest.current, ...part }
      setChoice(newest.current)
      const { key, hours, wishes, startsAt } = newest.current
      const query = new URLSearchParams(location.search)
      const at = startsAt === null ? later : startsAt
      const words = { coach: key, hours: hours > 1 && String(hours), wishes, at }
      for (const [name, word] of Object.entries(words))
        if (word) query.set(name, word)
        else query.delete(name)
      writeAddress(query)
    },
    [writeAddress],
  )

  return [choice, change]
}

/** An instant as the API writes it; anything else is no pick. */
function pickOf(word: string | null): PickedStart {
  if (word === later) return null
  return word && !Number.isNaN(Date.parse(word)) ? new Date(word).toISOString() : undefined
}
