import { expect, test } from 'vitest'
import { isDone } from '#core/orders/progress.ts'
import { statusName } from '#i18n/order-words.ts'
import { render, t } from '../lists/test-orders.tsx'
import { orderProgress } from '../parts/order-facts.ts'
import { type Kind, kinds, type Viewer } from './made-up-orders.ts'
import { madeUpNow, madeUpOrder, statesOf } from './made-up-states.ts'

const viewers: readonly Viewer[] = ['customer', 'booster', 'staff']
const all = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  viewers.flatMap((viewer) => statesOf(kind, viewer).map((state) => ({ kind, state, viewer }))),
)

test('each kind of order has all of its possible states', () => {
  expect(statesOf('solo', 'customer')).toContain('waiting_for_account')
  expect(statesOf('duo', 'customer')).not.toContain('waiting_for_account')
  expect(statesOf('duo', 'staff')).not.toContain('login_deleted')
  expect(statesOf('coaching', 'customer')).not.toContain('late')
  expect(statesOf('solo', 'booster')).not.toContain('waiting_for_booster')
  expect(all.length).toBeGreaterThan(140)
})

test.each(all)('$kind, $state, as $viewer sees it: the page renders without undefined values', (each) => {
  const order = madeUpOrder(each.kind, each.state, each.viewer)
  const html = render(order)
  expect(html).toContain(t(statusName(order)))
  expect(html).not.toMatch(/undefined|NaN|Invalid Date|\[object/)
})

test('past events are in order, and none is in the future', () => {
  for (const { kind, state, viewer } of all) {
    const order = madeUpOrder(kind, state, viewer)
    const played = order.games.map(({ played_at }) => Date.parse(played_at))
    expect(played, `${kind} ${state}`).toEqual([...played].sort((a, b) => a - b))
    for (const at of [order.created_at, order.claimed_at, order.finished_at, order.closed_at])
      if (at) expect(Date.parse(at), `${kind} ${state}`).toBeLessThanOrEqual(madeUpNow)
  }
})

test('a checked result is complete, except in the state that falls short', () => {
  for (const { kind, state, viewer } of all) {
    const order = madeUpOrder(kind, state, viewer)
    if (order.finished_at === null) continue
    expect(isDone(orderProgress(order)), `${kind} ${state}`).toBe(state !== 'short')
    expect(order.shortfall !== null, `${kind} ${state}`).toBe(state === 'short')
  }
})

test('readers get only the data that they can see', () => {
  for (const { kind, state, viewer } of all) {
    const order = madeUpOrder(kind, state, viewer)
    if (viewer !== 'staff') {
      expect(order.contact).toBeNull()
      expect(order.stretches).toEqual([])
      expect(order.payment?.provider_ref ?? null).toBeNull()
    }
    if (viewer === 'booster') {
      expect(order.payment).toBeNull()
      expect(order.refunds).toEqual([])
      expect(order.vault.events).toEqual([])
    } else expect(order.drop).toBeNull()
  }
})

test.each(all.filter(({ viewer }) => viewer === 'booster'))(
  'the booster’s page of $kind, $state, shows neither the customer’s e-mail nor the price',
  ({ kind, state }) => {
    const html = render(madeUpOrder(kind, state, 'booster'))
    expect(html).not.toContain('mira@example.com')
    expect(html).not.toContain('id="payment"')
    expect(html).not.toContain(t('order.stopTitle'))
  },
)
