import { beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/base/durations.ts'
import { activeDays } from '#core/orders/claiming.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { claimOrder } from '../order/claim-order.ts'
import { dropOrder } from '../order/drop-order.ts'
import { getOrder } from '../order/get-order.ts'
import { offerUnplayedRefunds } from './offer-unplayed-refunds.ts'

const services = await openServices()
const { db } = services

beforeEach(async () => {
  await db.deleteFrom('booster_filters').execute()
  await db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('status', '=', 'waiting_for_booster')
    .execute()
})

async function waiting(customer?: Caller) {
  const owner = customer ?? (await insertCustomer(services))
  const { id } = await insertOrder(services, { status: 'waiting_for_booster', customerId: owner.id })
  return { owner, id }
}

const set = (booster: Caller, columns: object) =>
  db.updateTable('boosters').set(columns).where('user_id', '=', booster.id).execute()
const mails = ({ id }: Caller) =>
  db.selectFrom('mails').select('kind').where('user_id', '=', id).where('kind', '=', 'nobody_plays').execute()
const news = ({ id }: Caller) =>
  db
    .selectFrom('notifications')
    .select('code')
    .where('user_id', '=', id)
    .where('code', '=', 'nobody_plays')
    .execute()

test('whichever way its last booster leaves, the customer gets the refund offer at once, and once', async () => {
  const ways: [string, (booster: Caller) => Promise<unknown>][] = [
    ['paused', (booster) => set(booster, { paused_at: services.now() })],
    [
      'banned',
      ({ id }) => db.updateTable('users').set({ banned_at: services.now() }).where('id', '=', id).execute(),
    ],
    ['ended', ({ id }) => db.updateTable('users').set({ permissions: [] }).where('id', '=', id).execute()],
    ['other services', ({ id }) => db.deleteFrom('booster_filters').where('user_id', '=', id).execute()],
    [
      'a lower rank limit',
      ({ id }) => db.updateTable('booster_ceilings').set({ ceiling: 0 }).where('user_id', '=', id).execute(),
    ],
    ['idle', (booster) => set(booster, { since: new Date(services.now().getTime() - activeDays * dayMs) })],
  ]
  for (const [way, leave] of ways) {
    const booster = await insertBooster(services)
    const { owner, id } = await waiting()
    expect(await offerUnplayedRefunds(services), way).toBe(0)
    expect(await getOrder(services, owner, id)).toMatchObject({ unplayed: false })
    await leave(booster)
    expect(await getOrder(services, owner, id), way).toMatchObject({ unplayed: true })
    expect(await Promise.all([1, 2, 3].map(() => offerUnplayedRefunds(services))), way).toContain(1)
    expect(await offerUnplayedRefunds(services)).toBe(0)
    expect(await mails(owner), way).toHaveLength(1)
    expect(await news(owner), way).toHaveLength(1)
    await act(services, cancelOrder, owner, id, { refund_to: 'balance' })
    expect(await getOrder(services, owner, id)).toMatchObject({ status: 'cancelled', unplayed: false })
  }
})

test('an order whose booster is away or full is played; one that waits is claimed when they are back', async () => {
  const booster = await insertBooster(services, { soloLimit: 1 })
  const { id: first } = await waiting()
  await act(services, claimOrder, booster, first)
  await set(booster, { away_at: services.now() })
  const { owner, id } = await waiting()
  expect(await offerUnplayedRefunds(services)).toBe(0)
  await set(booster, { paused_at: services.now() })
  expect(await offerUnplayedRefunds(services)).toBe(1)
  await set(booster, { paused_at: null, soloLimit: undefined, solo_limit: 2 } as never)
  expect(await getOrder(services, owner, id)).toMatchObject({ unplayed: false })
  await act(services, claimOrder, booster, id)
  await set(booster, { paused_at: services.now() })
  services.advance(hourMs)
  expect(await offerUnplayedRefunds(services)).toBe(0)
})

test('who dropped the order doesn’t count, and the new search tells its customer again', async () => {
  const booster = await insertBooster(services)
  const { owner, id } = await waiting()
  await act(services, claimOrder, booster, id)
  await act(services, dropOrder, booster, id, { reason: 'I am ill' } as never)
  expect(await getOrder(services, owner, id)).toMatchObject({ status: 'waiting_for_booster', unplayed: true })
  expect(await offerUnplayedRefunds(services)).toBe(1)
  expect(await mails(owner)).toHaveLength(1)
})
