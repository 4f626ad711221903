import { beforeEach, expect, test } from 'vitest'
import { newsLink } from '#i18n/news-link.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { News, type NewsItem } from './news.ts'
import { joined } from './news-list.tsx'
import { shownCount } from './title-count.ts'

const item = (id: number, change: Partial<NewsItem> = {}): NewsItem => ({
  notification_id: id,
  code: 'order_paused',
  message: 'Paused',
  special_sound: false,
  params: { order_id: 'a', number: 1 },
  at: '2026-11-28T10:00:00.000Z',
  read: false,
  ...change,
})

/** What the server has, newest first, and what was asked of it. */
let stored: NewsItem[]
let asked: string[]
/** What waits for the person. */
let waiting: { orders: { order_id: string }[]; queues: [] }
let news: News

const unread = () => stored.filter(({ read }) => !read).length

beforeEach(() => {
  stored = [item(3), item(2), item(1)]
  asked = []
  waiting = { orders: [], queues: [] }
  const call = async (name: string, { body }: { body?: { ids?: number[]; up_to?: number } } = {}) => {
    if (name === 'listWaiting') return { data: waiting }
    asked.push(name)
    if (name === 'readNotifications')
      stored = stored.map((each) =>
        body?.ids?.includes(each.notification_id) || each.notification_id <= (body?.up_to ?? 0)
          ? { ...each, read: true }
          : each,
      )
    return { data: { items: stored, more: false, unread: unread() } }
  }
  news = new News(call as unknown as CallApi)
})

test('what is opened is read at once, and only what was unread is told', async () => {
  await news.open()
  await news.read(item(2))
  expect(news.state.unread).toBe(2)
  expect(news.state.items?.map(({ read }) => read)).toEqual([false, true, false])
  await news.read(item(1, { read: true }))
  expect(asked).toEqual(['browseNotifications', 'readNotifications'])
  await news.readAll()
  expect(news.state).toMatchObject({ unread: 0 })
})

test('what is read or sent elsewhere changes the count here', async () => {
  const stop = news.follow()
  await news.open()
  realtime.tell('notifications_read', { ids: [3] })
  expect(news.state.unread).toBe(2)
  stored = [item(4), ...stored]
  realtime.tell('show_notification', { ...item(4), params: {} })
  expect(news.state.unread).toBe(3)
  await expect.poll(() => news.state.items?.length).toBe(4)
  // Its repetition after a lost connection is no second one.
  realtime.tell('show_notification', { ...item(4), params: {} })
  expect(news.state.items).toHaveLength(4)
  stop()
  realtime.tell('notifications_read', { up_to: 9 })
  expect(news.state.unread).toBe(unread())
})

test('equal ones within an hour are one entry; another order, an hour later or a read one is another', () => {
  const at = (time: string) => ({ at: `2026-11-28T${time}:00.000Z` })
  const entries = joined([
    item(6, at('10:50')),
    item(5, at('10:10')),
    item(4, at('09:55')),
    item(3, { ...at('09:50'), read: true }),
    item(2, { ...at('09:49'), params: { order_id: 'b', number: 2 } }),
    item(1, at('08:00')),
  ])
  expect(entries.map((entry) => [entry.item.notification_id, entry.others])).toEqual([
    [6, 2],
    [3, 0],
    [2, 0],
    [1, 0],
  ])
})

test('a notification leads to what it is about, in the reader’s language', () => {
  expect(newsLink('de', item(1))).toBe('/de/dashboard/order/a')
  expect(newsLink('en', item(1, { code: 'balance_increased', params: { amount: 100 } }))).toBe(
    '/dashboard/balance-history',
  )
  expect(newsLink('en', item(1, { code: 'new_order_fits' }))).toBe('/dashboard/booster/available-orders')
  expect(newsLink('en', item(1, { code: 'dispute_decision_due' }))).toBe('/dashboard/admin/disputes/a')
})

test('more than nine are said to be so many', () => {
  expect([1, 9, 10, 100].map(shownCount)).toEqual(['1', '9', '9+', '9+'])
})

test('what needs the person leaves the panel once it is done, not when it is read', async () => {
  waiting = { orders: [{ order_id: 'a' }], queues: [] }
  const stop = news.follow()
  await news.open()
  await news.readAll()
  expect(news.state.waiting.orders).toEqual([{ order_id: 'a' }])
  waiting = { orders: [], queues: [] }
  realtime.tell('order_changed', { order_id: 'a', version: 2 })
  await expect.poll(() => news.state.waiting.orders).toEqual([])
  stop()
})
