import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import { deadlines, endOf } from '#core/orders/deadlines.ts'
import { filterId } from '#core/people/matching.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { answerDispute } from '../disputes/answer-dispute.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import { reserveOrder } from '../order/claim-order.ts'
import { listActiveOrders } from '../order/list-active-orders.ts'
import { sendOrderMessage } from '../order-chat/send-order-message.ts'
import { getBoosterDay } from './get-booster-day.ts'

const services = await openServices()

const config = defaultConfig('wild-rift', 'elo-boost')

test('a new booster’s day has nothing due, no money, and the orders that fit', async () => {
  const booster = await insertBooster(services, { filters: [filterId(config)] })
  for (let i = 0; i < 4; i++) await insertOrder(services, { status: 'waiting_for_booster', config })
  const day = await getBoosterDay(services, booster)
  expect(day).toMatchObject({ due: [], named: [], unread: [], has_worked: false, offers: true, away: false })
  expect(day.money).toEqual({ available: 0, held: 0, next: null, pending: 0, payout: null })
  expect([day.fits.items.length, day.fits.total]).toEqual([3, 4])
  // One that they claimed a moment ago isn't among them.
  const [first] = day.fits.items
  await act(services, reserveOrder, booster, first?.order_id ?? '')
  const after = await getBoosterDay(services, booster)
  expect(after.fits.items.map(({ order_id }) => order_id)).not.toContain(first?.order_id)
  expect(after.fits.total).toBe(3)
})

test('what is due is sorted by whose turn it is and by time, and the active orders say the same', async () => {
  const booster = await insertBooster(services)
  const customer = await insertCustomer(services)
  const of = { boosterId: booster.id, customerId: customer.id }
  const early = new Date(services.now().getTime() - 3 * dayMs)
  const late = await insertOrder(services, { ...of, status: 'boosting', columns: { claimed_at: early } })
  const paused = await insertOrder(services, { ...of, status: 'boosting', columns: { paused: true } })
  const checked = await insertOrder(services, { ...of, status: 'verification_required' })
  const disputed = await insertOrder(services, { ...of, status: 'verification_required' })
  await act(services, openDispute, customer, disputed.id, {
    kind: 'other',
    reason: 'The rank is not what I see',
    picture_ids: [],
  })
  const kinds = async () =>
    (await getBoosterDay(services, booster)).due.map(({ order_id, due }) => [order_id, due.kind, due.mine])
  expect(await kinds()).toEqual([
    [disputed.id, 'dispute', true],
    [late.id, 'play', true],
    [checked.id, 'check', false],
    [paused.id, 'paused', false],
  ])
  const { due } = await getBoosterDay(services, booster)
  expect(due[1]?.due.at).toBe(new Date(early.getTime() + late.quote.estimate.daysTo * dayMs).toISOString())
  expect(Date.parse(due[0]?.due.at ?? '')).toBeGreaterThan(
    services.now().getTime() + deadlines.disputeReply.ms - dayMs,
  )
  const active = await listActiveOrders(services, booster, 1)
  for (const row of active.items)
    expect(row.due).toEqual(due.find(({ order_id }) => order_id === row.order_id)?.due)

  // An answered dispute waits for the team.
  await act(services, answerDispute, booster, disputed.id, {
    text: 'I played every game to the end',
    for_staff: false,
    picture_ids: [],
  })
  expect((await kinds()).find(([id]) => id === disputed.id)).toEqual([disputed.id, 'decision', false])
})

test('unread messages of the booster’s orders are counted, but none of orders that they bought', async () => {
  const booster = await insertBooster(services)
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, {
    status: 'boosting',
    boosterId: booster.id,
    customerId: customer.id,
  })
  const bought = await insertOrder(services, { status: 'boosting', customerId: booster.id })
  const seller = { id: bought.booster_id ?? '', permissions: ['Booster'] } as unknown as typeof booster
  await act(services, sendOrderMessage, customer, order.id, { text: 'Hello', message_id: randomUUID() })
  await act(services, sendOrderMessage, seller, bought.id, { text: 'Hello', message_id: randomUUID() })
  const { unread } = await getBoosterDay(services, booster)
  expect(unread).toMatchObject([{ order_id: order.id, count: 1 }])
})

test('the end of an offer to a coach is the deadline of their answer', async () => {
  const coach = await insertBooster(services)
  const hours = { service: 'coaching', game: 'valorant', coachId: coach.id, hours: 2, wishes: 'Aim' } as const
  const order = await insertOrder(services, { status: 'waiting_for_booster', config: hours })
  const { named } = await getBoosterDay(services, coach)
  const since = order.searching_at ?? services.now()
  expect(named).toMatchObject([{ order_id: order.id, until: endOf('coachAnswer', since).toISOString() }])
})
