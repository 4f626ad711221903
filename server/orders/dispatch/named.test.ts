import { expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import type { NamedFallback } from '#core/orders/named.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
  placeOrder,
} from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openServices } from '#server/test/open-app.ts'
import { pause } from '#server/test/pause.ts'
import { balanceOf, byBalance, fund, outcomes, statusOf } from '#server/test/payments.ts'
import { rounds } from '#server/test/rounds.ts'
import { payByBalance } from '../checkout/pay-by-balance.ts'
import { declineOrder } from '../coaching/decline-order.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { claimOrder } from '../order/claim-order.ts'
import { dropOrder } from '../order/drop-order.ts'
import { getOrder } from '../order/get-order.ts'
import { listAvailableOrders } from '../order/list-available-orders.ts'
import { listOrdersByState } from '../order/list-orders.ts'
import { offerLateRefunds } from '../reminders/offer-late-refunds.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { nameBooster, unnameBooster } from './name-booster.ts'
import { endDueOffers } from './offer-by-name.ts'
import { goAway } from './set-away.ts'

const services = await openServices()
await insertSupply(services)
const { db } = services
const login = { login: 'a', password: 'b', in_game_name: 'c' }
const reason = 'I am away until Monday'

const nameOf = async ({ id }: Caller) =>
  (await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirstOrThrow()).username
const named = async (customer: Caller, id: string) => (await getOrder(services, customer, id)).named
const newsOf = ({ id }: Caller) => codesFor(services, id)

/** An unpaid order whose customer names a booster. */
async function naming(fallback: NamedFallback = 'everyone', booster?: Caller) {
  const [customer, chosen] = [await insertCustomer(services), booster ?? (await insertBooster(services))]
  const { id, total } = await placeOrder(services, customer)
  await act(services, nameBooster, customer, id, { username: await nameOf(chosen), fallback })
  return { customer, booster: chosen, id, total }
}

/** The same, paid by balance and with its login stored: the offer runs. */
async function offered(fallback: NamedFallback = 'everyone') {
  const order = await naming(fallback)
  await fund(services, order.customer.id, order.total)
  await transaction(services, (work) => payByBalance(work, order.customer, order.id, byBalance))
  await storeCredentials(services, order.customer, order.id, login)
  return order
}

test('domain 3: an order that names a booster is offered to them alone, and others neither see nor claim it', async () => {
  const other = await insertBooster(services)
  const { customer, booster, id } = await offered()
  const until = deadlines.namedOffer.ms + services.now().getTime()
  const view = await getOrder(services, customer, id)
  expect(view.named).toMatchObject({ username: await nameOf(booster), fallback: 'everyone', outcome: null })
  expect(Math.abs(Date.parse(view.named?.until ?? '') - until)).toBeLessThan(minuteMs)
  expect(Date.parse(view.start_due_at ?? '')).toBe(Date.parse(view.named?.until ?? '') + deadlines.start.ms)
  expect(view.waves).toEqual([])
  expect(await newsOf(booster)).toEqual(['named_asked'])
  const mails = await db
    .selectFrom('mails')
    .select(['kind', 'user_id'])
    .where('user_id', '=', booster.id)
    .execute()
  expect(mails).toEqual([{ kind: 'named_asked', user_id: booster.id }])

  const on = async (board: Caller) =>
    (await listAvailableOrders(services, board)).items.find(({ order_id }) => order_id === id)
  expect(await on(booster)).toMatchObject({ refusal: null, named_until: view.named?.until })
  expect(await on(other)).toBeUndefined()
  await expect(act(services, claimOrder, other, id)).rejects.toThrow('order_names_other')
  expect(await newsOf(other)).not.toContain('new_order_fits')

  await act(services, claimOrder, booster, id)
  expect(await named(customer, id)).toMatchObject({ outcome: 'claimed' })
  services.advance(deadlines.namedOffer.ms)
  expect(await endDueOffers(services)).toBe(0)
  // An order that they drop is everyone's: the offer was taken.
  await act(services, dropOrder, booster, id, { reason })
  await act(services, claimOrder, other, id)
})

test('a booster who could not claim the order can’t be named, and the refusal says why', async () => {
  const customer = await insertCustomer(services)
  const { id } = await placeOrder(services, customer)
  const name = async (booster: Caller) =>
    act(services, nameBooster, customer, id, { username: await nameOf(booster), fallback: 'everyone' })
  await expect(name(await insertBooster(services, { filters: [] }))).rejects.toThrow('booster_not_available')
  await expect(name(await insertBooster(services, { ceilings: { 'league-of-legends': 3 } }))).rejects.toThrow(
    'not_eligible_to_claim_this_league_orders',
  )
  const busy = await insertBooster(services, { soloLimit: 1 })
  await insertOrder(services, { status: 'boosting', boosterId: busy.id })
  await expect(name(busy)).rejects.toThrow('solo_order_claim_limit_reached')
  const paused = await insertBooster(services)
  await db
    .updateTable('boosters')
    .set({ paused_at: services.now() })
    .where('user_id', '=', paused.id)
    .execute()
  await expect(name(paused)).rejects.toThrow('booster_paused')
  const away = await insertBooster(services)
  await act(services, goAway, away, null)
  await expect(name(away)).rejects.toThrow('booster_paused')
  const banned = await insertBooster(services, { user: { banned_at: services.now() } })
  await expect(name(banned)).rejects.toThrow('booster_not_found')
  await expect(name(await insertCustomer(services))).rejects.toThrow('booster_not_found')
  expect(await named(customer, id)).toBeNull()

  const booster = await insertBooster(services)
  await name(booster)
  const stranger = await insertCustomer(services)
  const username = await nameOf(booster)
  await expect(act(services, nameBooster, stranger, id, { username, fallback: 'refund' })).rejects.toThrow(
    'order_not_found',
  )
  await act(services, unnameBooster, customer, id)
  await act(services, unnameBooster, customer, id)
  expect(await named(customer, id)).toBeNull()
})

test('a paid order can no longer name anyone', async () => {
  const { customer, booster, id } = await offered()
  const wish = { username: await nameOf(booster), fallback: 'refund' as const }
  await expect(act(services, nameBooster, customer, id, wish)).rejects.toThrow(
    'payment_has_already_been_processed',
  )
  await expect(act(services, unnameBooster, customer, id)).rejects.toThrow(
    'payment_has_already_been_processed',
  )
})

test('a named booster who declines lets the order go to everyone at once, with a new promise', async () => {
  const { customer, booster, id } = await offered()
  const other = await insertBooster(services)
  services.advance(30 * minuteMs)
  await expect(act(services, declineOrder, other, id, reason)).rejects.toThrow('order_not_found')
  await act(services, declineOrder, booster, id, reason)
  await expect(act(services, declineOrder, booster, id, reason)).rejects.toThrow('order_state_changed')
  await expect(act(services, claimOrder, booster, id)).rejects.toThrow('booster_blocked_on_order')
  const view = await getOrder(services, customer, id)
  expect(view.named).toMatchObject({ outcome: 'declined' })
  expect(view.events.at(-1)).toMatchObject({ action: 'decline', reason })
  expect(view.waves).toMatchObject([{ wave: 3 }])
  expect(Date.parse(view.start_due_at ?? '')).toBe(Date.parse(view.searching_at ?? '') + deadlines.start.ms)
  expect(Date.parse(view.searching_at ?? '')).toBeGreaterThan(services.now().getTime() - minuteMs)
  expect(await newsOf(customer)).toContain('named_declined')
  await act(services, claimOrder, other, id)
})

test('a named booster who declines sends the whole price back, if the customer chose that', async () => {
  const { customer, booster, id, total } = await offered('refund')
  await act(services, declineOrder, booster, id, reason)
  expect(await statusOf(services, id)).toBe('cancelled')
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(total)
  expect(await named(customer, id)).toMatchObject({ outcome: 'declined' })
  expect(await newsOf(customer)).toEqual(expect.arrayContaining(['named_declined', 'order_cancelled']))
})

test('an offer that runs out goes to everyone or is refunded, once in ten processes', async () => {
  const [open, back] = [await offered('everyone'), await offered('refund')]
  await endDueOffers(services)
  services.advance(deadlines.namedOffer.ms - minuteMs)
  // Only what earlier tests left behind is due.
  await endDueOffers(services)
  expect(await statusOf(services, back.id)).toBe('waiting_for_booster')
  expect(await endDueOffers(services)).toBe(0)
  services.advance(2 * minuteMs)
  const ended = await Promise.all(Array.from({ length: 10 }, () => endDueOffers(services)))
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect((await getOrder(services, open.customer, open.id)).events.at(-1)).toMatchObject({
    action: 'named_expired',
    actor: 'time',
  })
  expect((await newsOf(open.customer)).filter((code) => code === 'named_expired')).toHaveLength(1)
  await act(services, claimOrder, await insertBooster(services), open.id)
  expect(await statusOf(services, back.id)).toBe('cancelled')
  expect(await balanceOf(services, 'customer_balance', back.customer.id)).toBe(back.total)
})

test('a booster who was banned or paused meanwhile is not waited for', async () => {
  const order = await naming()
  await fund(services, order.customer.id, order.total)
  await transaction(services, (work) => payByBalance(work, order.customer, order.id, byBalance))
  await db
    .updateTable('boosters')
    .set({ paused_at: services.now() })
    .where('user_id', '=', order.booster.id)
    .execute()
  await storeCredentials(services, order.customer, order.id, login)
  expect(await newsOf(order.booster)).toEqual([])
  expect(await endDueOffers(services)).toBe(1)
  expect(await named(order.customer, order.id)).toMatchObject({ outcome: 'unable' })
  await act(services, claimOrder, await insertBooster(services), order.id)
})

test('a claim and the end of the offer at the same moment: the booster has the order, or the money goes back', async () => {
  const count = { claimed: 0, refunded: 0 }
  for (let round = 0; round < rounds(20, 100); round++) {
    const { customer, booster, id, total } = await offered('refund')
    services.advance(deadlines.namedOffer.ms + 1)
    // The side that waits a little lets the other one go first, so that both ends of the race happen.
    const results = await outcomes([
      pause(db, round % 3).then(() => act(services, claimOrder, booster, id)),
      pause(db, (round + 1) % 3).then(() => endDueOffers(services)),
    ])
    const status = await statusOf(services, id)
    const back = await balanceOf(services, 'customer_balance', customer.id)
    if (status === 'boosting') {
      count.claimed++
      expect([back, results.broken]).toEqual([0, []])
    } else {
      count.refunded++
      expect([status, back, results.broken]).toEqual(['cancelled', total, ['order_not_available']])
    }
    const refunds = await db.selectFrom('order_events').select('action').where('order_id', '=', id).execute()
    expect(refunds.filter(({ action }) => action === 'cancel')).toHaveLength(status === 'boosting' ? 0 : 1)
  }
  expect(count.claimed + count.refunded).toBe(rounds(20, 100))
  expect((await checkLedger(db)).length).toBe(0)
})

test('domain 3: a missed start offers the refund once, and staff are notified once, in ten processes', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  const { id, total } = await placeOrder(services, customer)
  await fund(services, customer.id, total)
  await transaction(services, (work) => payByBalance(work, customer, id, byBalance))
  await storeCredentials(services, customer, id, login)
  const late = async () => {
    const done = await Promise.all(Array.from({ length: 10 }, () => offerLateRefunds(services)))
    return done.reduce((sum, count) => sum + count, 0)
  }
  const heard = async ({ id: user }: Caller) =>
    (
      await db
        .selectFrom('notifications')
        .select('params')
        .where('user_id', '=', user)
        .where('code', '=', 'start_missed')
        .orderBy('id')
        .execute()
    ).filter(({ params }) => (params as { order_id?: string }).order_id === id).length
  services.advance(deadlines.start.ms - minuteMs)
  await late()
  expect(await heard(customer)).toBe(0)
  services.advance(2 * minuteMs)
  await late()
  expect(await late()).toBe(0)
  expect([await heard(customer), await heard(staff)]).toEqual([1, 1])
  const mails = await db.selectFrom('mails').select('kind').where('user_id', '=', customer.id).execute()
  expect(mails.filter(({ kind }) => kind === 'start_missed')).toHaveLength(1)
  expect((await getOrder(services, customer, id)).events.at(-1)).toMatchObject({ action: 'start_missed' })
  // One press on the order's page, against a claim at the same moment: one of the two happens.
  const both = await outcomes([
    act(services, cancelOrder, customer, id, { refund_to: 'payment_method' }),
    act(services, claimOrder, booster, id),
  ])
  expect(both.kept).toBe(1)
  const back = (await statusOf(services, id)) === 'cancelled' ? total : 0
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(back)
})

test('staff find late searches by what they need, and a search that begins anew is not late', async () => {
  const { customer, booster, id } = await offered()
  services.advance(deadlines.start.ms + minuteMs)
  await offerLateRefunds(services)
  // The offer by name runs; no start was promised yet.
  expect((await newsOf(customer)).includes('start_missed')).toBe(false)
  await act(services, declineOrder, booster, id, reason)
  services.advance(deadlines.start.ms + minuteMs)
  await offerLateRefunds(services)
  const wanted = {
    status: 'waiting_for_booster',
    sort: 'due',
    need: 'late_start',
    page: 1,
    size: 100,
  } as const
  const found = await listOrdersByState(services, await insertStaff(services, ['EditOrders']), wanted)
  expect(found.items.find(({ order_id }) => order_id === id)).toMatchObject({ need: 'late_start' })
})
