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
  /** A ticket that was taken or given back shows at once, whether or not the page can be read again. */
  const show = useCallback(
    (ticket: OwnEntry['ticket']) => {
      setRead((before) => {
        const raffle = before?.raffle.raffle_id === rendered.raffle_id ? before.raffle : rendered
        return { raffle: counted(raffle, ticket), mine: { ticket, won: before?.mine?.won ?? null } }
      })
      reload().catch(console.warn)
    },
    [reload, rendered],
  )
  const raffle = read?.raffle.raffle_id === rendered.raffle_id ? read.raffle : rendered
  return { raffle, mine: read?.mine ?? null, reload, show }
}

/** The raffle with one ticket more, or one less. */
function counted(raffle: Raffle, ticket: OwnEntry['ticket']): Raffle {
  const { tickets, tickets_today, last_ticket } = raffle
  if (!ticket) return { ...raffle, tickets: Math.max(0, tickets - 1) }
  return {
    ...raffle,
    tickets: tickets + 1,
    tickets_today: tickets_today + 1,
    last_ticket: Math.max(last_ticket, ticket.number),
  }
}
