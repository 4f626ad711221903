import type { CannedAnswer, Inbox, Thread } from '#web/support/inbox-data.ts'

/** A customer's chat in German that waits for an answer. */
export const aThread = (rest: Partial<Thread> = {}): Thread => ({
  thread_id: 'thread-id',
  channel: 'chat',
  name: 'mira',
  number: 12,
  locale: 'de',
  status: 'waiting',
  last: { text: 'Wann geht es los?', from: 'person' },
  waiting_since: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  unread: true,
  topic: null,
  assigned_to: null,
  order: null,
  demo: false,
  messages: [],
  read_by_person: 0,
  email: 'mira@example.com',
  page: null,
  quote: null,
  person: null,
  orders: [],
  colleagues: [
    { user_id: 'ana-id', username: 'ana' },
    { user_id: 'ben-id', username: 'ben' },
  ],
  ...rest,
})

export const anInbox = (...items: Thread[]): Inbox => ({
  items,
  page: 1,
  pageCount: 1,
  total: items.length,
  counts: { waiting: items.length, mine: 0, all: items.length },
})

export const aCanned = (shortcut: string, locale: CannedAnswer['locale'], text: string): CannedAnswer => ({
  shortcut,
  locale,
  title: `${shortcut} ${locale}`,
  text,
})
