import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { paidByBalance } from '#core/money/ledger.ts'
import { placedOf } from '#core/money/lots.ts'
import type { ProposalKind } from '#core/money/staff-limits.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { findLots } from '#server/money/ledger/lot-store.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { findPayment } from '#server/money/payments/payment-store.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { applyChargeback } from '#server/money/settlement/apply-chargeback.ts'
import { tipFromBalance } from '#server/money/tips/give-tip.ts'
import { topUpBalance } from '#server/money/top-ups/top-up-balance.ts'
import { openDispute } from '#server/orders/disputes/open-dispute.ts'
import { assignOrder } from '#server/orders/order/assign-order.ts'
import { strikeGame } from '#server/orders/order/strike-game.ts'
import type { ChargebackEvent } from '#server/platform/outside/payment-provider.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { objection, submitted } from '#server/test/disputes.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, found, fund, outcomes, paidEvent } from '#server/test/payments.ts'
import { confirmProposal, declineProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { propose } from './propose.ts'

const { app, services } = await openApp()
const { db } = services
const everything = ['FullAccess', 'EditOrders', 'EditStore'] as const
const first = await insertStaff(services, [...everything])
const second = await insertStaff(services, [...everything])

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

const want = (by: Caller, kind: ProposalKind, wish: Record<string, unknown>) =>
  transaction(services, (work) => propose(work, by, { kind, wish, reason: 'Our mistake' }))
const confirm = (by: Caller, id: string) => transaction(services, (work) => confirmProposal(work, by, id))
const decline = (by: Caller, id: string) =>
  transaction(services, (work) => declineProposal(work, by, id, 'No'))
const waiting = async (by: Caller) =>
  (await listProposals(services, by, { state: 'waiting', page: 1, size: 500 })).items
/** The proposal that was made last. */
const latest = async () => found((await waiting(second)).at(-1)).proposal_id
const balance = (id: string) => balanceOf(services, 'customer_balance', id)

test('money C5: one colleague credits up to 50.00 at once and 200.00 within 30 days, beyond that a second one approves', async () => {
  const { id } = await insertCustomer(services)
  const give = (amount: number) => want(first, 'correct_balance', { user_id: id, amount })
  expect(await give(5_001)).toBe(true)
  expect(await balance(id)).toBe(0)
  await decline(second, await latest())
  for (let i = 0; i < 4; i++) expect(await give(5_000)).toBe(false)
  expect(await give(1)).toBe(true)
  expect(await balance(id)).toBe(20_000)
  await confirm(second, await latest())
  expect(await balance(id)).toBe(20_001)
  services.advance(31 * dayMs)
  expect(await give(5_000)).toBe(false)
  expect(await codesFor(services, id)).toEqual(Array(6).fill('balance_corrected'))
})

test('money C5: twenty credits at once stay below the limit of a month', async () => {
  const { id } = await insertCustomer(services)
  await outcomes(
    Array.from({ length: 20 }, () => want(first, 'give_balance', { user_id: id, amount: 2_000 })),
  )
  expect(await balance(id)).toBe(20_000)
  expect((await findLots(db, id)).map(({ origin }) => origin)).toEqual(['gift'])
})

describe('what staff take from a balance', () => {
  const take = (id: string, amount: number) => want(first, 'take_balance', { user_id: id, amount })
  const owner = async (amount: number) => {
    const { id } = await insertCustomer(services)
    await fund(services, id, amount)
    return id
  }

  test('is the oldest of gifts and cashback first, and never more than is there', async () => {
    const id = await owner(3_000)
    await want(first, 'give_balance', { user_id: id, amount: 1_000 })
    await expect(take(id, 4_001)).rejects.toThrow('balance_changed')
    expect(await take(id, 1_500)).toBe(false)
    expect(await balance(id)).toBe(2_500)
    const left = (await findLots(db, id)).filter((lot) => lot.left > 0)
    expect(left.map((lot) => [lot.origin, lot.left])).toEqual([['payment', 2_500]])
    expect(await codesFor(services, id)).toEqual(['gift_given', 'balance_debited'])
  })

  test('is a credit by mistake before what the person was given or paid', async () => {
    const id = await owner(3_000)
    await want(first, 'give_balance', { user_id: id, amount: 1_000 })
    await want(first, 'correct_balance', { user_id: id, amount: 2_000 })
    await take(id, 2_000)
    const left = (await findLots(db, id)).map((lot) => [lot.origin, lot.left])
    expect(left).toEqual([
      ['payment', 3_000],
      ['gift', 1_000],
      ['correction', 0],
    ])
  })

  test('above the limits waits for a colleague, and is refused once the balance is smaller', async () => {
    const id = await owner(30_000)
    for (let i = 0; i < 4; i++) expect(await take(id, 5_000)).toBe(false)
    expect(await take(id, 1)).toBe(true)
    await confirm(second, await latest())
    expect(await balance(id)).toBe(9_999)
    // What was given to them doesn't make room.
    expect(await take(id, 9_999)).toBe(true)
    const asked = await latest()
    await spend(id, 1)
    await expect(confirm(second, asked)).rejects.toThrow('balance_changed')
    await decline(second, asked)
    expect(await balance(id)).toBe(9_998)
  })

  test('meets a purchase at the same moment: one of the two has the money', async () => {
    for (let i = 0; i < 5; i++) {
      const id = await owner(2_000)
      const { kept, broken } = await outcomes([take(id, 2_000), spend(id, 2_000)])
      expect([kept, broken.length]).toEqual([1, 1])
      expect(await balance(id)).toBe(0)
    }
  })

  test('is nobody’s own affair, and nothing is left to take of who owes', async () => {
    const id = await owner(2_000)
    const own = { ...first, id }
    await expect(want(own, 'take_balance', { user_id: id, amount: 1 })).rejects.toThrow('own_affair')
    const { customer, debt } = await debtor()
    await expect(take(customer.id, 1)).rejects.toThrow('balance_changed')
    expect(await debt()).toBe(5_000)
  })

  test('of a payment that its bank returns isn’t owed: the shop has it already', async () => {
    const customer = await insertCustomer(services)
    const { id } = customer
    const { say, paymentId } = await toppedUp(customer)
    await take(id, 2_000)
    expect(placedOf(await findLots(db, id), id, paymentId)).toEqual({ left: 3_000, spent: 0 })
    await say('open')
    await expect(take(id, 1)).rejects.toThrow('balance_changed')
    await say('lost')
    expect([await balance(id), await balanceOf(services, 'customer_debt', id)]).toEqual([0, 0])
    await say('won')
    expect(await balance(id)).toBe(3_000)
  })

  test('is read with its reason, in each reader’s language, and once for a call that is repeated', async () => {
    const id = await owner(2_000)
    const key = randomUUID()
    const payload = { amount: 500, ready: 'credited_twice', note: 'Seen on 12 November' }
    const send = async () => {
      const authorization = `Bearer ${await signIn(services, first.id)}`
      const headers = { authorization, 'idempotency-key': key }
      return app.inject({ method: 'POST', url: `/v1/users/${id}/balance/debit`, headers, payload })
    }
    expect((await send()).statusCode).toBe(200)
    await send()
    expect(await balance(id)).toBe(1_500)
    const headers = { authorization: `Bearer ${await signIn(services, id)}` }
    const { data } = (await app.inject({ url: '/v1/balance/history', headers })).json()
    expect(data.items[0]).toMatchObject({
      kind: 'correction',
      amount: -500,
      because: { ready: 'credited_twice', reason: '' },
    })
    const [told] = await db.selectFrom('notifications').selectAll().where('user_id', '=', id).execute()
    expect(told).toMatchObject({ message: expect.stringContaining('The same amount was credited twice.') })
  })
})

test('nobody approves what they proposed or what concerns them, and one approval counts', async () => {
  const { id } = await insertCustomer(services, { permissions: ['FullAccess'] })
  const person = { ...second, id }
  expect(await want(first, 'correct_balance', { user_id: id, amount: 9_000 })).toBe(true)
  const proposal = await latest()
  expect((await waiting(first)).find(({ proposal_id }) => proposal_id === proposal)?.own).toBe(true)
  await expect(confirm(first, proposal)).rejects.toThrow('own_affair')
  await expect(confirm(person, proposal)).rejects.toThrow('own_affair')
  await expect(want(person, 'correct_balance', { user_id: id, amount: 1 })).rejects.toThrow('own_affair')
  const others = await insertStaff(services, ['EditOrders'])
  await expect(confirm(others, proposal)).rejects.toThrow('proposal_not_found')
  expect(await waiting(others)).toEqual([])
  const { kept, broken } = await outcomes(Array.from({ length: 10 }, () => confirm(second, proposal)))
  expect([kept, ...new Set(broken)]).toEqual([1, 'proposal_decided'])
  expect(await balance(id)).toBe(9_000)
  await expect(decline(first, proposal)).rejects.toThrow('proposal_decided')
  const audit = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', `user ${id}`)
    .orderBy('id')
    .execute()
  expect(audit.map(({ operation, actor_id }) => [operation, actor_id])).toEqual([
    ['propose correct balance', first.id],
    ['correct balance', second.id],
    ['confirm correct balance', second.id],
  ])
})

/** Somebody spends an amount of their balance. */
function spend(customerId: string, amount: number) {
  const [orderId, paymentId] = [randomUUID(), randomUUID()]
  const entry = paidByBalance({ orderId, subjectId: orderId, paymentId, customerId, amount })
  return transaction(services, (work) => postEntry(work.tx, entry, work.now))
}

/** A top-up of a customer, and the word of its bank. */
async function toppedUp(customer: Awaited<ReturnType<typeof insertCustomer>>) {
  const { payment } = await topUpBalance(services, customer, 5_000)
  const known = found(await findPayment(db, payment.id))
  const intent = randomUUID()
  const { id: eventId, ...word } = paidEvent(known, { intent })
  await settlePayment(services, { ...word, provider: known.provider, eventId })
  const ref = randomUUID()
  const say = (status: ChargebackEvent['status']) =>
    applyChargeback(services, 'sandbox', {
      kind: 'chargeback',
      id: randomUUID(),
      ref,
      intent,
      status,
      amount: 5_000,
      currency: 'EUR',
      dueAt: null,
      at: services.now(),
    })
  return { say, paymentId: payment.id }
}

/** A customer who owes for a top-up that they had spent. */
async function debtor() {
  const customer = await insertCustomer(services)
  const { say } = await toppedUp(customer)
  const booster = await insertBooster(services)
  const order = await insertOrder(services, {
    status: 'completed',
    customerId: customer.id,
    boosterId: booster.id,
    columns: { closed_at: services.now() },
  })
  await transaction(services, (work) =>
    tipFromBalance(work, customer, order.id, { amount: 5_000, method: 'balance', words: '' }),
  )
  await db.updateTable('tips').set({ released_at: services.now() }).where('order_id', '=', order.id).execute()
  await say('lost')
  return { customer, say, debt: async () => 0 - (await balanceOf(services, 'customer_debt', customer.id)) }
}

test('money C2: two people write off a debt, the person reads it, and nobody gets it back when the bank pays after all', async () => {
  const { customer, say, debt } = await debtor()
  expect(await debt()).toBe(5_000)
  await expect(want(first, 'write_off_debt', { user_id: customer.id, amount: 5_001 })).rejects.toThrow(
    'debt_changed',
  )
  expect(await want(first, 'write_off_debt', { user_id: customer.id, amount: 3_000 })).toBe(true)
  expect(await debt()).toBe(5_000)
  await confirm(second, await latest())
  expect(await debt()).toBe(2_000)
  expect(await codesFor(services, customer.id)).toContain('debt_written_off')
  await fund(services, customer.id, 500)
  expect(await debt()).toBe(1_500)
  await say('won')
  expect([await debt(), await balance(customer.id)]).toEqual([0, 500])
  await say('lost')
  expect([await debt(), await balance(customer.id)]).toEqual([4_500, 0])
})

test('a debt that was paid meanwhile can’t be written off', async () => {
  const { customer } = await debtor()
  await want(first, 'write_off_debt', { user_id: customer.id, amount: 5_000 })
  const proposal = await latest()
  await fund(services, customer.id, 5_000)
  await expect(confirm(second, proposal)).rejects.toThrow('debt_changed')
  await decline(first, proposal)
})

test('a colleague approves the refund of a tip above 50.00, and the customer or the booster never does', async () => {
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  await fund(services, customer.id, 8_000)
  const order = await insertOrder(services, {
    status: 'completed',
    customerId: customer.id,
    boosterId: booster.id,
    columns: { closed_at: services.now() },
  })
  await transaction(services, (work) =>
    tipFromBalance(work, customer, order.id, { amount: 8_000, method: 'balance', words: '' }),
  )
  const refund = (amount: number) => want(first, 'refund_tip', { order_id: order.id, amount })
  expect(await refund(5_000)).toBe(false)
  expect(await refund(3_000)).toBe(false)
  await expect(refund(1)).rejects.toThrow('tip_not_held')
  expect(await balance(customer.id)).toBe(8_000)
  for (const party of [customer, booster])
    await expect(
      want({ ...first, id: party.id }, 'refund_tip', { order_id: order.id, amount: 1 }),
    ).rejects.toThrow()
})

test('a dispute that is decided beyond what the record says needs a colleague above the limits', async () => {
  const made = await submitted(services)
  await act(services, openDispute, made.customer, made.id, objection)
  const { total } = made.order
  const inFull = { outcome: 'in_full', amounts: { customer: total, boosters: 0, shop: 0 } }
  const decide = () => want(first, 'decide_dispute', { order_id: made.id, ...inFull })
  for (let i = 0; i < 4; i++)
    await transaction(services, ({ tx }) =>
      tx
        .insertInto('proposals')
        .values({
          kind: 'give_balance',
          person_id: made.customer.id,
          subject: 'x',
          wish: '{}',
          reason: 'x',
          amount: 5_000,
          state: 'done',
          needs_second: false,
          asked_by: first.id,
          decided_by: first.id,
          asked_at: services.now(),
          decided_at: services.now(),
        })
        .execute(),
    )
  expect(await decide()).toBe(true)
  await expect(decide()).rejects.toThrow('proposal_waits_already')
  const open = () =>
    db.selectFrom('orders').select('disputed_by').where('id', '=', made.id).executeTakeFirst()
  expect((await open())?.disputed_by).not.toBeNull()
  await confirm(second, await latest())
  expect((await open())?.disputed_by).toBeNull()
})

test('a coupon that leaves the shop nothing exists only once a colleague has approved it', async () => {
  const code = `FREE-${randomUUID().slice(0, 8).toUpperCase()}`
  const ask = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const authorization = `Bearer ${await signIn(services, first.id)}`
    const headers = { authorization, 'idempotency-key': randomUUID() }
    return (await app.inject({ method, url: `/v1/coupons${path}`, headers, payload })).json()
  }
  const form = { code, gives: { percent: 100 }, cap: 100 }
  expect(await ask('POST', '', form)).toMatchObject({ data: { coupon: null }, message: 'waitsForColleague' })
  const find = () => db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
  expect(await find()).toBeUndefined()
  expect((await waiting(second)).find(({ coupon }) => coupon === code)).toMatchObject({ kind: 'save_coupon' })
  await confirm(second, await latest())
  const coupon = found(await find())
  expect(coupon).toMatchObject({ percent: 100, cap: 100, enabled: true })
  expect(await ask('PUT', `/${coupon.id}`, { ...form, enabled: false })).toMatchObject({
    data: { coupon: { enabled: false } },
  })
  expect(await ask('PUT', `/${coupon.id}`, form)).toMatchObject({ message: 'waitsForColleague' })
  expect((await find())?.enabled).toBe(false)
})

test('staff who handed an order on as its booster decide nothing about it', async () => {
  const made = await submitted(services)
  await act(services, openDispute, made.customer, made.id, objection)
  const { total } = made.order
  const former = { ...second, id: made.booster.id }
  await db
    .updateTable('orders')
    .set({ booster_id: (await insertBooster(services)).id })
    .where('id', '=', made.id)
    .execute()
  const inFull = { outcome: 'in_full', amounts: { customer: total, boosters: 0, shop: 0 } }
  await expect(want(former, 'decide_dispute', { order_id: made.id, ...inFull })).rejects.toThrow('own_affair')
  const games = await db.selectFrom('order_games').select('id').where('order_id', '=', made.id).execute()
  const strike = act(
    services,
    strikeGame,
    former,
    { orderId: made.id, gameId: games[0]?.id ?? '' },
    { reason: 'Mine', scope: 'game' },
  )
  await expect(strike).rejects.toThrow('own_affair')
})

test('trust T9: staff who are boosters don’t assign an order to themselves', async () => {
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  const booster = await insertBooster(services, { user: { permissions: ['Booster', 'EditOrders'] } })
  await expect(act(services, assignOrder, booster, order.id, booster.id)).rejects.toThrow('own_affair')
  await act(services, assignOrder, first, order.id, booster.id)
})
