import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import {
  type Entry,
  orderAdjusted,
  paidByBalance,
  paymentReceived,
  shareReleased,
  splitByProgress,
  topUp,
} from '#core/money/ledger.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, outcomes } from '#server/test/payments.ts'
import { checkLedger } from './check-ledger.ts'
import { postEntry } from './post-entry.ts'

const services = await openServices()

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

const post = (entry: Entry) => transaction(services, (work) => postEntry(work.tx, entry, services.now()))
const give = (customerId: string, amount: number) =>
  post(topUp({ paymentId: randomUUID(), customerId, amount }))
const person = () => randomUUID()
/** A payment for an order from a balance. */
const spend = (p: { orderId: string; customerId: string; amount: number }) =>
  paidByBalance({ ...p, paymentId: person(), subjectId: p.orderId })

test('an entry moves the balances of its accounts', async () => {
  const [customerId, orderId] = [person(), person()]
  await give(customerId, 1_000)
  expect(await post(spend({ orderId, customerId, amount: 400 }))).toBe(true)
  expect(await balanceOf(services, 'customer_balance', customerId)).toBe(600)
  expect(await balanceOf(services, 'order_escrow', orderId)).toBe(400)
})

test('the lines of an entry keep their order, whatever the plan: money on a balance is as old as its line', async () => {
  const customerId = person()
  const payments = Array.from({ length: 6 }, person)
  const entry = topUp({ paymentId: person(), customerId, amount: 600 })
  const [clearing, credit] = entry.lines
  if (!clearing || !credit) throw new Error('A top-up has two lines')
  const parts = payments.map((paymentId) => ({ ...credit, amount: 100, paymentId }))
  await services.db.transaction().execute(async (tx) => {
    await sql`set local enable_nestloop = off`.execute(tx)
    await postEntry(tx, { ...entry, lines: [clearing, ...parts] }, services.now())
  })
  const lines = await services.db
    .selectFrom('ledger_lines')
    .select('payment_id')
    .where('payment_id', 'in', payments)
    .orderBy('id')
    .execute()
  expect(lines.map(({ payment_id }) => payment_id)).toEqual(payments)
})

test('trust M2: the same event is booked once, even by many at once', async () => {
  const entry = paymentReceived({ paymentId: person(), subjectId: person(), amount: 8_370 })
  const posted = await Promise.all(Array.from({ length: 30 }, () => post(entry)))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await post(entry)).toBe(false)
})

test('no account can go below zero, whether it exists or not', async () => {
  const [poor, stranger, orderId] = [person(), person(), person()]
  await give(poor, 100)
  await expect(post(spend({ orderId, customerId: poor, amount: 101 }))).rejects.toThrow('balance_too_low')
  await expect(post(spend({ orderId, customerId: stranger, amount: 1 }))).rejects.toThrow('balance_too_low')
  expect(await balanceOf(services, 'customer_balance', poor)).toBe(100)
  expect(await balanceOf(services, 'order_escrow', orderId)).toBe(0)
})

test('trust M9: 200 parallel spends of a balance that covers 7', async () => {
  const customerId = person()
  await give(customerId, 799)
  const once = () => post(spend({ orderId: person(), customerId, amount: 100 }))
  const { kept, broken } = await outcomes(Array.from({ length: 200 }, once))
  expect(kept).toBe(7)
  expect(new Set(broken)).toEqual(new Set(['balance_too_low']))
  expect(await balanceOf(services, 'customer_balance', customerId)).toBe(99)
})

test('transfers in opposite directions all arrive', async () => {
  const [a, b] = [person(), person()]
  const pay = (amount: number) => [a, b].map((boosterId) => ({ boosterId, amount }))
  const orderId = person()
  const order = { orderId, refunds: [] }
  await post(paymentReceived({ paymentId: person(), subjectId: orderId, amount: 20_000 }))
  await post(splitByProgress({ ...order, total: 20_000, pay: pay(10_000) }))
  /** Staff move a cent of one booster's share to the other's; the lines name them in the given order. */
  let number = 1
  const move = (from: string, to: string) => {
    const moved = [
      { boosterId: from, amount: -1 },
      { boosterId: to, amount: 1 },
    ]
    return post(orderAdjusted({ ...order, number: ++number, discount: 0, pay: moved }))
  }
  const release = (boosterId: string) => post(shareReleased({ orderId: person(), boosterId, amount: 1 }))
  const crossing = Array.from({ length: 50 }, () => [move(a, b), move(b, a)]).flat()
  expect((await outcomes([...crossing, release(a), release(b), move(a, b)])).broken).toEqual([])
  expect(await balanceOf(services, 'booster_pending', a)).toBe(10_000 - 2)
  expect(await balanceOf(services, 'booster_pending', b)).toBe(10_000)
})

test('trust M15: history can’t be changed, and one side alone can’t be booked', async () => {
  await give(person(), 500)
  const { db } = services
  const statements = [
    sql`update ledger_lines set amount = amount + 1`,
    sql`update ledger_entries set kind = 'tip_paid'`,
    sql`delete from ledger_lines`,
    sql`delete from ledger_entries`,
    sql`truncate ledger_lines`,
    sql`truncate ledger_entries cascade`,
    sql`insert into ledger_entries (kind, business_ref) values ('tip_paid', 'without lines')`,
    sql`with entry as (insert into ledger_entries (kind, business_ref) values ('tip_paid', 'one side') returning id)
        insert into ledger_lines (entry_id, account_id, amount)
        select entry.id, (select min(id) from ledger_accounts), 100 from entry`,
  ]
  const { kept } = await outcomes(statements.map((statement) => statement.execute(db)))
  expect(kept).toBe(0)
})

test('the check finds a balance that differs from what was booked', async () => {
  const customerId = person()
  await give(customerId, 500)
  const change = (by: number) =>
    sql`update ledger_accounts set balance = balance + ${by} where owner_id = ${customerId}`.execute(
      services.db,
    )
  await change(1)
  expect(await checkLedger(services.db)).toMatchObject([{ what: 'balance', found: 501, expected: 500 }])
  await change(-1)
})

test('any sequence of events keeps every sum at zero and every balance correct', async () => {
  const people = [person(), person(), person()]
  const who = fc.integer({ min: 0, max: 2 }).map((i) => people[i] as string)
  const amount = fc.integer({ min: 1, max: 5_000 })
  const orders = [person(), person(), person(), person()]
  const order = fc.integer({ min: 0, max: 3 }).map((i) => orders[i] as string)
  const event = fc.oneof(
    fc.record({ subjectId: order, amount }).map((p) => paymentReceived({ ...p, paymentId: person() })),
    fc.record({ customerId: who, amount }).map((p) => topUp({ ...p, paymentId: person() })),
    fc.record({ customerId: who, orderId: order, amount }).map(spend),
    fc.record({ orderId: order, boosterId: who, amount }).map(shareReleased),
    fc.record({ orderId: order, total: amount, boosterId: who, customerId: who }).map((p) =>
      splitByProgress({
        orderId: p.orderId,
        total: p.total,
        refunds: [
          {
            to: { kind: 'balance', customerId: p.customerId },
            amount: Math.floor(p.total / 3),
            paymentId: person(),
          },
        ],
        pay: [{ boosterId: p.boosterId, amount: Math.floor(p.total / 2) }],
      }),
    ),
  )
  let booked = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
      booked += (await outcomes(events.map(post))).kept
      expect(await checkLedger(services.db)).toEqual([])
    }),
    { numRuns: 25 },
  )
  expect(booked).toBeGreaterThan(100)
})
