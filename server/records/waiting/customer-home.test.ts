import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/base/durations.ts'
import { type ClimbConfig, climbEnds, defaultConfig } from '#core/choices/order-config.ts'
import { mostClimbs } from '#core/orders/my-orders.ts'
import { getOrder } from '#server/orders/order/get-order.ts'
import { anOrderConfig, insertBooster, insertCustomer, insertOrder } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { climbTo } from '#server/test/progress.ts'
import { getCustomerHome } from './get-customer-home.ts'

const services = await openServices()
const homeOf = (caller: Parameters<typeof getCustomerHome>[1]) =>
  getCustomerHome(services, caller, { language: 'en' })

test('an empty home has nothing of anybody', async () => {
  await insertOrder(services, { status: 'boosting' })
  expect(await homeOf(await insertCustomer(services))).toMatchObject({
    needs: [],
    climbs: [],
    running: 0,
    orders: 0,
    raffles: [],
  })
})

test('results to check come first, then what is played, then what waits; unpaid orders only need their customer', async () => {
  const customer = await insertCustomer(services)
  const place = (status: Parameters<typeof insertOrder>[1] & object) =>
    insertOrder(services, { customerId: customer.id, ...status })
  const waiting = await place({ status: 'waiting_for_booster' })
  const boosting = await place({ status: 'boosting' })
  const checked = await place({ status: 'verification_required' })
  const unpaid = await place({ status: 'not_paid' })
  await place({ status: 'completed' })
  const home = await homeOf(customer)
  expect(home.climbs.map(({ order_id }) => order_id)).toEqual([checked.id, boosting.id, waiting.id])
  expect(home.needs.map(({ order_id, need }) => [order_id, need])).toEqual([
    [checked.id, 'check'],
    [unpaid.id, 'pay'],
  ])
  expect([home.running, home.orders]).toEqual([3, 5])
  // Expected while it is played from its pace, while it waits from the promised start.
  const [ofChecked, ofBoosting, ofWaiting] = home.climbs
  expect(ofChecked?.arrives).toBeNull()
  expect(Date.parse(ofBoosting?.arrives?.from ?? '')).toBeGreaterThan(services.now().getTime())
  const start = Date.parse(ofWaiting?.start_due_at ?? '')
  expect(ofWaiting?.arrives).toEqual({
    from: new Date(start + (ofWaiting?.days.from ?? 0) * dayMs).toISOString(),
    to: new Date(start + (ofWaiting?.days.to ?? 0) * dayMs).toISOString(),
  })
})

test('the steps of a climb end where its own page says that it is, and struck games are none', async () => {
  const customer = await insertCustomer(services)
  const booster = await insertBooster(services)
  const order = await insertOrder(services, {
    status: 'boosting',
    customerId: customer.id,
    boosterId: booster.id,
  })
  const { from, to } = climbEnds(anOrderConfig as ClimbConfig)
  await climbTo(services, booster, order.id, { to: Math.round((from + to) / 2) })
  const { climbs } = await homeOf(customer)
  const page = await getOrder(services, customer, order.id)
  expect(climbs[0]?.steps).toHaveLength(page.games.length)
  expect(climbs[0]?.logged).toEqual(page.logged)
  const last = climbs[0]?.steps.at(-1)?.done ?? 0
  expect(last).toBeCloseTo(page.logged.done / page.logged.of, 1)
  await services.db
    .updateTable('order_games')
    .set({ struck_at: services.now(), struck_by: booster.id, struck_reason: 'x' })
    .where('order_id', '=', order.id)
    .execute()
  expect((await homeOf(customer)).climbs[0]?.steps).toEqual([])
})

test('of many running orders a few are drawn, and all are counted', async () => {
  const customer = await insertCustomer(services)
  const config = defaultConfig('valorant', 'elo-boost')
  for (let i = 0; i < mostClimbs + 3; i++)
    await insertOrder(services, { status: 'waiting_for_booster', customerId: customer.id, config })
  services.advance(3 * hourMs)
  const home = await homeOf(customer)
  expect([home.climbs.length, home.running, home.orders]).toEqual([
    mostClimbs,
    mostClimbs + 3,
    mostClimbs + 3,
  ])
  // A start that has passed counts from now.
  expect(Date.parse(home.climbs[0]?.arrives?.from ?? '')).toBeGreaterThan(services.now().getTime())
})
