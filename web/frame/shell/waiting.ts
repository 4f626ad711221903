import { useEffect, useSyncExternalStore } from 'react'
import type { Contract } from '#contract/contract.ts'
import { isStaff } from '#core/people/permissions.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { queuePlaces } from '#i18n/staff-queues.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import { realtime } from '../realtime/realtime-events.ts'
import { useApp, useUser } from '../session/app-context.ts'
import type { CallApi } from '../session/call.ts'
import { useNow } from '../texts/use-now.ts'

export type Waiting = Contract['listWaiting']['reply']['data']

/** What waits for the person, shared by the menu and the bell, so that the server is asked once for both. */
const none: Waiting = { orders: [], queues: [], answers_due: 0 }

class Shown extends Watched {
  waiting = none

  set(waiting: Waiting): void {
    this.waiting = waiting
    this.changed()
  }
}
const shown = new Shown()
/** When it was asked for last, in milliseconds of `performance.now()`. */
let askedAt = Number.NEGATIVE_INFINITY
let asked: Promise<Waiting> | undefined

export const subscribeWaiting = shown.subscribe
export const shownWaiting = () => shown.waiting

/** Asks the server; those who ask at the same time get the same answer. */
export function readWaiting(call: CallApi): Promise<Waiting> {
  asked ??= ask(call).finally(() => {
    asked = undefined
  })
  return asked
}

async function ask(call: CallApi): Promise<Waiting> {
  askedAt = performance.now()
  const { data } = await call('listWaiting')
  shown.set(data)
  return data
}

/** Changes come in flocks: the first waits for the others, and in a busy shop each person asks six times a minute at most. */
const gatherMs = 1_500
const betweenMs = 10_000
/** Whoever comes back to the page within this time sees what they saw. */
const freshMs = 30_000

/** Follows what waits while staff or boosters see the dashboard: with each connection and change, and when the page is seen again. */
export function useFollowWaiting(): void {
  const { call } = useApp()
  const permissions = useUser()?.permissions
  const works = permissions !== undefined && (isStaff({ permissions }) || permissions.includes('Booster'))
  useEffect(() => {
    if (!works) return
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Something changed while nobody saw the page. */
    let missed = false
    const read = () => {
      missed = document.hidden
      if (!missed) void readWaiting(call).catch(console.warn)
    }
    const soon = () => {
      const heard = performance.now()
      timer ??= setTimeout(
        () => {
          timer = undefined
          if (askedAt < heard) read()
        },
        Math.max(gatherMs, askedAt + betweenMs - heard),
      )
    }
    const again = () => {
      if (missed || askedAt + freshMs < performance.now()) read()
    }
    if (realtime.state.connected) again()
    document.addEventListener('visibilitychange', again)
    const stops = [
      realtime.on('connected', ({ user_id }) => (user_id ? read() : shown.set(none))),
      realtime.on('order_changed', soon),
      realtime.on('support_thread', soon),
      realtime.on('show_notification', soon),
    ]
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', again)
      for (const stop of stops) stop()
    }
  }, [call, works])
}

export type Needs = { count: number; urgent: boolean }

/** A link of a menu, with the pages below it. */
type Pages = { to: RoutePattern; also?: readonly RoutePattern[] }

/**
 * For each page of the menu, how much needs the person's action behind it, and whether some of it is late or due soon; behind
 * the home of staff all that waits for them.
 */
export function useNeedsBehind(): (link: Pages) => Needs {
  const { queues, answers_due } = useSyncExternalStore(subscribeWaiting, shownWaiting, () => none)
  const now = useNow()
  return ({ to, also = [] }) => {
    if (to === '/dashboard/booster/reviews') return { count: answers_due, urgent: false }
    const isHome = to === '/dashboard'
    const behind = isHome
      ? queues
      : queues.filter(({ queue }) => [to, ...also].includes(queuePlaces[queue].to))
    return {
      count: behind.reduce((sum, { count }) => sum + count, 0),
      // The lists say what is urgent.
      urgent: !isHome && now !== null && behind.some(({ urgent_from }) => Date.parse(urgent_from) <= now),
    }
  }
}
