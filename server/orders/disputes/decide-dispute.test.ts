import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { releaseDueShares } from '#server/money/settlement/release-due-shares.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { decide, decideDispute, disputed, objection, staffOf, submitted, why } from '#server/test/disputes.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, statusOf } from '#server/test/payments.ts'
import { completeOrder } from '../order/complete-order.ts'
import { getOrder } from '../order/get-order.ts'
import { appealDecision } from './appeal-decision.ts'
import { getDispute } from './dispute-view.ts'
import { withdrawDispute } from './end-dispute.ts'
import { openDispute } from './open-dispute.ts'
import { reopenOrder } from './reopen-order.ts'

const services = await openServices()
const staff = await staffOf(services)

async function seriesOf(id: string) {
  const rows = await services.db
    .selectFrom('settlements')
    .select('kind')
    .where('order_id', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ kind }) => kind).join(' ')
}

/** What a booster has, pending and payable together, and what the order's escrow holds. */
async function held(boosterId: string, orderId: string) {
  return {
    pending: await balanceOf(services, 'booster_pending', boosterId),
    payable: await balanceOf(services, 'booster_payable', boosterId),
    escrow: await balanceOf(services, 'order_escrow', orderId),
  }
}

/** Books a payout, as if the bank had it. */
function payOut(boosterId: string, amount: number) {
  const lines = [
    { account: { kind: 'booster_payable' as const, ownerId: boosterId }, amount: 0 - amount },
    { account: { kind: 'payout_clearing' as const, ownerId: null }, amount },
  ]
  const entry = { kind: 'payout_sent' as const, businessRef: boosterId, lines }
  return transaction(services, (work) => postEntry(work.tx, entry, work.now))
}

test('a dispute won by the booster pays what was bought, and each side reads its amount and the reason', async () => {
  const { customer, booster, order, id } = await disputed(services)
  await decide(services, staff, id, 'as_bought')
  expect(await statusOf(services, id)).toBe('completed')
  expect(await held(booster.id, id)).toEqual({ pending: order.booster_share, payable: 0, escrow: 0 })
  expect(await getDispute(services, customer, id)).toMatchObject({
    outcome: 'as_bought',
    decision: why,
    to_customer: 0,
    to_boosters: null,
    to_shop: null,
  })
  expect(await getDispute(services, booster, id)).toMatchObject({
    to_customer: null,
    to_boosters: order.booster_share,
    to_shop: null,
    decision: why,
  })
  expect(await getDispute(services, staff, id)).toMatchObject({
    to_customer: 0,
    to_boosters: order.booster_share,
    to_shop: order.total - order.booster_share,
  })
  expect(await checkLedger(services.db)).toEqual([])
})

test('a dispute won by the customer refunds everything, pays nothing, and ends the order', async () => {
  const { customer, booster, order, id } = await disputed(services)
  await decide(services, staff, id, 'in_full')
  expect(await statusOf(services, id)).toBe('cancelled')
  expect(await held(booster.id, id)).toEqual({ pending: 0, payable: 0, escrow: 0 })
  const seen = await getOrder(services, customer, id)
  expect(seen).toMatchObject({ disputed: false, dispute: { outcome: 'in_full', decision: why } })
  expect((await getDispute(services, customer, id)).to_customer).toBe(order.total)
  expect(await checkLedger(services.db)).toEqual([])
})

test('a dispute decided by proven work splits the price: games after the last picture pay nothing', async () => {
  const { booster, order, id } = await disputed(services, { to: 1_200, more: 1_260 })
  const seen = await getDispute(services, staff, id)
  const byProof = seen.outcomes.find(({ outcome }) => outcome === 'by_proof')
  const byLog = seen.outcomes.find(({ outcome }) => outcome === 'by_log')
  expect(byProof?.work?.done).toBeLessThan(byLog?.work?.done ?? 0)
  const amounts = await decide(services, staff, id, 'by_proof')
  if (!amounts) throw new Error('No amounts')
  expect(amounts.customer + amounts.boosters + amounts.shop).toBe(order.total)
  expect(amounts.customer).toBeGreaterThan(byLog?.amounts?.customer ?? 0)
  expect(await held(booster.id, id)).toEqual({ pending: amounts.boosters, payable: 0, escrow: 0 })
  expect((await getOrder(services, staff, id)).dispute?.outcome).toBe('by_proof')
  expect(await checkLedger(services.db)).toEqual([])
})

test('own amounts must sum to the price, and amounts that staff did not see decide nothing', async () => {
  const { booster, order, id } = await disputed(services)
  const own = (customer: number, boosters: number, shop: number) =>
    decideDispute(services, staff, id, {
      outcome: 'own',
      reason: why,
      amounts: { customer, boosters, shop },
    })
  await expect(own(1, 1, 1)).rejects.toThrow('dispute_sums_differ')
  await expect(own(order.total + 1, 0, -1)).rejects.toThrow('dispute_sums_differ')
  const stale = { customer: 1, boosters: order.total - 1, shop: 0 }
  await expect(
    decideDispute(services, staff, id, { outcome: 'in_full', reason: why, amounts: stale }),
  ).rejects.toThrow('decision_outdated')
  await own(order.total - 700, 600, 100)
  expect(await held(booster.id, id)).toEqual({ pending: 600, payable: 0, escrow: 0 })
})

test('trust M13: a decision after the share was released reverses the settlement, and the released share becomes a debt', async () => {
  const { customer, booster, order, id } = await submitted(services)
  await act(services, completeOrder, customer, id)
  services.advance(7 * dayMs - 1_000)
  await act(services, openDispute, customer, id, objection)
  services.advance(dayMs)
  await releaseDueShares(services)
  // Frozen: the hold is over, but the dispute is open.
  expect(await held(booster.id, id)).toMatchObject({ pending: order.booster_share, payable: 0 })
  const amounts = { customer: order.total - 1_000, boosters: 600, shop: 400 }
  await decideDispute(services, staff, id, { outcome: 'own', amounts, reason: why })
  expect(await statusOf(services, id)).toBe('completed')
  expect(await seriesOf(id)).toBe('settled reversed settled')
  expect(await held(booster.id, id)).toEqual({ pending: 600, payable: 0, escrow: 0 })

  services.advance(7 * dayMs)
  await releaseDueShares(services)
  expect(await held(booster.id, id)).toMatchObject({ pending: 0, payable: 600 })
  expect(await checkLedger(services.db)).toEqual([])
})

test('trust M13: a share that was paid out before a reopening is its booster’s debt until the order is completed again', async () => {
  const { customer, booster, order, id } = await submitted(services)
  await act(services, completeOrder, customer, id)
  await services.db
    .updateTable('held_shares')
    .set({ due_at: services.now() })
    .where('order_id', '=', id)
    .execute()
  await releaseDueShares(services)
  expect(await held(booster.id, id)).toMatchObject({ pending: 0, payable: order.booster_share })
  await payOut(booster.id, order.booster_share)
  await act(services, reopenOrder, staff, id, 'The last division was not played')
  expect(await held(booster.id, id)).toEqual({
    pending: 0,
    payable: 0 - order.booster_share,
    escrow: order.total,
  })
  const seen = await getOrder(services, customer, id)
  expect(seen).toMatchObject({ status: 'boosting', paused: true, closed_at: null, finished_at: null })
  await services.db
    .updateTable('orders')
    .set({ status: 'verification_required', paused: false, finished_at: services.now() })
    .where('id', '=', id)
    .execute()
  await act(services, completeOrder, customer, id)
  expect(await seriesOf(id)).toBe('settled reversed settled')
  services.advance(8 * dayMs)
  await releaseDueShares(services)
  expect(await held(booster.id, id)).toEqual({ pending: 0, payable: 0, escrow: 0 })
  expect(await checkLedger(services.db)).toEqual([])
})

test('a completed order whose whole price was refunded neither runs again nor is disputed again', async () => {
  const { customer, id } = await submitted(services)
  await act(services, completeOrder, customer, id)
  await act(services, openDispute, customer, id, objection)
  await decide(services, staff, id, 'in_full')
  expect(await getOrder(services, staff, id)).toMatchObject({ status: 'completed' })
  await expect(act(services, reopenOrder, staff, id, why)).rejects.toThrow('order_state_changed')
  await expect(act(services, openDispute, customer, id, objection)).rejects.toThrow('order_state_changed')
  const { actions } = await getOrder(services, staff, id)
  expect(actions.map(({ action }) => action)).not.toContain('reopen')
})

test('a completed order whose shares wait for staff goes back to its booster', async () => {
  const { customer, id } = await submitted(services)
  await act(services, completeOrder, customer, id)
  await services.db.updateTable('orders').set({ shares_held: 'unconfirmed' }).where('id', '=', id).execute()
  await act(services, openDispute, customer, id, objection)
  await decide(services, staff, id, 'returned')
  const seen = await getOrder(services, staff, id)
  expect(seen).toMatchObject({ status: 'boosting', shares_held: null, paused: true })
})

test('who decided about an order leaves its next dispute to a colleague, once there is one', async () => {
  const { customer, booster, id } = await submitted(services)
  await act(services, openDispute, customer, id, objection)
  await decide(services, staff, id, 'as_bought')
  await act(services, appealDecision, customer, id, {
    reason: 'I looked again, and it is wrong',
    picture_ids: [],
  })
  // This shop has no one else who can decide.
  expect(await getDispute(services, staff, id)).toMatchObject({ needs_other: false })
  const colleague = await staffOf(services)
  expect(await getDispute(services, staff, id)).toMatchObject({ needs_other: true })
  expect(await getDispute(services, colleague, id)).toMatchObject({ needs_other: false })
  for (const party of [customer, booster])
    expect(await getDispute(services, party, id)).toMatchObject({ needs_other: false })
  await expect(decide(services, staff, id, 'in_full')).rejects.toThrow('dispute_own_decision')
  await decide(services, colleague, id, 'in_full')
  expect(await getDispute(services, customer, id)).toMatchObject({ outcome: 'in_full' })
  expect(await checkLedger(services.db)).toEqual([])
})

test('a withdrawn dispute is nobody’s decision', async () => {
  const { customer, id } = await submitted(services)
  await act(services, openDispute, customer, id, objection)
  await act(services, withdrawDispute, customer, id)
  await act(services, openDispute, customer, id, objection)
  expect(await getDispute(services, staff, id)).toMatchObject({ needs_other: false })
})
