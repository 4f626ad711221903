import type { Contract } from '#contract/contract.ts'
import type { RealtimeEvents } from '#contract/realtime.ts'
import { type NewsFilter as Narrowed, newsFilters } from '#core/people/notification-choices.ts'
import type { Permission } from '#core/people/permissions.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { readWaiting, shownWaiting, subscribeWaiting, type Waiting } from '#web/frame/shell/waiting.ts'
import { Watched } from '#web/kit/ui/watched.ts'

type Page = Contract['browseNotifications']['reply']['data']
export type NewsItem = Page['items'][number]
export type WaitingOrder = Waiting['orders'][number]
export type NewsFilter = 'all' | 'unread' | Narrowed

/** The filters of a person; only who works here has news of work. */
export function newsFiltersOf(permissions: readonly Permission[]): NewsFilter[] {
  return ['all', 'unread', ...newsFilters.filter((filter) => filter !== 'work' || permissions.length > 0)]
}

export type NewsState = {
  unread: number
  filter: NewsFilter
  /** Null until they are read. */
  items: readonly NewsItem[] | null
  more: boolean
  /** Above the list of all. */
  waiting: Waiting
}

const empty: NewsState = {
  unread: 0,
  filter: 'all',
  items: null,
  more: false,
  waiting: { orders: [], queues: [], answers_due: 0 },
}

/** A person's notifications, and how many are unread; what is read here or on another device is read everywhere. */
export class News extends Watched {
  #state = empty
  readonly #call: CallApi

  constructor(call: CallApi) {
    super()
    this.#call = call
  }

  get state(): NewsState {
    return this.#state
  }

  /** Follows the server, and asks for the count with each connection; returns what ends it. */
  follow(): () => void {
    const stops = [
      // Nobody asked for the count; after a sign-out the server refuses it.
      realtime.on('connected', ({ user_id }) =>
        user_id ? void this.count().catch(console.warn) : this.#set(empty),
      ),
      realtime.on('show_notification', (sent) => this.#arrived(sent)),
      realtime.on('notifications_read', (read) => this.#wasRead(read)),
      // Done elsewhere, it leaves the panel.
      realtime.on('order_changed', () => {
        if (this.#state.items) void readWaiting(this.#call).catch(console.warn)
      }),
      // The menu of staff asks, too.
      subscribeWaiting(() => this.#set({ waiting: shownWaiting() })),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  async count(): Promise<void> {
    const { data } = await this.#call('countUnreadNotifications', {})
    this.#set({ unread: data.unread })
  }

  /** Reads the first page, of another filter too. */
  async open(filter: NewsFilter = this.#state.filter): Promise<void> {
    this.#set({ filter, items: filter === this.#state.filter ? this.#state.items : null })
    const [{ data }] = await Promise.all([
      this.#call('browseNotifications', { query: queryOf(filter) }),
      readWaiting(this.#call).then((waiting) => this.#set({ waiting })),
    ])
    if (this.#state.filter === filter) this.#set(data)
  }

  async older(): Promise<void> {
    const { filter, items } = this.#state
    const before = items?.at(-1)?.notification_id
    if (!before) return
    const { data } = await this.#call('browseNotifications', { query: { ...queryOf(filter), before } })
    if (this.#state.filter === filter) this.#set({ ...data, items: [...(items ?? []), ...data.items] })
  }

  /** One was opened. */
  async read({ notification_id: id, read }: NewsItem): Promise<void> {
    if (read) return
    this.#wasRead({ ids: [id] })
    const { data } = await this.#call('readNotifications', { body: { ids: [id] } })
    this.#set({ unread: data.unread })
  }

  /** All up to the newest, whatever is shown. */
  async readAll(): Promise<void> {
    const read = await readAllNews(this.#call)
    if (!read) return
    this.#wasRead({ up_to: read.upTo })
    this.#set({ unread: read.unread })
  }

  #arrived(sent: RealtimeEvents['show_notification']): void {
    const { items, unread, filter } = this.#state
    if (items?.some(({ notification_id }) => notification_id === sent.notification_id)) return
    this.#set({ unread: unread + 1 })
    // Whether it belongs to the shown group is the server's to say.
    if (items) void this.open(filter).catch(console.warn)
  }

  #wasRead(read: RealtimeEvents['notifications_read']): void {
    const { items, unread } = this.#state
    const covers = (id: number) => ('ids' in read ? read.ids.includes(id) : id <= read.up_to)
    const now = items?.map((item) => (covers(item.notification_id) ? { ...item, read: true } : item)) ?? null
    const known = items?.filter((item) => !item.read && covers(item.notification_id)).length
    this.#set({ items: now, unread: Math.max(0, unread - (known ?? 0)) })
    // Read elsewhere, and not among those that are shown here.
    if (!known) void this.count().catch(console.warn)
  }

  #set(change: Partial<NewsState>): void {
    this.#state = { ...this.#state, ...change }
    this.changed()
  }
}

/** A filter in the form of a call. */
export function queryOf(filter: NewsFilter) {
  if (filter === 'all') return {}
  return filter === 'unread' ? { unread: '1' as const } : { filter }
}

/** Marks all up to the newest as read: what arrives meanwhile stays unread. Null if there is none. */
export async function readAllNews(call: CallApi): Promise<{ upTo: number; unread: number } | null> {
  const [newest] = (await call('browseNotifications', { query: {} })).data.items
  if (!newest) return null
  const upTo = newest.notification_id
  return { upTo, unread: (await call('readNotifications', { body: { up_to: upTo } })).data.unread }
}
