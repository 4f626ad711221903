import { useCallback, useEffect, useState } from 'react'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import type { OwnEntry, Raffle } from './raffle-types.ts'

/**
 * A raffle as it is now, with the reader's own ticket: the page is kept, so both are read after it has arrived, and again
 * after the reader did something.
 */
export function useRaffle(rendered: Raffle) {
  const { call, locale } = useApp()
  const user = useUser()
  const [read, setRead] = useState<{ raffle: Raffle; mine: OwnEntry | null } | null>(null)
  const { slug } = rendered
  const userId = user?._id
  const reload = useCallback(async () => {
    const params = { slug }
    const [raffle, mine] = await Promise.all([
      call('getRaffle', { params, query: { language: locale } }),
      userId ? call('getMyEntry', { params }) : null,
    ])
    setRead({ raffle: raffle.data, mine: mine?.data ?? null })
  }, [call, locale, slug, userId])
  useEffect(() => {
    if (user === undefined) return
    // Without an answer the page stays as it was rendered.
    reload().catch(console.warn)
  }, [reload, user])
  const raffle = read?.raffle.raffle_id === rendered.raffle_id ? read.raffle : rendered
  return { raffle, mine: read?.mine ?? null, reload }
}
