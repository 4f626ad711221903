import { expect, test } from 'vitest'
import { act } from '#server/test/act.ts'
import {
  anOffer,
  book,
  bookWith,
  hoursWith,
  insertCoach,
  insertDiamond,
  readOrder,
} from '#server/test/coaching.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  insertSupply,
} from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { balanceOf, found, outcomes } from '#server/test/payments.ts'
import { createOrder } from '../checkout/create-order.ts'
import { assignOrder } from '../order/assign-order.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { claimOrder } from '../order/claim-order.ts'
import { dropOrder } from '../order/drop-order.ts'
import { getOrder } from '../order/get-order.ts'
import { listAvailableOrders } from '../order/list-available-orders.ts'
import { createQuote } from '../quotes/create-quote.ts'
import { cancelUnansweredCoaching } from './cancel-unanswered-coaching.ts'
import { declineOrder } from './decline-order.ts'
import { saveOffer } from './save-offer.ts'

const services = await openServices()
await insertSupply(services)

const order = async (config: ReturnType<typeof hoursWith>) =>
  createOrder(services, await insertCustomer(services), { config, locale: 'en' })

test('the coach sets the price of the hours, and the order names the coach', async () => {
  const coach = await insertCoach(services, { hourly: 2_350 })
  const { id, total } = await order(hoursWith(coach, { hours: 3, wishes: 'Waves,\nand when to roam.' }))
  expect(total).toBe(7_050)
  const row = await readOrder(services, id)
  expect(row.quote.lines).toEqual([{ kind: 'hours', count: 3, unit: 2_350, amount: 7_050 }])
  expect(row).toMatchObject({ coach_id: coach.id, service: 'coaching', duo: false, booster_share: 4_230 })
})

test('a paid order waits only for its coach: no login, no other board, no filter', async () => {
  const { coach, customer, orderId } = await book(services)
  expect((await readOrder(services, orderId)).status).toBe('waiting_for_booster')
  const mine = await listAvailableOrders(services, coach)
  expect(mine.items.find((each) => each.order_id === orderId)).toMatchObject({ refusal: null })
  const other = await insertCoach(services)
  const theirs = await listAvailableOrders(services, other)
  expect(theirs.items.some((each) => each.order_id === orderId)).toBe(false)
  const asked = await services.db
    .selectFrom('notifications')
    .selectAll()
    .where('code', '=', 'coach_asked')
    .orderBy('id')
    .execute()
  expect(asked.filter(({ params }) => params.order_id === orderId).map((row) => row.user_id)).toEqual([
    coach.id,
  ])
  expect(
    services.sent.filter(
      ({ event, payload }) =>
        event === 'new_boost_order' && 'order_id' in payload && payload.order_id === orderId,
    ),
  ).toEqual([])
  const view = await getOrder(services, customer, orderId)
  expect(view).toMatchObject({
    coach: expect.stringMatching(/^person-/),
    session: { agreed_at: null, held: [] },
  })
})

test('only the chosen coach can claim: of 20 coaches at once, the right one gets the order', async () => {
  const { coach, orderId } = await book(services)
  const others = await Promise.all(Array.from({ length: 19 }, () => insertCoach(services)))
  const all = await outcomes([...others, coach].map((each) => act(services, claimOrder, each, orderId)))
  expect(all).toEqual({ kept: 1, broken: Array(19).fill('coach_not_eligible') })
  expect((await readOrder(services, orderId)).booster_id).toBe(coach.id)
})

test('staff can assign it only to its coach, and the schema refuses anyone else', async () => {
  const { coach, orderId } = await book(services)
  const staff = await insertStaff(services, ['EditOrders'])
  const other = await insertCoach(services)
  await expect(act(services, assignOrder, staff, orderId, other.id)).rejects.toThrow('coach_not_eligible')
  await expect(
    services.db
      .updateTable('orders')
      .set({ booster_id: other.id, status: 'boosting' })
      .where('id', '=', orderId)
      .execute(),
  ).rejects.toThrow('orders_coach_only')
  await act(services, assignOrder, staff, orderId, coach.id)
  expect((await readOrder(services, orderId)).status).toBe('boosting')
})

test('a coach at the limit of climbs can still coach, and coaching doesn’t count towards that limit', async () => {
  const { coach, orderId } = await book(services)
  const { db } = services
  await db
    .updateTable('boosters')
    .set({ solo_limit: 1, duo_limit: 0 })
    .where('user_id', '=', coach.id)
    .execute()
  const climb = await insertOrder(services, { status: 'waiting_for_booster' })
  await db
    .updateTable('booster_ceilings')
    .set({ ceiling: climb.level })
    .where('user_id', '=', coach.id)
    .execute()
  await act(services, claimOrder, coach, orderId)
  await act(services, claimOrder, coach, climb.id)
  const claimed = await Promise.all([orderId, climb.id].map((id) => readOrder(services, id)))
  expect(claimed.map(({ status, booster_id }) => [status, booster_id])).toEqual([
    ['boosting', coach.id],
    ['boosting', coach.id],
  ])
  const second = await insertOrder(services, { status: 'waiting_for_booster' })
  await expect(act(services, claimOrder, coach, second.id)).rejects.toThrow('solo_order_claim_limit_reached')
})

test('a coach who can’t be booked is coach_not_found or coach_not_eligible, in quotes and in orders', async () => {
  const { db } = services
  const lower = await insertBooster(services, { ceilings: { 'league-of-legends': 5 } })
  const closed = await insertCoach(services, { active: false })
  const noOffer = await insertDiamond(services)
  const elsewhere = await insertDiamond(services, { filters: ['valorant:elo-boost:eu'] })
  const banned = await insertCoach(services)
  await db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', banned.id).execute()
  for (const each of [lower, elsewhere])
    await db
      .insertInto('coach_offers')
      .values({
        ...anOffer,
        free: '[]',
        booster_id: each.id,
        game: 'league-of-legends',
        updated_at: services.now(),
      })
      .execute()
  const nobody = await insertCustomer(services)
  await expect(order(hoursWith(nobody))).rejects.toThrow('coach_not_found')
  await expect(createQuote(services, hoursWith(nobody))).rejects.toThrow('coach_not_found')
  for (const coach of [lower, closed, noOffer, elsewhere, banned]) {
    await expect(order(hoursWith(coach))).rejects.toThrow('coach_not_eligible')
    await expect(createQuote(services, hoursWith(coach))).rejects.toThrow('coach_not_eligible')
  }
  const coach = await insertCoach(services)
  const own = createOrder(services, coach, { config: hoursWith(coach), locale: 'en' })
  await expect(own).rejects.toThrow('coach_not_eligible')
  await expect(order(hoursWith(coach, { game: 'valorant' }))).rejects.toThrow('coach_not_eligible')
})

test('a quote locks its coach’s rate for 30 minutes, whatever they ask meanwhile', async () => {
  const coach = await insertCoach(services)
  const customer = await insertCustomer(services)
  const config = hoursWith(coach)
  const quote = await createQuote(services, config)
  await act(services, saveOffer, coach, 'league-of-legends', { ...anOffer, hourly: 3_000 })
  const body = { config, seal: quote.seal, locale: 'en' as const }
  const atOldPrice = await createOrder(services, customer, body)
  expect(atOldPrice.total).toBe(4_000)
  expect((await order(config)).total).toBe(6_000)
  const longer = { ...body, config: { ...config, hours: 3 } }
  await expect(createOrder(services, customer, longer)).rejects.toThrow('quote_not_found')
  services.advance(31 * 60_000)
  await expect(createOrder(services, customer, body)).rejects.toThrow('quote_expired')
  const shown = { config, total: 4_000, locale: 'en' as const }
  await expect(createOrder(services, customer, shown)).rejects.toThrow('order_total_changed')
  const { seal } = await createQuote(services, config)
  await act(services, saveOffer, coach, 'league-of-legends', { ...anOffer, active: false })
  await expect(createOrder(services, customer, { ...body, seal })).rejects.toThrow('coach_not_eligible')
  expect((await readOrder(services, atOldPrice.id)).total).toBe(4_000)
})

test('a coach gets a mail in their language, with what was booked and where to answer', async () => {
  const coach = await insertCoach(services)
  const { email, username } = await services.db
    .updateTable('users')
    .set({ locale: 'de' })
    .where('id', '=', coach.id)
    .returning(['email', 'username'])
    .executeTakeFirstOrThrow()
  const { orderId } = await bookWith(services, coach)
  const { number } = await readOrder(services, orderId)
  const mails = await services.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute()
  expect(mails).toMatchObject([
    {
      subject: `Ein Kunde hat dich gebucht: Auftrag PK-${number}`,
      ref: expect.stringMatching(/^coach_asked:\d+$/),
    },
  ])
  expect(mails[0]?.body).toContain(
    `Auftrag PK-${number} ist für dich: Coaching mit ${username}, 2 Stunden, League of Legends, Coaching`,
  )
  expect(mails[0]?.body).toMatch(/Du hast Zeit bis .+ \(Europe\/Berlin\)/)
  expect(mails[0]?.body).toContain('http://localhost:3000/de/dashboard/booster/available-orders')
})

test('a coach declines once; then the customer can have a full refund', async () => {
  const { coach, customer, orderId } = await book(services)
  const all = await outcomes(
    Array.from({ length: 5 }, () => act(services, declineOrder, coach, orderId, 'I am away until Monday')),
  )
  expect(all).toEqual({ kept: 1, broken: Array(4).fill('order_state_changed') })
  await expect(act(services, claimOrder, coach, orderId)).rejects.toThrow('booster_blocked_on_order')
  expect((await listAvailableOrders(services, coach)).items.some((each) => each.order_id === orderId)).toBe(
    false,
  )
  const view = await getOrder(services, customer, orderId)
  expect(view.status).toBe('waiting_for_booster')
  expect(view.events.at(-1)).toMatchObject({
    action: 'decline',
    actor: 'booster',
    reason: 'I am away until Monday',
  })
  const mail = await services.db
    .selectFrom('mails')
    .selectAll()
    .where('ref', 'like', 'coach_declined:%')
    .where('body', 'like', `%${orderId}%`)
    .execute()
  expect(mail).toHaveLength(1)
  await act(services, cancelOrder, customer, orderId, { refund_to: 'balance' })
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(4_000)
})

test('no other coach can decline it, nor after it was accepted; of a yes and a no at once, one counts', async () => {
  const { coach, orderId } = await book(services)
  const other = await insertCoach(services)
  await expect(act(services, declineOrder, other, orderId, 'Not mine')).rejects.toThrow('order_not_found')
  const both = await outcomes([
    act(services, claimOrder, coach, orderId),
    act(services, declineOrder, coach, orderId, 'Not today'),
  ])
  expect(both.kept).toBe(1)
  const { status } = await readOrder(services, orderId)
  expect(both.broken).toEqual([status === 'boosting' ? 'order_state_changed' : 'booster_blocked_on_order'])
})

test('without an answer within 48 hours the order is refunded automatically, once; other orders keep waiting', async () => {
  const { customer, orderId } = await book(services)
  const climb = await insertOrder(services, { status: 'waiting_for_booster' })
  services.advance(48 * 3_600_000 - 60_000)
  const early = await cancelUnansweredCoaching(services)
  expect((await readOrder(services, orderId)).status).toBe('waiting_for_booster')
  services.advance(120_000)
  const late = await Promise.all([cancelUnansweredCoaching(services), cancelUnansweredCoaching(services)])
  expect(early + late[0] + late[1]).toBeGreaterThanOrEqual(1)
  expect((await readOrder(services, orderId)).status).toBe('cancelled')
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(4_000)
  expect((await readOrder(services, climb.id)).status).toBe('waiting_for_booster')
})

test('a coach who drops it is not asked again, and its agreed time is removed', async () => {
  const { coach, customer, orderId } = await book(services)
  await act(services, claimOrder, coach, orderId)
  await act(services, dropOrder, coach, orderId, { reason: 'My connection is down for days' })
  const view = await getOrder(services, customer, orderId)
  expect(view).toMatchObject({ status: 'waiting_for_booster', session: { agreed_at: null } })
  const told = await services.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', customer.id)
    .orderBy('id')
    .execute()
  expect(told.map(({ code }) => code)).toContain('coach_declined')
  const asked = await services.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', coach.id)
    .orderBy('id')
    .execute()
  expect(asked.filter(({ code }) => code === 'coach_asked')).toHaveLength(1)
  expect(found(asked[0]).code).toBe('coach_asked')
})
