// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RealtimeEvents } from '#contract/realtime.ts'
import { open } from '#web/test/in-browser.tsx'
import { realtime } from '../realtime/realtime-events.ts'
import { useFollowUnreadChats, useUnreadBehind, useUnreadOf } from './unread-chats.ts'
import { UnreadMark } from './unread-mark.tsx'

const message = {
  message_id: 'm',
  number: 3,
  from: 'booster',
  name: 'kestrel',
  text: 'Back at it',
  language: 'en',
  masked: false,
  by_guest: false,
  original: null,
  picture: null,
  at: '2026-03-02T18:00:00.000Z',
} satisfies RealtimeEvents['order_message']['message']

function Counts() {
  useFollowUnreadChats()
  const behind = useUnreadBehind()
  return (
    <>
      <p data-testid="mine">{useUnreadOf('mine')}</p>
      <p data-testid="orders">{behind('/dashboard/my-orders')}</p>
      <p data-testid="boosts">{behind('/dashboard/booster/active-orders')}</p>
      <UnreadMark count={useUnreadOf('boost')} />
    </>
  )
}

const text = (id: string) => screen.getByTestId(id).textContent
const tell = <E extends keyof RealtimeEvents>(event: E, payload: RealtimeEvents[E]) =>
  act(async () => realtime.tell(event, payload))
const connected = (user_id: string | null) => tell('connected', { user_id, last_notification_id: 0 })

test('counts are asked for once per connection, follow every message, and reading clears them', async () => {
  let items = [
    { order_id: 'mine', as: 'customer' as const, count: 2 },
    { order_id: 'boost', as: 'booster' as const, count: 1 },
  ]
  const { sent, t } = await open(<Counts />, {
    answers: { listUnreadChats: () => ({ data: { items } }) },
  })
  expect([text('mine'), text('orders'), text('boosts')]).toEqual(['0', '0', '0'])
  await connected('me')
  expect([text('mine'), text('orders'), text('boosts')]).toEqual(['2', '2', '1'])
  expect(screen.getByText(t('chat.unread', { count: 1 }))).toBeTruthy()

  await tell('order_message', { order_id: 'mine', message, unread: { as: 'customer', count: 3 } })
  await tell('order_message', { order_id: 'second', message, unread: { as: 'customer', count: 1 } })
  expect([text('mine'), text('orders')]).toEqual(['3', '4'])
  await tell('order_read', { order_id: 'mine', by: 'booster', number: 3, unread: null })
  expect(text('mine')).toBe('3')
  await tell('order_read', {
    order_id: 'mine',
    by: 'customer',
    number: 3,
    unread: { as: 'customer', count: 0 },
  })
  expect([text('mine'), text('orders'), text('boosts')]).toEqual(['0', '1', '1'])
  expect(sent).toHaveLength(1)

  // The order went to another booster, so its messages did too.
  items = []
  await tell('order_changed', { order_id: 'boost', version: 9 })
  expect([text('orders'), text('boosts')]).toEqual(['0', '0'])
  expect(screen.queryByText(t('chat.unread', { count: 1 }))).toBeNull()
  expect(sent).toHaveLength(2)
})

test('whoever signs out leaves no count behind', async () => {
  const items = [{ order_id: 'mine', as: 'customer' as const, count: 2 }]
  await open(<Counts />, {
    answers: { listUnreadChats: () => ({ data: { items } }) },
  })
  await connected('me')
  expect(text('mine')).toBe('2')
  await connected(null)
  expect(text('mine')).toBe('0')
})
