import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { staffLimits } from '#core/money/staff-limits.ts'
import type { BulkAction } from '#core/orders/bulk.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { confirmProposal, declineProposal } from '#server/accounts/proposals/decide-proposal.ts'
import { listProposals } from '#server/accounts/proposals/list-proposals.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { submitted } from '#server/test/disputes.ts'
import { insertBooster, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'
import { found, outcomes } from '#server/test/payments.ts'
import { settleDecisions } from '../order/settle-decisions.ts'
import { beginBulk, stopBulk, undoBulk } from './begin-bulk.ts'
import { insertRun, insertRunOrders } from './bulk-store.ts'
import { carryOutBulk } from './carry-out-bulk.ts'
import { getBulk } from './get-bulk.ts'
import { type Chosen, weighBulk } from './weigh-bulk.ts'

const { app, services } = await openApp()
const { db } = services
const staff = await insertStaff(services, ['EditOrders'])
const colleague = await insertStaff(services, ['EditOrders'])

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

const at = () => ({ db, now: services.now() })

type Seen = { id: string; version: number }
const these = (...orders: Seen[]): Chosen => ({
  orders: orders.map(({ id, version }) => ({ order_id: id, version })),
})
const waiting = () => insertOrder(services, { status: 'waiting_for_booster' })
/** So many orders that their refunds are beyond what one colleague can give. */
const worthMore = async () => {
  const first = await waiting()
  const others = Math.floor(staffLimits.bulk.amount / first.total)
  return [first, ...(await Promise.all(Array.from({ length: others }, waiting)))]
}
const row = async (id: string) =>
  found(await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst())
const statuses = async (...orders: Pick<Seen, 'id'>[]) =>
  Promise.all(orders.map(async ({ id }) => (await row(id)).status))

type Begin = Partial<Parameters<typeof beginBulk>[2]>

/** Begins what the page would: with what it has just read. */
async function begin(by: Caller, action: BulkAction, chosen: Chosen, rest: Begin = {}) {
  const { count, fits, amount } = await weighBulk(services, by, { action, chosen })
  const run_id = rest.run_id ?? randomUUID()
  const reason = action === 'cancel' ? 'No booster this week' : undefined
  await transaction(services, (work) =>
    beginBulk(work, by, { run_id, action, chosen, count, fits, amount, reason, ...rest }),
  )
  return run_id
}
/** A run that its process left behind as soon as it had begun. */
async function left(by: Caller, ...orders: Seen[]) {
  const run_id = randomUUID()
  const run = { id: run_id, action: 'cancel' as const, reason: 'No booster', amount: 0, booster_id: null }
  const rows = orders.map(({ id, version }) => ({ order_id: id, version, refusal: null }))
  await transaction(services, async ({ tx, now }) => {
    await insertRun(tx, { ...run, asked_by: by.id, asked_at: now, state: 'running' })
    await insertRunOrders(tx, run_id, rows, now)
  })
  return run_id
}
const finish = async (by: Caller, runId: string) => {
  while ((await carryOutBulk(services, runId)) > 0);
  return (await getBulk(at(), by, runId)).run
}

test('orders are cancelled and refunded as alone; the sum is what was agreed, and the end is told', async () => {
  const orders = [await waiting(), await insertOrder(services, { status: 'not_paid' })]
  const weighed = await weighBulk(services, staff, { action: 'cancel', chosen: these(...orders) })
  expect(weighed).toMatchObject({ count: 2, fits: 2, amount: orders[0]?.total, refused: [] })
  const one = await insertStaff(services, ['EditOrders'])
  const runId = await begin(one, 'cancel', these(...orders))
  expect(await finish(one, runId)).toMatchObject({
    state: 'done',
    done: 2,
    left: 0,
    amount: orders[0]?.total,
  })
  expect(await statuses(...orders)).toEqual(['cancelled', 'cancelled'])
  expect((await row(orders[0]?.id ?? '')).refunded).toBe(orders[0]?.total)
  expect(await codesFor(services, one.id)).toEqual(['bulk_done'])
  const entries = await db
    .selectFrom('audit_log')
    .select('operation')
    .where('actor_id', '=', one.id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ operation }) => operation)).toEqual(['begin bulk', 'cancel', 'cancel'])
})

test('what the action doesn’t fit stays as it is, each with its reason', async () => {
  const [good, changed, frozen, reserved] = await Promise.all([waiting(), waiting(), waiting(), waiting()])
  const set = (id: string, columns: Record<string, unknown>) =>
    db.updateTable('orders').set(columns).where('id', '=', id).execute()
  await set(frozen.id, { frozen_at: services.now() })
  const booster = await insertBooster(services)
  await set(reserved.id, { reserved_by: booster.id, reserved_at: services.now() })
  const chosen = these(good, { ...changed, version: changed.version - 1 }, frozen, reserved)
  const other = await insertBooster(services)
  const runId = await begin(staff, 'assign', chosen, { booster_id: other.id })
  const { done, left, refused } = await finish(staff, runId)
  expect([done, left]).toEqual([1, 3])
  expect(Object.fromEntries(refused.map(({ order_id, code }) => [order_id, code]))).toEqual({
    [changed.id]: 'order_state_changed',
    [frozen.id]: 'order_frozen',
    [reserved.id]: 'order_not_available',
  })
  expect((await row(good.id)).booster_id).toBe(other.id)
  await set(frozen.id, { frozen_at: null })
})

test('results are verified by the decision of ten seconds; one with a doubt waits for a look of its own', async () => {
  const [clear, doubtful] = [await submitted(services), await submitted(services)]
  await db
    .updateTable('orders')
    .set({ doubts: ['too_fast'] })
    .where('id', '=', doubtful.id)
    .execute()
  const runId = await begin(staff, 'verify', these(await row(clear.id), await row(doubtful.id)))
  const { refused } = await finish(staff, runId)
  expect(refused.map(({ code }) => code)).toEqual(['decision_needs_reason'])
  expect(await statuses(clear, doubtful)).toEqual(['verification_required', 'verification_required'])
  services.advance(deadlines.undoDecision.ms)
  await settleDecisions(services)
  expect(await statuses(clear, doubtful)).toEqual(['completed', 'verification_required'])
})

test('within ten seconds all of it is undone by who asked, and nobody else was told; afterwards it is final', async () => {
  const orders = [await submitted(services), await submitted(services)]
  const one = await insertStaff(services, ['EditOrders'])
  const seen = await Promise.all(orders.map(({ id }) => row(id)))
  const runId = await begin(one, 'verify', these(...seen))
  expect((await finish(one, runId)).undo_until).not.toBeNull()
  const undo = (by: Caller) => transaction(services, (work) => undoBulk(work, by, runId))
  await expect(undo(colleague)).rejects.toThrow('bulk_not_found')
  await undo(one)
  const { run } = await getBulk(at(), one, runId)
  expect([run.done, run.undo_until, ...run.refused.map(({ code }) => code)]).toEqual([
    0,
    null,
    'decision_undone',
    'decision_undone',
  ])
  services.advance(deadlines.undoDecision.ms)
  await settleDecisions(services)
  expect(await statuses(...orders)).toEqual(['verification_required', 'verification_required'])
  await expect(undo(one)).rejects.toThrow('decision_is_final')
})

test('two colleagues at once: each order is handled by one of them, and the other reads why not by them', async () => {
  const orders = await Promise.all([waiting(), waiting(), waiting()])
  const runs = await Promise.all([staff, colleague].map((by) => begin(by, 'cancel', these(...orders))))
  await Promise.all(runs.map((runId) => carryOutBulk(services, runId)))
  const ends = [await finish(staff, runs[0] ?? ''), await finish(colleague, runs[1] ?? '')]
  expect(ends.reduce((sum, { done }) => sum + done, 0)).toBe(3)
  expect(ends.flatMap(({ refused }) => refused.map(({ code }) => code))).toEqual(
    Array(3).fill('order_state_changed'),
  )
  expect(await statuses(...orders)).toEqual(Array(3).fill('cancelled'))
})

test('a press that is sent twice begins once, and a run that is worked on twice handles each order once', async () => {
  const one = await insertStaff(services, ['EditOrders'])
  const order = await waiting()
  const run_id = randomUUID()
  const { kept } = await outcomes(
    Array.from({ length: 5 }, () => begin(one, 'cancel', these(order), { run_id })),
  )
  expect(kept).toBe(5)
  await Promise.all(Array.from({ length: 5 }, () => carryOutBulk(services, run_id)))
  expect(await finish(one, run_id)).toMatchObject({ count: 1, done: 1, left: 0 })
  expect(await codesFor(services, one.id)).toEqual(['bulk_done'])
  await expect(begin(colleague, 'cancel', these(await waiting()), { run_id })).rejects.toThrow(
    'bulk_not_found',
  )
})

test('all orders of a view are those of its filter at that moment: with another count or sum nothing begins', async () => {
  const chosen: Chosen = { state: 'waiting_for_account', server: 'kr' as never }
  const onKr = () =>
    insertOrder(services, { status: 'waiting_for_account' }).then(async (order) => {
      await db
        .updateTable('orders')
        .set({ config: JSON.stringify({ ...order.config, server: 'kr' }) } as never)
        .where('id', '=', order.id)
        .execute()
      return order
    })
  // Whose refunds of the day are below the limit.
  const one = await insertStaff(services, ['EditOrders'])
  const first = await onKr()
  const seen = await weighBulk(services, one, { action: 'cancel', chosen })
  const second = await onKr()
  const { count, fits, amount } = seen
  await expect(begin(one, 'cancel', chosen, { count, fits, amount })).rejects.toThrow('bulk_changed')
  const now = await weighBulk(services, one, { action: 'cancel', chosen })
  expect(now.count).toBe(count + 1)
  await expect(begin(one, 'cancel', chosen, { amount: 1 })).rejects.toThrow('bulk_changed')
  await finish(one, await begin(one, 'cancel', chosen))
  expect(await statuses(first, second)).toEqual(['cancelled', 'cancelled'])
})

test('refunds above the limit wait for a colleague, whose customer none of them is; split ones count together', async () => {
  const one = await insertStaff(services, ['EditOrders'])
  const orders = await worthMore()
  expect((await weighBulk(services, one, { action: 'cancel', chosen: these(...orders) })).needs_second).toBe(
    true,
  )
  const runId = await begin(one, 'cancel', these(...orders))
  expect(await finish(one, runId)).toMatchObject({ state: 'waiting', done: 0 })
  expect(new Set(await statuses(...orders))).toEqual(new Set(['waiting_for_booster']))
  const { items } = await listProposals(services, colleague, { state: 'waiting', page: 1, size: 100 })
  const proposal = found(
    items.find(({ kind, asked_by }) => kind === 'bulk_refund' && asked_by.user_id === one.id),
  )
  const confirm = (by: Caller) =>
    transaction(services, (work) => confirmProposal(work, by, proposal.proposal_id))
  await expect(confirm(one)).rejects.toThrow('own_affair')
  await confirm(colleague)
  expect(await finish(one, runId)).toMatchObject({ state: 'done', done: orders.length })
  // Above the limit together with what they began within the day, though small by itself.
  const last = await waiting()
  expect((await weighBulk(services, one, { action: 'cancel', chosen: these(last) })).needs_second).toBe(true)

  // What a colleague declines is over.
  const declined = await begin(one, 'cancel', these(last))
  const open = await listProposals(services, colleague, { state: 'waiting', page: 1, size: 100 })
  const { proposal_id } = found(open.items.find(({ asked_by }) => asked_by.user_id === one.id))
  await transaction(services, (work) => declineProposal(work, colleague, proposal_id, 'They get a booster'))
  expect(await finish(one, declined)).toMatchObject({ state: 'stopped', done: 0 })
  expect(await statuses(last)).toEqual(['waiting_for_booster'])
})

test('the open pages of orders read what waits about them when a refund of many begins to wait and when it is decided', async () => {
  const one = await insertStaff(services, ['EditOrders'])
  const told = () => services.sent.filter(({ event }) => event === 'order_notices')
  const heard = { to: 'staff', id: '', event: 'order_notices', payload: { order_id: null } }
  const wait = async () => {
    services.sent.length = 0
    const run_id = await begin(one, 'cancel', these(...(await worthMore())))
    expect(told()).toEqual([heard])
    const { items } = await listProposals(services, colleague, { state: 'waiting', page: 1, size: 100 })
    services.sent.length = 0
    return { run_id, id: found(items.find(({ asked_by }) => asked_by.user_id === one.id)).proposal_id }
  }
  const declined = await wait()
  await transaction(services, (work) => declineProposal(work, colleague, declined.id, 'They get a booster'))
  expect(told()).toEqual([heard])
  const confirmed = await wait()
  await transaction(services, (work) => confirmProposal(work, colleague, confirmed.id))
  expect(told()).toEqual([heard])
  await finish(one, confirmed.run_id)
})

test('a stopped run begins no more orders; only who began it sees and stops it', async () => {
  const orders = await Promise.all([waiting(), waiting()])
  const one = await insertStaff(services, ['EditOrders'])
  const runId = await left(one, ...orders)
  const stop = (by: Caller) => transaction(services, (work) => stopBulk(work, by, runId))
  await expect(getBulk(at(), colleague, runId)).rejects.toThrow('bulk_not_found')
  await expect(stop(colleague)).rejects.toThrow('bulk_not_found')
  await stop(one)
  await stop(one)
  expect(await finish(one, runId)).toMatchObject({ state: 'stopped', done: 0 })
  expect(await statuses(...orders)).toEqual(['waiting_for_booster', 'waiting_for_booster'])
  expect(await codesFor(services, one.id)).toEqual([])
})

test('who lost the permission or was banned meanwhile does nothing more', async () => {
  const one = await insertStaff(services, ['EditOrders'])
  const order = await waiting()
  const runId = await left(one, order)
  await db.updateTable('users').set({ permissions: [] }).where('id', '=', one.id).execute()
  const { refused } = await finish(one, runId)
  expect(refused.map(({ code }) => code)).toEqual(['access_denied'])
  expect(await statuses(order)).toEqual(['waiting_for_booster'])
})

test('a booster who isn’t one is refused before anything begins', async () => {
  const order = await waiting()
  await expect(begin(staff, 'assign', these(order), { booster_id: randomUUID() })).rejects.toThrow(
    'booster_not_found',
  )
  await expect(begin(staff, 'assign', these(order), { booster_id: staff.id })).rejects.toThrow('own_affair')
  await expect(begin(staff, 'assign', these(order))).rejects.toThrow('bad_params')
  await expect(begin(staff, 'cancel', these(order), { reason: undefined })).rejects.toThrow('bad_params')
})

test('an order of one’s own is nobody’s to decide about', async () => {
  const one: Caller = { ...(await insertBooster(services)), permissions: ['Booster', 'EditOrders'] }
  const own = await insertOrder(services, { status: 'waiting_for_booster', customerId: one.id })
  const coached = await waiting()
  const asCoach = { service: 'coaching' as const, coach_id: one.id }
  await db.updateTable('orders').set(asCoach).where('id', '=', coached.id).execute()
  const chosen = these(own, coached, await waiting())
  const { fits, refused } = await weighBulk(services, one, { action: 'cancel', chosen })
  expect([fits, refused.map(({ code }) => code)]).toEqual([1, ['own_affair', 'own_affair']])
})

test('the job finishes what a process left behind, and more than twenty orders need a fresh proof', async () => {
  const order = await waiting()
  const runId = await left(staff, order)
  services.advance(minuteMs)
  await carryOutBulk(services)
  expect((await getBulk(at(), staff, runId)).run.state).toBe('done')

  const headers = { authorization: `Bearer ${await signIn(services, staff.id)}` }
  services.advance(6 * minuteMs)
  const body = { run_id: randomUUID(), action: 'verify', chosen: { state: 'verification_required' } }
  const send = (fits: number) =>
    app.inject({
      method: 'POST',
      url: '/v1/bulk',
      headers,
      payload: { ...body, count: fits, fits, amount: 0 },
    })
  expect((await send(21)).json().message).toBe('fresh_proof_needed')
  expect((await send(20)).json().message).toBe('bulk_changed')
})

test('each call needs EditOrders', async () => {
  const other = await insertStaff(services, ['EditUsers', 'FullAccess'])
  const headers = { authorization: `Bearer ${await signIn(services, other.id)}` }
  const payload = { action: 'verify', chosen: { state: 'verification_required' } }
  const calls = [
    { method: 'POST', url: '/v1/bulk/weigh', payload },
    {
      method: 'POST',
      url: '/v1/bulk',
      payload: { ...payload, run_id: randomUUID(), count: 1, fits: 1, amount: 0 },
    },
    { method: 'GET', url: `/v1/bulk/${randomUUID()}` },
    { method: 'POST', url: `/v1/bulk/${randomUUID()}/stop` },
  ] as const
  for (const call of calls) expect((await app.inject({ ...call, headers })).statusCode).toBe(403)
})
