// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openChangeForm } from '#web/test/change-form.tsx'
import { soloTo } from '#web/test/changes.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import type { Viewer } from '../order/page/made-up-orders.ts'
import { madeUpOrder } from '../order/page/made-up-states.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { PreparedCard } from './prepared-card.tsx'

const params = { order_id: 'order-id' }
const ok = () => ({ data: {} })

// The test browser has no media queries, which the drawing asks, also when a test has ended.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

/** An order for which staff prepared a change. */
function prepared(viewer: Viewer, difference: number): OrderView {
  const order = madeUpOrder('solo', 'boosting', viewer)
  return {
    ...order,
    actions: [...order.actions, { action: 'prepared_discarded', refusal: null, needs_reason: false }],
    prepared: {
      prepared_id: 'prepared-id',
      config: difference > 0 ? soloTo('platinum', 3) : soloTo('gold', 1),
      difference,
      ask: 'booster',
      next_total: null,
      in_game_name: null,
      reason: 'You asked us in the chat',
      by: viewer === 'staff' ? { user_id: 'noor', username: 'Noor' } : null,
      prepared_at: order.created_at,
      answer_by: order.created_at,
    },
  }
}

describe('what staff prepared', () => {
  test('costs the customer nothing without their payment: the card leads to the page where it is paid', async () => {
    const { t, sent } = await open(<PreparedCard order={prepared('customer', 2_000)} />)
    expect(screen.getByText('+€20.00')).toBeDefined()
    expect(screen.getByText('You asked us in the chat')).toBeDefined()
    const link = screen.getByRole('link', { name: t('order.prepared.pay') })
    expect(link.getAttribute('href')).toMatch(/\/dashboard\/order\/order-id\/change\?prepared$/)
    expect(screen.queryByRole('button', { name: t('order.prepared.agree') })).toBe(null)
    expect(sent).toEqual([])
  })

  test('leads to the page of changes where money can come back in two ways', async () => {
    const order = prepared('customer', -1_200)
    const { t } = await open(<PreparedCard order={order} />)
    expect(order.stop?.refund_to.length).toBeGreaterThan(1)
    expect(screen.queryByRole('button', { name: t('order.prepared.agree') })).toBeNull()
    screen.getByRole('link', { name: t('order.prepared.look') })
  })

  test('is one press where money comes back in one way, by the call of every change', async () => {
    const read = prepared('customer', -1_200)
    const order = { ...read, stop: read.stop && { ...read.stop, refund_to: ['balance' as const] } }
    const { t, sent, person } = await open(<PreparedCard order={order} />, { answers: { askChange: ok } })
    await person.click(screen.getByRole('button', { name: t('order.prepared.agree') }))
    const body = {
      config: soloTo('gold', 1),
      difference: -1_200,
      method: 'balance',
      refund_to: 'balance',
      ask: 'booster',
    }
    await expect.poll(() => sent).toEqual([{ name: 'askChange', input: { params, body } }])
  })

  test.each<[Viewer, 'order.prepared.leave' | 'order.prepared.takeBack']>([
    ['customer', 'order.prepared.leave'],
    ['staff', 'order.prepared.takeBack'],
  ])('can be ended by the %s; only staff read who prepared it', async (viewer, key) => {
    const { t, sent, person } = await open(<PreparedCard order={prepared(viewer, 2_000)} />, {
      answers: { discardPreparedChange: ok },
    })
    expect(screen.queryByText(/Noor/) !== null).toBe(viewer === 'staff')
    await person.click(screen.getByRole('button', { name: t(key) }))
    const body = { prepared_id: 'prepared-id' }
    await expect.poll(() => sent).toEqual([{ name: 'discardPreparedChange', input: { params, body } }])
  })
})

test('staff see the customer’s price, no way to pay, and send it with a reason', async () => {
  const order = madeUpOrder('solo', 'boosting', 'staff')
  const { t, sent, person, panel } = await openChangeForm(order, {
    terms: { balance: null },
  })
  expect(panel.getByRole('status').textContent).toBe('+€20.00')
  expect(screen.queryByLabelText(t('checkout.method'))).toBe(null)
  expect(screen.queryByText(asRead(t('change.note', { booster: 'kestrel' })))).toBe(null)
  await person.type(screen.getByLabelText(t('change.staff.reason')), 'You asked us in the chat')
  await person.click(screen.getByRole('button', { name: t('change.staff.send') }))
  const body = {
    config: soloTo('platinum', 3),
    difference: 2_000,
    ask: 'booster',
    reason: 'You asked us in the chat',
  }
  await expect.poll(() => sent).toEqual([{ name: 'prepareChange', input: { params, body } }])
})
