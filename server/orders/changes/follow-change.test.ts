import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { hourMs } from '#core/base/durations.ts'
import type { ClimbConfig } from '#core/choices/order-config.ts'
import { followUpOf } from '#core/orders/follow-up.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { insertGame } from '#server/kernel/progress-store.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { applyChargeback } from '#server/money/settlement/apply-chargeback.ts'
import type { ChargebackEvent } from '#server/platform/outside/payment-provider.ts'
import { decideSandboxPayment } from '#server/platform/outside/sandbox-payments.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  insertBooster,
  insertCustomer,
  insertStaff,
  insertSupply,
  placeOrder,
} from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, byBalance, found, fund, paidEvent } from '#server/test/payments.ts'
import { insertProof } from '#server/test/progress.ts'
import { checkAllMoney } from '#server/test/walk/check-money.ts'
import { payByBalance } from '../checkout/pay-by-balance.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { claimOrder } from '../order/claim-order.ts'
import { completeOrder } from '../order/complete-order.ts'
import { dropOrder } from '../order/drop-order.ts'
import { finishOrder } from '../order/finish-order.ts'
import { getOrder } from '../order/get-order.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { acceptChange, declineChange, withdrawChange } from './answer-change.ts'
import { askByCard, askChange } from './ask-change.ts'
import { expireChanges } from './end-change.ts'
import { priceChange } from './price-change.ts'

const services = await openServices()
await insertSupply(services)
const login = { login: 'mira', password: 'a password', in_game_name: 'Mira' }
const started = 300_00

/** Silver II at 41 to 60 LP to Platinum IV with priority, 77.50. */
const bought: ClimbConfig = {
  game: 'league-of-legends',
  service: 'elo-boost',
  start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
  target: { tier: 'platinum', division: 4, points: 0 },
  gain: 'normal',
  server: 'euw',
  queue: 'solo-duo',
  platform: null,
  addons: ['priority'],
  roles: [],
  characters: [],
  freeHours: '',
}
/** Two divisions of Platinum more: 40.00 for the present booster and for others. */
const further: ClimbConfig = { ...bought, target: { tier: 'platinum', division: 2, points: 0 } }

async function runningOrder() {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, started)
  const { id } = await placeOrder(services, customer, bought)
  await transaction(services, (work) => payByBalance(work, customer, id, byBalance))
  await storeCredentials(services, customer, id, login)
  const booster = await insertBooster(services)
  await act(services, claimOrder, booster, id)
  return { customer, booster, id }
}

type Ask = 'booster' | 'booster_then_others' | 'others'

async function wishFor(id: string, who: Ask, config: ClimbConfig) {
  const { difference } = await priceChange(services, await rowOf(id), config)
  const next = followUpOf(bought, config, await presentPrices(services))
  return {
    config,
    difference,
    note: '',
    refund_to: 'payment_method' as const,
    ask: who,
    next_total: next?.quote.total,
  }
}

async function ask(
  customer: Caller,
  id: string,
  who: Ask,
  config: ClimbConfig = further,
  extra: object = {},
) {
  const wish = { ...(await wishFor(id, who, config)), method: 'balance' as const, ...extra }
  await transaction(services, (work) => askChange(work, customer, id, wish))
}

async function finish(booster: Caller, id: string, short = false) {
  const standing = { tier: short ? 'gold' : 'platinum', division: 4, points: 0 }
  await insertGame(services.db as never, {
    order_id: id,
    booster_id: booster.id,
    result: 'won' as const,
    points: 20,
    standing: JSON.stringify(standing),
    character: null,
    proof_file_id: null,
    played_at: services.now(),
  })
  const proof_file_id = await insertProof(services, id, booster.id)
  await act(services, finishOrder, booster, id, { proof_file_id, anyway: short })
}

const rowOf = (id: string) => transaction(services, (work) => lockOrder(work.tx, id))
const escrow = (id: string) => balanceOf(services, 'order_escrow', id)
const balance = ({ id }: Caller) => balanceOf(services, 'customer_balance', id)
const nextOf = async (customer: Caller, id: string) => (await getOrder(services, customer, id)).next
const refOf = async (caller: Caller, orderId: string) => {
  const { change, next } = await getOrder(services, caller, orderId)
  return { orderId, changeId: change?.change_id ?? next?.change_id ?? '' }
}

async function refusal(attempt: Promise<unknown>): Promise<ErrorCode | 'done'> {
  try {
    await attempt
    return 'done'
  } catch (error) {
    return (error as { code: ErrorCode }).code
  }
}

async function expectSoundBooks() {
  expect(await checkLedger(services.db)).toEqual([])
  await checkAllMoney(services)
}

test('after a no the present booster finishes, and what the change adds is then a paid order of its own', async () => {
  const { customer, booster, id } = await runningOrder()
  await ask(customer, id, 'booster_then_others')
  await act(services, declineChange, booster, await refOf(booster, id), 'No time on Tuesday')
  expect(await balance(customer)).toBe(started - 77_50 - 40_00)
  const planned = await getOrder(services, customer, id)
  expect(planned).toMatchObject({ total: 77_50, config: bought, next: { total: 40_00, order: null } })
  expect(planned.actions.find(({ action }) => action === 'change_asked')?.refusal).toBe('change_open')
  expect((await getOrder(services, booster, id)).next).toBeNull()

  await finish(booster, id)
  await act(services, completeOrder, customer, id)
  const next = await nextOf(customer, id)
  const placed = await rowOf(next?.order?.order_id ?? '')
  expect(placed).toMatchObject({
    status: 'waiting_for_account',
    total: 40_00,
    customer_id: customer.id,
    in_game_name: 'Mira',
    config: {
      start: { tier: 'platinum', division: 4, bracket: '0-20', points: 0 },
      target: further.target,
      addons: [],
    },
  })
  expect(await escrow(placed.id)).toBe(40_00)
  expect(await escrow(id)).toBe(0)
  // Each order shows the receipt for the money that is its own.
  expect((await getOrder(services, customer, placed.id)).receipts).toMatchObject([{ amount: 40_00 }])
  expect((await getOrder(services, customer, id)).receipts).toMatchObject([{ amount: 77_50 }])

  // From here on it is an ordinary order: another booster plays it, or it is refunded.
  await storeCredentials(services, customer, placed.id, login)
  await act(services, claimOrder, await insertBooster(services), placed.id)
  await act(services, cancelOrder, await insertStaff(services, ['EditOrders']), placed.id, {
    refund_to: 'balance',
    reason: 'The account was lost',
  })
  expect(await balance(customer)).toBe(started - 77_50)
  const { receipts } = await getOrder(services, customer, placed.id)
  expect(receipts.map(({ code, amount }) => [code.slice(0, 1), amount])).toEqual([
    ['R', 40_00],
    ['C', 40_00],
  ])
  await expectSoundBooks()
})

test('no answer before the deadline, a result that comes first, and a drop count as a no', async () => {
  const ends: ((booster: Caller, id: string) => Promise<unknown>)[] = [
    async () => {
      services.advance(12 * hourMs)
      await Promise.all([expireChanges(services), expireChanges(services)])
    },
    (booster, id) => finish(booster, id),
    (booster, id) => act(services, dropOrder, booster, id, { reason: 'The power is out' }),
  ]
  for (const end of ends) {
    const { customer, booster, id } = await runningOrder()
    await ask(customer, id, 'booster_then_others')
    await end(booster, id)
    expect(await nextOf(customer, id)).toMatchObject({ total: 40_00, order: null })
    expect(await balance(customer)).toBe(started - 77_50 - 40_00)
  }
  await expectSoundBooks()
})

test('a yes takes what the change costs, and what only others would have cost goes back', async () => {
  const { customer, booster, id } = await runningOrder()
  // Games up to Gold III: a stream costs 15 percent of what is left and of what is added.
  const wish: ClimbConfig = { ...further, addons: ['priority', 'stream'] }
  await ask(customer, id, 'booster_then_others', wish)
  const reserved = started - 77_50 - (await balance(customer))
  await act(services, acceptChange, booster, await refOf(booster, id))
  const { total } = await rowOf(id)
  expect(reserved).toBeGreaterThanOrEqual(total - 77_50)
  expect(await balance(customer)).toBe(started - total)
  expect(await escrow(id)).toBe(total)
  expect(await nextOf(customer, id)).toBeNull()
  await expectSoundBooks()
})

test('what the booster’s yes would have cost more goes back when the order for others is placed', async () => {
  const { customer, booster, id } = await runningOrder()
  const wish: ClimbConfig = { ...further, addons: ['priority', 'stream'] }
  await ask(customer, id, 'booster_then_others', wish)
  // 40.00 and 15 percent; the present booster's stream would also cost for the way to Platinum IV.
  expect(await balance(customer)).toBeLessThan(started - 77_50 - 46_00)
  await act(services, declineChange, booster, await refOf(booster, id), 'No stream')
  await finish(booster, id)
  await act(services, completeOrder, customer, id)
  const next = await nextOf(customer, id)
  expect(next?.total).toBe(46_00)
  expect(await escrow(next?.order?.order_id ?? '')).toBe(46_00)
  expect(await balance(customer)).toBe(started - 77_50 - 46_00)
  await expectSoundBooks()
})

test('others alone are asked where the booster’s rank limit is too low, without a word to the booster', async () => {
  const { customer, booster, id } = await runningOrder()
  await services.db
    .updateTable('booster_ceilings')
    .set({ ceiling: 16 })
    .where('user_id', '=', booster.id)
    .execute()
  expect(await refusal(ask(customer, id, 'booster_then_others'))).toBe(
    'not_eligible_to_claim_this_league_orders',
  )
  await ask(customer, id, 'others')
  const seen = await getOrder(services, booster, id)
  expect(seen.change).toBeNull()
  expect(seen.events.map(({ action }) => action)).not.toContain('change_asked')
  expect(await nextOf(customer, id)).toMatchObject({ total: 40_00, order: null })
})

test('the money goes back when the order ends otherwise: cancelled, short of its target, or taken back', async () => {
  const ends: ((customer: Caller, booster: Caller, id: string) => Promise<unknown>)[] = [
    async (_, __, id) =>
      act(services, cancelOrder, await insertStaff(services, ['EditOrders']), id, {
        refund_to: 'balance',
        reason: 'The account was lost',
      }),
    async (customer, booster, id) => {
      await finish(booster, id, true)
      await act(services, completeOrder, customer, id)
    },
    async (customer, _, id) => act(services, withdrawChange, customer, await refOf(customer, id)),
  ]
  for (const end of ends) {
    const { customer, booster, id } = await runningOrder()
    await ask(customer, id, 'others')
    await end(customer, booster, id)
    expect(await nextOf(customer, id)).toBeNull()
    const { total, refunded } = await rowOf(id)
    expect(await balance(customer)).toBe(started - total + (refunded ?? 0))
  }
  await expectSoundBooks()
})

test('a disputed order keeps the reserve until staff decide', async () => {
  const { customer, id } = await runningOrder()
  await ask(customer, id, 'others')
  await act(services, openDispute, customer, id, {
    kind: 'other',
    reason: 'Nothing happens',
    picture_ids: [],
  })
  expect(await nextOf(customer, id)).toMatchObject({ order: null })
  const ref = await refOf(customer, id)
  expect(await refusal(act(services, withdrawChange, customer, ref))).toBe('order_disputed')
})

test('what is refused reserves nothing', async () => {
  const { customer, booster, id } = await runningOrder()
  expect(await refusal(ask(customer, id, 'others', further, { next_total: 1 }))).toBe('order_total_changed')
  const less: ClimbConfig = { ...bought, target: { tier: 'gold', division: 1, points: 0 } }
  expect(await refusal(ask(customer, id, 'others', less))).toBe('change_not_offered')
  const stream: ClimbConfig = { ...bought, addons: ['priority', 'stream'] }
  expect(await refusal(ask(customer, id, 'booster_then_others', stream))).toBe('change_not_offered')
  expect(await balance(customer)).toBe(started - 77_50)
  await ask(customer, id, 'others')
  expect(await refusal(ask(customer, id, 'booster'))).toBe('change_open')
  expect(await refusal(act(services, withdrawChange, booster, await refOf(customer, id)))).toBe(
    'change_not_found',
  )
})

test('of a completion, a withdrawal and a second completion at once, the money goes one way only', async () => {
  for (let round = 0; round < 15; round++) {
    const { customer, booster, id } = await runningOrder()
    await ask(customer, id, 'booster_then_others')
    const ref = await refOf(customer, id)
    services.advance(12 * hourMs)
    // A late no, the deadline and a withdrawal: one of the last two counts.
    const ends = await Promise.all([
      refusal(act(services, declineChange, booster, ref, 'No time on Tuesday')),
      expireChanges(services),
      refusal(act(services, withdrawChange, customer, ref)),
    ])
    expect(ends[0]).toBe('change_not_found')
    await finish(booster, id)
    await Promise.all([
      refusal(act(services, completeOrder, customer, id)),
      refusal(act(services, withdrawChange, customer, ref)),
      refusal(act(services, completeOrder, customer, id)),
    ])
    const next = await nextOf(customer, id)
    const placed = next?.order ? await escrow(next.order.order_id) : 0
    expect(placed).toBe(next ? 40_00 : 0)
    expect(await balance(customer)).toBe(started - 77_50 - placed)
  }
  await expectSoundBooks()
})

test('money of a cheaper order goes where the customer wants it', async () => {
  const { customer, booster, id } = await runningOrder()
  const less: ClimbConfig = { ...bought, target: { tier: 'gold', division: 1, points: 0 } }
  await ask(customer, id, 'booster', less, { refund_to: 'balance' })
  await act(services, acceptChange, booster, await refOf(booster, id))
  expect(await getOrder(services, customer, id)).toMatchObject({ refunds: [{ to: 'balance' }] })
  expect(await balance(customer)).toBe(started - (await rowOf(id)).total)
  await expectSoundBooks()
})

/** A change paid by card, and the word of the bank that issued it. */
async function askedByCard(who: Ask) {
  const made = await runningOrder()
  await askByCard(services, made.customer, made.id, {
    ...(await wishFor(made.id, who, further)),
    method: 'card',
  })
  const payments = services.db.selectFrom('payments').selectAll().where('subject_kind', '=', 'change')
  const payment = found(await payments.where('order_id', '=', made.id).executeTakeFirst())
  await decideSandboxPayment(services.db, payment.provider_ref ?? '', 'succeeded')
  const { id: eventId, ...event } = paidEvent(payment)
  const intent = randomUUID()
  await settlePayment(services, { ...event, provider: 'sandbox', eventId, intent })
  const word = { kind: 'chargeback', ref: randomUUID(), intent, currency: 'EUR', dueAt: null } as const
  const say = (status: ChargebackEvent['status'], amount = payment.amount) =>
    applyChargeback(services, 'sandbox', { ...word, id: randomUUID(), at: services.now(), status, amount })
  const held = () => balanceOf(services, 'order_escrow', payment.subject_id)
  return { ...made, say, held }
}

test.each(['booster', 'booster_then_others', 'others'] as const)(
  'a bank takes back what was reserved for a change (%s): it lapses, and the order goes on as bought',
  async (who) => {
    for (const taken of [40_00, 15_00]) {
      const { customer, booster, id, say, held } = await askedByCard(who)
      await say('open', taken)
      expect((await getOrder(services, customer, id)).frozen).toMatchObject({ state: 'disputed' })
      if (who === 'booster') {
        const ref = await refOf(booster, id)
        expect(await refusal(act(services, acceptChange, booster, ref))).toBe('order_state_changed')
      }
      expect(await held()).toBe(40_00)
      for (let time = 0; time < 2; time++) await say('lost', taken)
      const order = await getOrder(services, customer, id)
      expect([order.frozen, order.change, order.next]).toEqual([null, null, null])
      expect([await held(), await escrow(id)]).toEqual([0, 77_50])
      const refund = services.db.selectFrom('refunds').innerJoin('payments', 'payments.id', 'payment_id')
      const sent = refund.select('refunds.amount').where('order_id', '=', id).execute()
      expect(await sent).toEqual(taken < 40_00 ? [{ amount: 40_00 - taken }] : [])
      // The change is over, so the bank's second thought is the customer's money.
      const before = await balance(customer)
      for (let time = 0; time < 2; time++) await say('won', taken)
      expect([await balance(customer), await held()]).toEqual([before + taken, 0])
      await finish(booster, id)
      await act(services, completeOrder, customer, id)
      expect(await escrow(id)).toBe(0)
    }
    expect(await checkLedger(services.db)).toEqual([])
    await checkAllMoney(services)
  },
)

test('when the bank decides for the shop, a change goes on waiting; one that was withdrawn meanwhile costs nothing', async () => {
  const won = await askedByCard('booster')
  await won.say('open')
  await won.say('won')
  await act(services, acceptChange, won.booster, await refOf(won.booster, won.id))
  expect([await won.held(), await escrow(won.id)]).toEqual([0, 117_50])

  const withdrawn = await askedByCard('booster')
  await withdrawn.say('open')
  await act(services, withdrawChange, withdrawn.customer, await refOf(withdrawn.customer, withdrawn.id))
  await withdrawn.say('lost')
  expect([await withdrawn.held(), await escrow(withdrawn.id)]).toEqual([0, 77_50])
  expect((await rowOf(withdrawn.id)).frozen_at).toBeNull()
  const lost = services.db.selectFrom('chargebacks').select(['from_refunds', 'from_escrow', 'from_shop'])
  expect(await lost.where('order_id', '=', withdrawn.id).execute()).toEqual([
    { from_refunds: 40_00, from_escrow: 0, from_shop: 0 },
  ])
  const before = await balance(withdrawn.customer)
  await withdrawn.say('won')
  expect(await balance(withdrawn.customer)).toBe(before + 40_00)
  expect(await checkLedger(services.db)).toEqual([])
  await checkAllMoney(services)
})
