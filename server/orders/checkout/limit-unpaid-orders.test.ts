import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type BoostConfig, defaultConfig } from '#core/choices/order-config.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertCustomer, insertOrder, insertSupply, placeOrder, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { cancelUnpaidOrders } from '../order/cancel-unpaid-orders.ts'

const { app, services } = await openApp()
await insertSupply(services)

const hour = 3_600_000

let made = 0

/** A different order each time, because the same one twice is one order. */
function anotherConfig(): BoostConfig {
  const n = made++
  const servers = ['euw', 'na', 'eune', 'oce'] as const
  return {
    ...defaultConfig('league-of-legends', 'win-boost'),
    wins: 1 + (n % 5),
    queue: n % 10 < 5 ? 'solo-duo' : 'flex',
    server: servers[Math.floor(n / 10) % 4] ?? 'euw',
  }
}

async function order(caller: Caller, config: BoostConfig = anotherConfig()) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/orders',
    headers: { authorization: `Bearer ${await signIn(services, caller.id)}` },
    payload: { config, locale: 'en' },
  })
  return answer.json().message
}

const guest = (email: string) => insertCustomer(services, { kind: 'guest', username: 'Guest 1', email })

test('of 30 orders that a person places at once, five await payment and the others are refused', async () => {
  const customer = await insertCustomer(services)
  const said = await Promise.all(Array.from({ length: 30 }, () => order(customer)))
  expect(said.filter((each) => each === 'orderCreated')).toHaveLength(5)
  expect(new Set(said)).toEqual(new Set(['orderCreated', 'too_many_unpaid_orders']))
  expect(await order(await insertCustomer(services))).toBe('orderCreated')
})

test('guests of one mailbox share its limit of five, however the address is written', async () => {
  const spellings = ['m.i.ra@gmail.com', 'mira@googlemail.com', 'mira+1@gmail.com', 'mira@gmail.com']
  const guests = await Promise.all(Array.from({ length: 20 }, (_, n) => guest(spellings[n % 4] ?? '')))
  const said = await Promise.all(guests.map((each) => order(each)))
  expect(said.filter((each) => each === 'orderCreated')).toHaveLength(5)
  expect(await order(await guest('m.ira@example.com'))).toBe('orderCreated')
})

test('orders that strangers place with a mailbox do not bind the account that has proven it', async () => {
  const strangers = await Promise.all(Array.from({ length: 5 }, (_, n) => guest(`owner+${n}@example.com`)))
  for (const stranger of strangers) expect(await order(stranger)).toBe('orderCreated')
  const owner = { email: 'owner@example.com', verified_at: services.now() }
  expect(await order(await insertCustomer(services, owner))).toBe('orderCreated')
  expect(await order(await guest('owner+6@example.com'))).toBe('too_many_unpaid_orders')
})

test('paid, cancelled and expired orders make room again', async () => {
  const customer = await insertCustomer(services)
  for (let n = 0; n < 4; n++) await placeOrder(services, customer, anotherConfig())
  await insertOrder(services, { customerId: customer.id, status: 'boosting' })
  expect(await order(customer)).toBe('orderCreated')
  expect(await order(customer)).toBe('too_many_unpaid_orders')
  services.advance(49 * hour)
  await cancelUnpaidOrders(services)
  expect(await order(customer)).toBe('orderCreated')
  services.advance(-49 * hour)
})

test.each([
  ['mira+two@example.com', 'mira@example.com'],
  ['m.i.ra+x@googlemail.com', 'mira@gmail.com'],
  ['m.ira@example.com', 'm.ira@example.com'],
  ['+@example.com', '@example.com'],
])('the mailbox of %s is %s', async (address, mailbox) => {
  const { rows } = await sql<{ mailbox: string }>`select mailbox(${address})`.execute(services.db)
  expect(rows).toEqual([{ mailbox }])
})
