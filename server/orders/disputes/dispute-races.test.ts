import { expect, test } from 'vitest'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { act } from '#server/test/act.ts'
import { decide, disputed, staffOf } from '#server/test/disputes.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, outcomes, statusOf } from '#server/test/payments.ts'
import { rounds } from '#server/test/rounds.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { completeOrder } from '../order/complete-order.ts'

const services = await openServices()
const [first, second] = [await staffOf(services), await staffOf(services)]

/** How often money left an order's escrow, and what is left there. */
async function settled(id: string) {
  const entries = await services.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('kind', '=', 'order_settled')
    .where('business_ref', 'like', `${id}%`)
    .execute()
  return [entries.length, await balanceOf(services, 'order_escrow', id)]
}

const count = rounds(25, 500)

test(`trust M10: ${count} rounds of accepting, cancelling and two decisions at once: exactly one wins, and the ledger sums to zero`, {
  timeout: count * 4_000,
}, async () => {
  for (let round = 0; round < count; round++) {
    const { customer, id } = await disputed(services)
    const { kept, broken } = await outcomes([
      act(services, completeOrder, customer, id),
      decide(services, first, id, 'in_full'),
      decide(services, second, id, 'as_bought'),
      act(services, cancelOrder, first, id, { refund_to: 'payment_method', reason: 'The booster is gone' }),
    ])
    // A decider who reads the page after the winner sees no outcomes, and decides nothing.
    expect([kept, broken.length]).toEqual([1, 3])
    expect(['completed', 'cancelled']).toContain(await statusOf(services, id))
    expect(await settled(id)).toEqual([1, 0])
  }
  expect(await checkLedger(services.db)).toEqual([])
})

test('two of the staff who decide at once: one decision counts, and the other learns that it came too late', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await disputed(services)
    const { kept, broken } = await outcomes([
      decide(services, first, id, 'in_full'),
      decide(services, second, id, 'in_full'),
    ])
    expect(kept).toBe(1)
    expect(['order_state_changed', 'bad_params']).toContain(broken[0])
    expect(await settled(id)).toEqual([1, 0])
  }
})

test('who saw no report accepts none away: one from another tab stays open, and the other way round nothing is accepted', async () => {
  const { customer, id } = await disputed(services)
  await expect(act(services, completeOrder, customer, id, false)).rejects.toThrow('order_state_changed')
  expect(await statusOf(services, id)).toBe('verification_required')
  await act(services, completeOrder, customer, id, true)
  expect(await statusOf(services, id)).toBe('completed')
  await expect(act(services, completeOrder, customer, id, true)).rejects.toThrow('order_state_changed')
  expect(await settled(id)).toEqual([1, 0])
})

test('two tabs that accept at once: one does, and the other learns that the order has changed', async () => {
  for (let round = 0; round < 5; round++) {
    const { customer, id } = await disputed(services)
    const accept = () => act(services, completeOrder, customer, id, true)
    const { kept, broken } = await outcomes([accept(), accept()])
    expect([kept, broken]).toEqual([1, ['order_state_changed']])
    expect(await settled(id)).toEqual([1, 0])
  }
})
