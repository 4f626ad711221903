import { expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { hourMs } from '#core/base/durations.ts'
import type { ClimbConfig, OrderConfig } from '#core/choices/order-config.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { insertGame } from '#server/kernel/progress-store.ts'
import { updateCoupon } from '#server/money/coupons/update-coupon.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { listBalanceHistory } from '#server/money/ledger/list-balance-history.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { saveChoice } from '#server/news/notifications/choice-store.ts'
import { decideSandboxPayment } from '#server/platform/outside/sandbox-payments.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { applyFrom, insertCoupon } from '#server/test/coupons.ts'
import {
  insertBooster,
  insertCustomer,
  insertStaff,
  insertSupply,
  placeOrder,
} from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, byBalance, found, fund, paidEvent } from '#server/test/payments.ts'
import { rounds } from '#server/test/rounds.ts'
import { payByBalance } from '../checkout/pay-by-balance.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { claimOrder } from '../order/claim-order.ts'
import { dropOrder } from '../order/drop-order.ts'
import { getOrder } from '../order/get-order.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { acceptChange, declineChange, withdrawChange } from './answer-change.ts'
import { askByCard, askChange } from './ask-change.ts'
import { expireChanges } from './end-change.ts'
import { priceChange } from './price-change.ts'

const services = await openServices()
await insertSupply(services)

/** Silver II at 41 to 60 LP to Platinum IV with priority, 77.50; its share is 46.50. */
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
const to = (tier: 'gold' | 'platinum' | 'diamond', division: number): OrderConfig => ({
  ...bought,
  target: { tier, division, points: 0 },
})
const playAlong: OrderConfig = { ...bought, addons: ['duo', 'priority'] }
const started = 200_00

/** An order paid from a balance of 200.00. */
async function paidOrder(config: OrderConfig = bought) {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, started)
  const { id } = await placeOrder(services, customer, config)
  await transaction(services, (work) =>
    payByBalance(work, customer, id, { ...byBalance, in_game_name: 'Mira#EUW' }),
  )
  return { customer, id }
}

/** The same in progress, with one game that leads to Gold III at 62 LP if `played`. */
async function runningOrder(played = false) {
  const { customer, id } = await paidOrder()
  await storeCredentials(services, customer, id, {
    login: 'mira',
    password: 'a password',
    in_game_name: 'Mira',
  })
  const booster = await insertBooster(services)
  await act(services, claimOrder, booster, id)
  if (played) await play(id, booster, 'silver', 2, 70)
  if (played) await play(id, booster, 'gold', 3, 62)
  return { customer, booster, id }
}

async function play(
  orderId: string,
  { id }: Caller,
  tier: 'silver' | 'gold',
  division: number,
  points: number,
) {
  await insertGame(services.db as never, {
    order_id: orderId,
    booster_id: id,
    result: 'won',
    points: 20,
    standing: JSON.stringify({ tier, division, points }),
    character: null,
    proof_file_id: null,
    played_at: services.now(),
  })
}

const rowOf = (id: string) => transaction(services, (work) => lockOrder(work.tx, id))
const escrow = (id: string) => balanceOf(services, 'order_escrow', id)
const balance = ({ id }: Caller) => balanceOf(services, 'customer_balance', id)

async function wish(id: string, config: OrderConfig, method: 'balance' | 'card' = 'balance') {
  const { difference } = await priceChange(services, await rowOf(id), config)
  return {
    config,
    difference,
    method,
    note: '',
    in_game_name: 'Mira#EUW',
    refund_to: 'payment_method' as const,
    ask: 'booster' as 'booster' | 'booster_then_others' | 'others',
  }
}

async function ask(customer: Caller, id: string, config: OrderConfig) {
  const asked = await wish(id, config)
  await transaction(services, (work) => askChange(work, customer, id, asked))
  return asked.difference
}

async function changeOf(caller: Caller, orderId: string) {
  const { change } = await getOrder(services, caller, orderId)
  return { orderId, changeId: change?.change_id ?? '' }
}

async function refusal(attempt: Promise<unknown>): Promise<ErrorCode | 'done'> {
  try {
    await attempt
    return 'done'
  } catch (error) {
    return (error as { code: ErrorCode }).code
  }
}

test('a change up is reserved, taken after the booster’s yes, and each cent is in the order then', async () => {
  const { customer, booster, id } = await runningOrder(true)
  expect(await ask(customer, id, to('platinum', 2))).toBe(40_00)
  expect(await balance(customer)).toBe(started - 77_50 - 40_00)
  expect(await escrow(id)).toBe(77_50)
  expect(await getOrder(services, booster, id)).toMatchObject({
    total: 77_50,
    change: { difference: 40_00, share: 24_00, total: 117_50 },
  })

  await act(services, acceptChange, booster, await changeOf(booster, id))
  expect(await escrow(id)).toBe(117_50)
  const seen = await getOrder(services, customer, id)
  expect(seen).toMatchObject({ total: 117_50, booster_share: 70_50, change: null, config: to('platinum', 2) })
  expect(seen.events.map(({ action }) => action).slice(-2)).toEqual(['change_asked', 'changed'])

  await act(services, cancelOrder, await insertStaff(services, ['EditOrders']), id, {
    refund_to: 'balance',
    reason: 'The account was lost',
  })
  const ended = await rowOf(id)
  expect(await escrow(id)).toBe(0)
  expect(await balance(customer)).toBe(started - 117_50 + (ended.refunded ?? 0))
  // Played at the former price: 14.00 in Silver and 12.00 + 7.44 in Gold, priority 25 percent: 41.80.
  expect(ended.refunded).toBe(117_50 - 41_80)
  expect(await checkLedger(services.db)).toEqual([])
})

test('a change down is refunded at the booster’s yes, the way the order was paid', async () => {
  const { customer, booster, id } = await runningOrder(true)
  // Gold I is not played: 12.00; priority was used.
  expect(await ask(customer, id, to('gold', 1))).toBe(-12_00)
  expect(await balance(customer)).toBe(started - 77_50)
  await act(services, acceptChange, booster, await changeOf(booster, id))
  expect(await balance(customer)).toBe(started - 65_50)
  expect(await escrow(id)).toBe(65_50)
  expect(await getOrder(services, customer, id)).toMatchObject({
    refunds: [{ amount: 12_00, to: 'balance' }],
  })
  expect(await checkLedger(services.db)).toEqual([])
})

test('after a no, a withdrawal, the deadline or a drop, everything is as before', async () => {
  const ends: ((customer: Caller, booster: Caller, id: string) => Promise<unknown>)[] = [
    async (_, booster, id) =>
      act(services, declineChange, booster, await changeOf(booster, id), 'No time on Tuesday'),
    async (customer, _, id) => act(services, withdrawChange, customer, await changeOf(customer, id)),
    async () => {
      services.advance(12 * hourMs)
      await expireChanges(services)
    },
    async (_, booster, id) => act(services, dropOrder, booster, id, { reason: 'The power is out' }),
  ]
  const actions: string[] = []
  for (const end of ends) {
    const { customer, booster, id } = await runningOrder()
    const before = await rowOf(id)
    await ask(customer, id, to('diamond', 4)).catch(() => ask(customer, id, to('platinum', 2)))
    await end(customer, booster, id)
    expect(await balance(customer)).toBe(started - 77_50)
    expect(await escrow(id)).toBe(77_50)
    const { config, quote, total } = await rowOf(id)
    expect({ config, quote, total }).toEqual({
      config: before.config,
      quote: before.quote,
      total: before.total,
    })
    const { change, events } = await getOrder(services, customer, id)
    expect(change).toBeNull()
    actions.push(events.at(-1)?.action ?? '')
  }
  expect(actions).toEqual(['change_declined', 'change_withdrawn', 'change_expired', 'drop'])
  expect(await checkLedger(services.db)).toEqual([])
})

test('while no booster has the order, a change takes effect at once', async () => {
  const { customer, id } = await paidOrder()
  // Two divisions of Platinum, and priority on them.
  expect(await ask(customer, id, to('platinum', 2))).toBe(50_00)
  expect(await escrow(id)).toBe(127_50)
  expect(await ask(customer, id, bought)).toBe(-50_00)
  expect(await escrow(id)).toBe(77_50)
  expect(await balance(customer)).toBe(started - 77_50)
  expect((await rowOf(id)).quote.parts).toBeUndefined()
})

test('after a change down, page and mail count what was paid and what came back, not the price', async () => {
  const { customer, id } = await paidOrder()
  expect(await ask(customer, id, to('gold', 1))).toBeLessThan(0)
  const { total, number } = await rowOf(id)
  const back = 77_50 - total
  const staff = await insertStaff(services, ['EditOrders'])
  for (const reader of [customer, staff])
    expect(await getOrder(services, reader, id)).toMatchObject({
      money: { paid: 77_50, refunded: back, left: total },
    })
  await act(services, cancelOrder, customer, id, { refund_to: 'balance' })
  expect(await getOrder(services, customer, id)).toMatchObject({
    money: { paid: 77_50, refunded: 77_50, left: 0 },
  })
  const mail = await services.db
    .selectFrom('mails')
    .select('body')
    .where('kind', '=', 'order_refunded')
    .where('subject', 'like', `%PK-${number}%`)
    .executeTakeFirstOrThrow()
  const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`
  expect(mail.body).toContain(`You get back ${euros(total)} of the €77.50 you paid.`)
  expect(mail.body).toMatch(new RegExp(`Refunded before\\W+${euros(back)}`))
  const { items } = await listBalanceHistory(services, customer, { page: 1, size: 10, kind: 'refund' })
  expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['refund', total],
    ['refund', back],
  ])
})

test('a customer who plays along needs no login: the order leaves for the board, and a stored login is deleted', async () => {
  const waiting = await paidOrder()
  expect(await ask(waiting.customer, waiting.id, playAlong)).toBe(31_00)
  expect(await rowOf(waiting.id)).toMatchObject({
    status: 'waiting_for_booster',
    duo: true,
    in_game_name: 'Mira#EUW',
  })

  const { customer, booster, id } = await runningOrder()
  await ask(customer, id, playAlong)
  await act(services, acceptChange, booster, await changeOf(booster, id))
  const { status, vault, total } = await getOrder(services, customer, id)
  expect({ status, total, stored: vault.stored }).toEqual({
    status: 'boosting',
    total: 108_50,
    stored: false,
  })
})

test('a change by card waits for its payment; when the order ended meanwhile, the payment goes back', async () => {
  const pay = async (config: OrderConfig, meanwhile: (customer: Caller, id: string) => Promise<unknown>) => {
    const { customer, booster, id } = await runningOrder()
    await askByCard(services, customer, id, await wish(id, config, 'card'))
    expect((await getOrder(services, customer, id)).change).toBeNull()
    const payment = found(
      await services.db
        .selectFrom('payments')
        .selectAll()
        .where('subject_kind', '=', 'change')
        .where('order_id', '=', id)
        .executeTakeFirst(),
    )
    await meanwhile(customer, id)
    await decideSandboxPayment(services.db, payment.provider_ref ?? '', 'succeeded')
    const { id: eventId, ...event } = paidEvent(payment)
    const settle = () => settlePayment(services, { ...event, provider: 'sandbox', eventId })
    await settle()
    await settle()
    return { customer, booster, id }
  }
  const { customer, booster, id } = await pay(to('platinum', 2), async () => {})
  expect((await getOrder(services, customer, id)).change).toMatchObject({ difference: 40_00 })
  await act(services, acceptChange, booster, await changeOf(booster, id))
  expect(await escrow(id)).toBe(117_50)

  const late = await pay(to('platinum', 2), (own, orderId) => ask(own, orderId, to('gold', 1)))
  expect(await getOrder(services, late.customer, late.id)).toMatchObject({
    change: { difference: -12_00 },
    returned: [{ amount: 40_00 }],
  })
  expect(await checkLedger(services.db)).toEqual([])
})

test('a change that is paid by card in two tabs at once is reserved once, and the other payment goes back in full', async () => {
  for (let round = 0; round < rounds(5, 50); round++) {
    const { customer, id } = await runningOrder()
    const further = await wish(id, to('platinum', 2), 'card')
    for (let tab = 0; tab < 2; tab++) await askByCard(services, customer, id, further)
    const paid = services.db.selectFrom('payments').selectAll().where('subject_kind', '=', 'change')
    const payments = await paid.where('order_id', '=', id).execute()
    expect(payments).toHaveLength(2)
    await Promise.all(
      payments.map(async (payment) => {
        await decideSandboxPayment(services.db, payment.provider_ref ?? '', 'succeeded')
        const { id: eventId, ...event } = paidEvent(payment)
        await settlePayment(services, { ...event, provider: 'sandbox', eventId })
      }),
    )
    const held = payments.map(({ subject_id }) => balanceOf(services, 'order_escrow', subject_id))
    expect((await Promise.all(held)).sort()).toEqual([0, 40_00])
    expect(await getOrder(services, customer, id)).toMatchObject({
      change: { difference: 40_00 },
      returned: [{ amount: 40_00 }],
    })
  }
  expect(await checkLedger(services.db)).toEqual([])
})

test('games recorded meanwhile: the customer gets the lower price, and nothing is left of a target that is reached', async () => {
  const { customer, booster, id } = await runningOrder()
  const stream: OrderConfig = { ...bought, addons: ['priority', 'stream'] }
  expect(await ask(customer, id, stream)).toBe(9_30)
  await play(id, booster, 'silver', 2, 70)
  await play(id, booster, 'gold', 3, 62)
  await act(services, acceptChange, booster, await changeOf(booster, id))
  // 15 percent of the 28.56 that were left at the yes.
  expect(await rowOf(id)).toMatchObject({ total: 77_50 + 4_28 })
  expect(await escrow(id)).toBe(81_78)
  expect(await balance(customer)).toBe(started - 81_78)

  const short = await runningOrder()
  await ask(short.customer, short.id, to('gold', 4))
  await play(short.id, short.booster, 'gold', 3, 62)
  const ref = await changeOf(short.booster, short.id)
  expect(await refusal(act(services, acceptChange, short.booster, ref))).toBe('change_already_played')
})

test('what is refused changes nothing', async () => {
  const { customer, booster, id } = await runningOrder(true)
  const asked = await wish(id, to('platinum', 2))
  const attempt = (changed: object, caller = customer) =>
    refusal(transaction(services, (work) => askChange(work, caller, id, { ...asked, ...changed })))
  expect(await attempt({ difference: 1 })).toBe('order_total_changed')
  expect(await attempt({}, booster)).toBe('order_state_changed')
  expect(await attempt({}, await insertCustomer(services))).toBe('order_not_found')
  expect(await attempt({ config: { ...bought, server: 'na' } })).toBe('change_not_offered')
  expect(await attempt({ config: to('gold', 4) })).toBe('change_already_played')
  const open = await paidOrder(playAlong)
  expect(await refusal(ask(open.customer, open.id, bought))).toBe('change_not_offered')
  expect(await balance(customer)).toBe(started - 77_50)

  await ask(customer, id, to('platinum', 2))
  expect(await attempt({})).toBe('change_open')
  const ref = await changeOf(customer, id)
  expect(await refusal(act(services, acceptChange, customer, ref))).toBe('change_not_found')
  expect(await refusal(act(services, withdrawChange, booster, ref))).toBe('change_not_found')
  services.advance(12 * hourMs)
  expect(await refusal(act(services, acceptChange, booster, ref))).toBe('change_not_found')
})

test('an order that was refunded in part can’t become cheaper than that part', async () => {
  const { id } = await runningOrder()
  const refunded = 60_00
  await services.db.updateTable('orders').set({ refunded }).where('id', '=', id).execute()
  const row = await rowOf(id)
  await expect(priceChange(services, row, to('gold', 4))).rejects.toThrow('change_not_offered')
  expect(await priceChange(services, row, to('platinum', 3))).toMatchObject({ difference: 20_00 })
})

test('a target above the booster’s rank limit is refused with that reason', async () => {
  const { customer, booster, id } = await runningOrder()
  await services.db
    .updateTable('booster_ceilings')
    .set({ ceiling: 17 })
    .where('user_id', '=', booster.id)
    .execute()
  expect(await refusal(ask(customer, id, to('platinum', 1)))).toBe('not_eligible_to_claim_this_league_orders')
})

test('of yes, no, withdrawal and a second request at once, exactly one counts, and no cent is lost', async () => {
  for (let round = 0; round < 20; round++) {
    const { customer, booster, id } = await runningOrder()
    const both = await Promise.all([1, 2].map(() => refusal(ask(customer, id, to('platinum', 2)))))
    expect(both.sort()).toEqual(['change_open', 'done'])
    const ref = await changeOf(customer, id)
    const ends = await Promise.all([
      refusal(act(services, acceptChange, booster, ref)),
      refusal(act(services, declineChange, booster, ref, 'No time on Tuesday')),
      refusal(act(services, withdrawChange, customer, ref)),
      refusal(act(services, acceptChange, booster, ref)),
    ])
    expect(ends.filter((end) => end === 'done')).toHaveLength(1)
    const { total } = await rowOf(id)
    expect(await escrow(id)).toBe(total)
    expect(await balance(customer)).toBe(started - total)
  }
  expect(await checkLedger(services.db)).toEqual([])
})

const mailsOf = async ({ id }: Caller) => {
  const mails = await services.db
    .selectFrom('mails')
    .select(['kind', 'body'])
    .where('user_id', '=', id)
    .where('kind', 'like', 'change%')
    .orderBy('id')
    .execute()
  return mails.map(({ kind, body }) => ({ kind, body }))
}

test('a booster is mailed what is asked, and the customer each answer and its absence', async () => {
  const { customer, booster, id } = await runningOrder()
  await ask(customer, id, to('platinum', 3))
  const [asked, ...more] = await mailsOf(booster)
  expect(more).toEqual([])
  expect(asked?.kind).toBe('change_asked')
  expect(asked?.body).toContain(`/dashboard/order/${id}`)
  expect(await mailsOf(customer)).toEqual([])

  await act(services, declineChange, booster, await changeOf(booster, id), 'No time on Tuesday')
  await ask(customer, id, to('platinum', 3))
  await act(services, acceptChange, booster, await changeOf(booster, id))
  await ask(customer, id, to('platinum', 2))
  services.advance(12 * hourMs)
  await Promise.all([expireChanges(services), expireChanges(services)])
  const told = await mailsOf(customer)
  expect(told.map(({ kind }) => kind)).toEqual(['change_declined', 'change_accepted', 'change_expired'])
  // 77.50 and 20.00 for Platinum IV to III.
  expect(told[1]?.body).toContain('€97.50')
})

test('a customer who turned mails about the work off gets no answer by mail; the booster is always asked', async () => {
  const { customer, booster, id } = await runningOrder()
  for (const user of [customer, booster])
    await saveChoice(services.db as never, user.id, { topic: 'order_work', channel: 'mail', wanted: false })
  await ask(customer, id, to('platinum', 3))
  await act(services, acceptChange, booster, await changeOf(booster, id))
  expect(await mailsOf(customer)).toEqual([])
  expect((await mailsOf(booster)).map(({ kind }) => kind)).toEqual(['change_asked'])
})

/** An order for 77.50 before a coupon, paid with it from a balance of 200.00, while no booster has it. */
async function couponOrder(changed: Parameters<typeof insertCoupon>[1]) {
  const customer = await insertCustomer(services)
  await fund(services, customer.id, started)
  const { id } = await placeOrder(services, customer, bought)
  const coupon = await insertCoupon(services, changed)
  const order = await applyFrom(services, customer.id, customer, id, coupon.code)
  await transaction(services, (work) => payByBalance(work, customer, id, byBalance))
  return { customer, id, coupon, total: order.total }
}

test('a coupon that staff alter after the sale changes nothing of the sold order', async () => {
  const { customer, id, coupon, total } = await couponOrder({ gives: { percent: 30 } })
  expect(total).toBe(54_25)
  const staff = await insertStaff(services, ['EditStore'])
  const altered = { ...coupon.form, enabled: false, gives: { percent: 1 }, minimum_order: 500_00 }
  await transaction(services, (work) => updateCoupon(work, staff.id, coupon.id, altered))
  // 15.50 of priority are removed at 70 percent.
  expect(await ask(customer, id, { ...bought, addons: [] })).toBe(-10_85)
  expect(await balance(customer)).toBe(started - 54_25 + 10_85)
})

test('a change below the coupon’s minimum ends the discount for good', async () => {
  const terms = { gives: { amount: 30_00 }, cap: 90, minimum_order: 60_00 }
  const { customer, id, total } = await couponOrder(terms)
  expect(total).toBe(47_50)
  const { difference, lapsed } = await priceChange(services, await rowOf(id), to('gold', 4))
  // 14.00 and 3.50 of priority, without the coupon.
  expect([difference, lapsed]).toEqual([17_50 - 47_50, 60_00])
  await ask(customer, id, to('gold', 4))
  expect(await rowOf(id)).toMatchObject({ total: 17_50, terms: { discounts: [] } })
  expect((await priceChange(services, await rowOf(id), bought)).quote.total).toBe(77_50)
  expect(await checkLedger(services.db)).toEqual([])
})
