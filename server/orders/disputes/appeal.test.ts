import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/base/durations.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { releaseDueShares } from '#server/money/settlement/release-due-shares.ts'
import { act } from '#server/test/act.ts'
import { decide, decideDispute, disputed, objection, staffOf, why } from '#server/test/disputes.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, outcomes, statusOf } from '#server/test/payments.ts'
import { insertProof } from '#server/test/progress.ts'
import { rounds } from '#server/test/rounds.ts'
import { completeOrder } from '../order/complete-order.ts'
import { getOrder } from '../order/get-order.ts'
import { answerDispute } from './answer-dispute.ts'
import { appealDecision } from './appeal-decision.ts'
import { getDispute } from './dispute-view.ts'
import { withdrawDispute } from './end-dispute.ts'
import { openDispute } from './open-dispute.ts'
import { remindDisputes } from './remind-disputes.ts'

const services = await openServices()
const [first, second] = [await staffOf(services), await staffOf(services)]

const again = { reason: 'The decision left out game 12', picture_ids: [] as string[] }

async function decided(outcome: Parameters<typeof decide>[3], played: { to?: number } = {}) {
  const made = await disputed(services, played)
  await decide(services, first, made.id, outcome)
  return made
}

async function held(boosterId: string, orderId: string) {
  return {
    pending: await balanceOf(services, 'booster_pending', boosterId),
    payable: await balanceOf(services, 'booster_payable', boosterId),
    escrow: await balanceOf(services, 'order_escrow', orderId),
  }
}

/** What the shop added to boosters' shares so far. */
async function shopsLoss() {
  const { sum } = await services.db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
    .select((eb) => eb.fn.sum<number>('line.amount').as('sum'))
    .where('account.kind', '=', 'corrections')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

const appealable = async (who: typeof first, id: string) =>
  (await getOrder(services, who, id)).actions.some(({ action }) => action === 'appeal')

async function newsOf(userId: string, orderId: string) {
  const rows = await services.db
    .selectFrom('notifications')
    .select(['code', 'params'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ code, params }) => (JSON.stringify(params).includes(orderId) ? [code] : []))
}

test('the customer appeals with a picture, the booster answers, a colleague upholds, and the share is released in its time', async () => {
  const { customer, booster, order, id } = await decided('as_bought')
  expect([await appealable(customer, id), await appealable(booster, id)]).toEqual([true, true])
  const picture = await insertProof(services, id, customer.id)
  await act(services, appealDecision, customer, id, { ...again, picture_ids: [picture] })
  const seen = await getDispute(services, booster, id)
  expect(seen).toMatchObject({ opened_by: 'customer', outcome: null, appealed: { outcome: 'as_bought' } })
  expect(seen.statements.map(({ text }) => text)).toEqual([objection.reason, again.reason])
  expect(seen.statements[1]?.pictures.map(({ file_id }) => file_id)).toEqual([picture])
  expect(Date.parse(seen.reply_by) - Date.parse(seen.opened_at)).toBe(deadlines.appealReply.ms)
  await act(services, answerDispute, booster, id, { text: 'I played it', picture_ids: [], for_staff: false })
  expect(await newsOf(booster.id, id)).toContain('dispute_appealed')
  expect(await newsOf(second.id, id)).toContain('dispute_appeal_waits')
  expect(await newsOf(first.id, id)).not.toContain('dispute_appeal_waits')

  services.advance(deadlines.hold.ms + hourMs)
  await releaseDueShares(services)
  expect(await held(booster.id, id)).toMatchObject({ pending: order.booster_share, payable: 0 })
  await expect(decideDispute(services, first, id, { outcome: 'upheld', reason: why })).rejects.toThrow(
    'dispute_own_decision',
  )
  await decideDispute(services, second, id, { outcome: 'upheld', reason: 'It was counted' })
  expect(await getDispute(services, customer, id)).toMatchObject({
    outcome: 'upheld',
    decision: 'It was counted',
    to_customer: null,
    appealed: { outcome: 'as_bought', decision: why, to_customer: 0 },
  })
  expect((await getDispute(services, booster, id)).appealed).toMatchObject({
    to_customer: null,
    to_boosters: order.booster_share,
  })
  expect(await newsOf(customer.id, id)).toContain('dispute_upheld')
  await releaseDueShares(services)
  expect(await held(booster.id, id)).toEqual({ pending: 0, payable: order.booster_share, escrow: 0 })
  expect([await appealable(customer, id), await appealable(booster, id)]).toEqual([false, false])
  await expect(act(services, appealDecision, booster, id, again)).rejects.toThrow('order_state_changed')
  await expect(act(services, openDispute, customer, id, objection)).rejects.toThrow('order_state_changed')
  expect(await checkLedger(services.db)).toEqual([])
})

test('the booster appeals a full refund: the order stays cancelled, the refund stays paid, and the shop pays the share', async () => {
  const { customer, booster, order, id } = await decided('in_full')
  await act(services, appealDecision, booster, id, again)
  const loss = await shopsLoss()
  const staffView = await getDispute(services, second, id)
  const asBought = staffView.outcomes.find(({ outcome }) => outcome === 'as_bought')
  expect(asBought?.amounts).toEqual({
    customer: order.total,
    boosters: order.booster_share,
    shop: 0 - order.booster_share,
  })
  expect(staffView.outcomes.map(({ outcome }) => outcome)).not.toContain('returned')
  await decide(services, second, id, 'as_bought')
  expect(await statusOf(services, id)).toBe('cancelled')
  expect(await held(booster.id, id)).toEqual({ pending: order.booster_share, payable: 0, escrow: 0 })
  expect((await shopsLoss()) - loss).toBe(0 - order.booster_share)
  expect(await getDispute(services, customer, id)).toMatchObject({
    to_customer: order.total,
    appealed: { outcome: 'in_full', to_customer: order.total },
  })
  expect(await getDispute(services, booster, id)).toMatchObject({
    to_boosters: order.booster_share,
    appealed: { to_boosters: 0 },
  })
  services.advance(8 * dayMs)
  await releaseDueShares(services)
  expect(await held(booster.id, id)).toEqual({ pending: 0, payable: order.booster_share, escrow: 0 })
  expect(await checkLedger(services.db)).toEqual([])
})

test('own amounts of an appeal can leave the shop a loss, but take no refund back and pay no more than the price', async () => {
  const { booster, order, id } = await decided('by_log', { to: 1_200 })
  const refunded = (await getDispute(services, first, id)).to_customer ?? 0
  expect(refunded).toBeGreaterThan(0)
  await act(services, appealDecision, booster, id, again)
  const own = (customer: number, boosters: number) => ({
    outcome: 'own' as const,
    reason: why,
    amounts: { customer, boosters, shop: order.total - customer - boosters },
  })
  for (const [customer, boosters] of [
    [refunded - 1, 100],
    [refunded, order.total + 1],
    [order.total + 1, 0],
  ] as const)
    await expect(decideDispute(services, second, id, own(customer, boosters))).rejects.toThrow(
      'dispute_sums_differ',
    )
  await decideDispute(services, second, id, own(refunded + 100, order.total))
  expect(await held(booster.id, id)).toEqual({ pending: order.total, payable: 0, escrow: 0 })
  expect(await checkLedger(services.db)).toEqual([])
})

test('an appeal against a released share makes it the booster’s debt, as every later decision does', async () => {
  const { customer, booster, order, id } = await decided('as_bought')
  await services.db
    .updateTable('held_shares')
    .set({ due_at: services.now() })
    .where('order_id', '=', id)
    .execute()
  await releaseDueShares(services)
  await act(services, appealDecision, customer, id, again)
  await decide(services, second, id, 'in_full')
  expect(await statusOf(services, id)).toBe('completed')
  expect(await held(booster.id, id)).toEqual({ pending: 0, payable: 0, escrow: 0 })
  expect((await getDispute(services, customer, id)).to_customer).toBe(order.total)
  expect(await checkLedger(services.db)).toEqual([])
})

test('nobody else appeals, nobody after 48 hours, and an appeal is not withdrawn', async () => {
  const { customer, booster, id } = await decided('as_bought')
  await expect(act(services, appealDecision, first, id, again)).rejects.toThrow('order_state_changed')
  services.advance(deadlines.appeal.ms - hourMs)
  expect(await appealable(customer, id)).toBe(true)
  await act(services, appealDecision, customer, id, again)
  await expect(act(services, withdrawDispute, customer, id)).rejects.toThrow('order_state_changed')
  await expect(act(services, appealDecision, booster, id, again)).rejects.toThrow('order_state_changed')

  const late = await decided('in_full')
  services.advance(deadlines.appeal.ms)
  for (const who of [late.customer, late.booster]) {
    expect(await appealable(who, late.id)).toBe(false)
    await expect(act(services, appealDecision, who, late.id, again)).rejects.toThrow('order_state_changed')
  }
})

test('an appeal’s decision is final even when the clock is set back', async () => {
  const { customer, booster, id } = await decided('as_bought')
  await act(services, appealDecision, customer, id, again)
  await decideDispute(services, second, id, { outcome: 'upheld', reason: why })
  for (const back of [1, hourMs]) {
    services.advance(-back)
    for (const who of [customer, booster])
      await expect(act(services, appealDecision, who, id, again)).rejects.toThrow('order_state_changed')
  }
  services.advance(hourMs + 1)
  expect(await checkLedger(services.db)).toEqual([])
})

test('an order that returned to its booster has no decision to appeal, and can be disputed again', async () => {
  const { customer, booster, id } = await decided('returned')
  for (const who of [customer, booster]) expect(await appealable(who, id)).toBe(false)
  await act(services, openDispute, customer, id, objection)
})

test('an appealed order can return to its booster, and its next decision can be appealed', async () => {
  const { customer, id } = await decided('as_bought')
  await act(services, appealDecision, customer, id, again)
  await decide(services, second, id, 'returned')
  expect(await statusOf(services, id)).toBe('boosting')
  expect(await appealable(customer, id)).toBe(false)
  await act(services, openDispute, customer, id, objection)
  await decide(services, await staffOf(services), id, 'by_log')
  expect(await appealable(customer, id)).toBe(true)
  expect(await checkLedger(services.db)).toEqual([])
})

test('staff are reminded when an appeal has no answer and when its decision is due', async () => {
  const { booster, customer, id } = await decided('in_full')
  await act(services, appealDecision, booster, id, again)
  services.advance(dayMs)
  await remindDisputes(services)
  expect(await newsOf(second.id, id)).toContain('dispute_answer_missed')
  expect(await newsOf(customer.id, id)).not.toContain('dispute_answer_due')
  services.advance(dayMs)
  await remindDisputes(services)
  expect(await newsOf(second.id, id)).toContain('dispute_decision_due')
})

test('each part of a dispute is mailed to those whom it concerns, in their language', async () => {
  const mailed = async (id: string) => {
    const rows = await services.db
      .selectFrom('mails')
      .select(['kind', 'user_id'])
      .where('ref', 'like', '%:%')
      .where('user_id', 'is not', null)
      .execute()
    return rows.flatMap(({ kind, user_id }) => (user_id === id ? [kind] : [])).sort()
  }
  const { customer, booster, id } = await disputed(services)
  const question = { text: 'Which game is it?', picture_ids: [], for_staff: false }
  await act(services, answerDispute, first, id, question)
  services.advance(dayMs)
  await remindDisputes(services)
  await decide(services, first, id, 'in_full')
  await act(services, appealDecision, booster, id, again)
  await decideDispute(services, second, id, { outcome: 'upheld', reason: why })
  const both = ['appeal_decided', 'problem_decided', 'staff_asked']
  expect(await mailed(customer.id)).toEqual(['appeal_asked', ...both].sort())
  expect(await mailed(booster.id)).toEqual(['answer_missing', 'problem_reported', ...both].sort())
})

const count = rounds(25, 100)

test(`${count} rounds of two appeals against the release of the share: one opens, and the ledger sums to zero`, {
  timeout: count * 4_000,
}, async () => {
  const released: number[] = []
  for (let round = 0; round < count; round++) {
    const { customer, booster, order, id } = await decided('as_bought')
    await services.db
      .updateTable('held_shares')
      .set({ due_at: services.now() })
      .where('order_id', '=', id)
      .execute()
    const { kept, broken } = await outcomes([
      act(services, appealDecision, customer, id, again),
      act(services, appealDecision, booster, id, again),
      releaseDueShares(services),
    ])
    expect([kept, broken]).toEqual([2, ['order_state_changed']])
    const { pending, payable } = await held(booster.id, id)
    expect(pending + payable).toBe(order.booster_share)
    released.push(payable)
    // Whatever was released before the appeal froze it, nothing is afterwards.
    await releaseDueShares(services)
    expect(await held(booster.id, id)).toMatchObject({ pending, payable })
    const { kept: decisions } = await outcomes([
      decide(services, second, id, 'in_full'),
      decideDispute(services, second, id, { outcome: 'upheld', reason: why }),
    ])
    expect(decisions).toBe(1)
    expect(await balanceOf(services, 'order_escrow', id)).toBe(0)
    await releaseDueShares(services)
    const after = await held(booster.id, id)
    expect([0, order.booster_share]).toContain(after.pending + after.payable)
  }
  expect(await checkLedger(services.db)).toEqual([])
})

test('a customer who accepts a result has no decision to appeal', async () => {
  const { customer, id } = await disputed(services)
  await act(services, completeOrder, customer, id)
  expect(await appealable(customer, id)).toBe(false)
})
