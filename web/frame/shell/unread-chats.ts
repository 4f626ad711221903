import { useEffect, useSyncExternalStore } from 'react'
import type { Contract } from '#contract/contract.ts'
import type { RealtimeEvents } from '#contract/realtime.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { realtime } from '../realtime/realtime-events.ts'
import { useApp } from '../session/app-context.ts'

type Unread = Contract['listUnreadChats']['reply']['data']['items'][number]

/**
 * The unread messages in the chats of the person's orders. The server is asked once for each connection; from then on
 * every message and every reading carries the new count.
 */
const none: readonly Unread[] = []
let unread: readonly Unread[] = none
const listeners = new Set<() => void>()

function set(items: readonly Unread[]): void {
  unread = items
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Counted = { order_id: string; unread: RealtimeEvents['order_read']['unread'] }

function take({ order_id, unread: now }: Counted): void {
  if (!now) return
  const others = unread.filter((each) => each.order_id !== order_id)
  set(now.count > 0 ? [...others, { order_id, ...now }] : others)
}

/** Follows the counts while the dashboard is shown. */
export function useFollowUnreadChats(): void {
  const { call, session } = useApp()
  useEffect(() => {
    const load = () => {
      call('listUnreadChats', {}).then(({ data }) => set(data.items), console.warn)
    }
    if (realtime.state.connected && session?.token()) load()
    const stops = [
      realtime.on('connected', ({ user_id }) => (user_id ? load() : set(none))),
      realtime.on('order_message', take),
      realtime.on('order_read', take),
      // A booster who loses an order loses its messages too.
      realtime.on('order_changed', ({ order_id }) => {
        if (unread.some((each) => each.order_id === order_id && each.as === 'booster')) load()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [call, session])
}

function useUnreadChats(): readonly Unread[] {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => none,
  )
}

/** How many messages of an order the person has not read. */
export function useUnreadOf(orderId: string): number {
  return useUnreadChats().find(({ order_id }) => order_id === orderId)?.count ?? 0
}

const places: Partial<Record<RoutePattern, Unread['as']>> = {
  '/dashboard/my-orders': 'customer',
  '/dashboard/booster/active-orders': 'booster',
}

/** For each page of orders, the unread messages of all its orders. */
export function useUnreadBehind(): (page: RoutePattern) => number {
  const all = useUnreadChats()
  return (page) => all.filter(({ as }) => as === places[page]).reduce((sum, { count }) => sum + count, 0)
}
