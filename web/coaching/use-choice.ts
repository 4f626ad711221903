import { useCallback, useEffect, useState } from 'react'
import { mostHours } from '#core/orders/order-config.ts'
import type { Coach } from './coaching-page.tsx'

type Choice = { key: string | null; hours: number }

/** One coach may teach several games: a choice names both. */
export function keyOf({ username, game }: Pick<Coach, 'username' | 'game'>): string {
  return `${username}.${game}`
}

/** Whom the visitor chose and for how long, mirrored in the address so that it survives reload and sign-in. */
export function useChoice(): [Choice, (change: Partial<Choice>) => void] {
  const [choice, setChoice] = useState<Choice>({ key: null, hours: 1 })

  // The page may be rendered for a plain address; what the visitor's own address asks for is applied after.
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const hours = Number(query.get('hours'))
    const valid = Number.isInteger(hours) && hours >= 1 && hours <= mostHours
    setChoice({ key: query.get('coach'), hours: valid ? hours : 1 })
  }, [])

  const change = useCallback((part: Partial<Choice>) => {
    setChoice((now) => {
      const next = { ...now, ...part }
      const query = new URLSearchParams(location.search)
      if (next.key) query.set('coach', next.key)
      else query.delete('coach')
      if (next.hours > 1) query.set('hours', String(next.hours))
      else query.delete('hours')
      const words = query.toString()
      history.replaceState(history.state, '', `${location.pathname}${words && `?${words}`}${location.hash}`)
      return next
    })
  }, [])

  return [choice, change]
}
