import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { permissions } from '#core/people/permissions.ts'
import { insertRun, insertRunOrders } from '#server/orders/bulk/bulk-store.ts'
import { decideResult, undoDecision } from '#server/orders/order/decide-result.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { submitted } from '#server/test/disputes.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { getOrderNotices } from './get-order-notices.ts'

const { app, services } = await openApp()
const { db } = services
const staff = await insertStaff(services, ['EditOrders'])
const colleague = await insertStaff(services, ['EditOrders'])
const read = (id: string, by = staff) => getOrderNotices(services, by, id)

type Signals = Contract['getOrderNotices']['reply']['data']['signals']

describe('what customer and booster have in common', () => {
  /** Two people with one mailbox, on an order of theirs. */
  async function connected() {
    const tag = randomUUID()
    const customer = await insertCustomer(services, { email: `${tag}@gmail.com` })
    const booster = await insertBooster(services, { user: { email: `${tag}+b@gmail.com` } })
    const order = await insertOrder(services, {
      status: 'boosting',
      customerId: customer.id,
      boosterId: booster.id,
    })
    return { customer, booster, order }
  }

  test('is shown by its kind, for these two alone', async () => {
    const { customer, order } = await connected()
    expect((await read(order.id)).signals).toEqual<Signals>(['mailbox'])
    // The same customer with another booster, with whom they share nothing.
    const other = await insertBooster(services)
    const apart = await insertOrder(services, {
      status: 'boosting',
      customerId: customer.id,
      boosterId: other.id,
    })
    expect((await read(apart.id)).signals).toEqual([])
    const waiting = await insertOrder(services, { status: 'waiting_for_booster', customerId: customer.id })
    expect((await read(waiting.id)).signals).toEqual([])
  })

  test('is hidden from both of them, also where they are staff, and from everyone without EditOrders', async () => {
    const { customer, booster, order } = await connected()
    const asStaff = (id: string) => ({ ...staff, id })
    await expect(read(order.id, asStaff(customer.id))).rejects.toThrow('own_affair')
    await expect(read(order.id, asStaff(booster.id))).rejects.toThrow('own_affair')
    for (const held of permissions) {
      const token = await signIn(services, (await insertStaff(services, [held])).id)
      const url = `/v1/orders/${order.id}/notices`
      const { statusCode } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      expect([held, statusCode]).toEqual([held, held === 'EditOrders' ? 200 : 403])
    }
  })
})

test('a colleague’s decision is there until it is undone', async () => {
  const { id } = await submitted(services)
  const { version } = await db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { action: 'reject', reason: 'Another account', version } as const
  await transaction(services, (work) => decideResult(work, colleague, id, body))
  expect((await read(id)).decision).toMatchObject({ action: 'reject', by: { user_id: colleague.id } })
  await transaction(services, (work) => undoDecision(work, colleague, id))
  expect((await read(id)).decision).toBe(null)
})

/** Something that waits for a colleague. */
const waits = (row: {
  kind: 'raise_share' | 'bulk_refund' | 'give_balance'
  order_id?: string
  wish?: object
}) =>
  db
    .insertInto('proposals')
    .values({
      ...row,
      subject: randomUUID(),
      reason: 'Nobody plays at this hour',
      wish: JSON.stringify(row.wish ?? {}),
      asked_by: colleague.id,
      asked_at: services.now(),
      needs_second: true,
      state: 'waiting',
    })
    .execute()

test('what waits for a colleague about an order, or about many that include it, is there for whoever decides', async () => {
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  await waits({ kind: 'raise_share', order_id: order.id })
  await waits({ kind: 'give_balance', order_id: order.id })
  const run_id = randomUUID()
  await transaction(services, async ({ tx, now }) => {
    const run = { id: run_id, action: 'cancel' as const, reason: 'No booster', amount: 9, booster_id: null }
    await insertRun(tx, { ...run, asked_by: colleague.id, asked_at: now, state: 'waiting' })
    await insertRunOrders(tx, run_id, [{ order_id: order.id, version: order.version, refusal: null }], now)
  })
  await waits({ kind: 'bulk_refund', wish: { run_id } })
  const of = async (by: Caller) => (await read(order.id, by)).proposals.map(({ kind, own }) => [kind, own])
  // A gift needs FullAccess.
  expect((await of(staff)).sort()).toEqual([
    ['bulk_refund', false],
    ['raise_share', false],
  ])
  expect(await of(colleague)).toContainEqual(['raise_share', true])
  const untouched = await insertOrder(services, { status: 'waiting_for_booster' })
  expect((await read(untouched.id)).proposals).toEqual([])
})
