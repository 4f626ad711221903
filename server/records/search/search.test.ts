import { expect, test } from 'vitest'
import type { Permission } from '#core/people/permissions.ts'
import { mostFound } from '#core/site/search.ts'
import { insertCoupon } from '#server/test/coupons.ts'
import { insertBooster, insertCustomer, insertOrder, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { openCard } from '#server/test/payments.ts'
import { search } from './search.ts'

const { app, services } = await openApp()
await insertSupply(services)

async function staff(...permissions: Permission[]) {
  const caller = await insertCustomer(services)
  return { ...caller, permissions }
}
const set = (table: 'orders' | 'users', id: string, values: object) =>
  services.db.updateTable(table).set(values).where('id', '=', id).execute()
const numbersOf = ({ orders }: Awaited<ReturnType<typeof search>>) => orders.map(({ number }) => number)

const orders = await staff('EditOrders')
const karim = await insertCustomer(services)
await set('users', karim.id, { username: 'Karim_303', email: 'karim.salem@example.com' })
const booster = await insertBooster(services)
await set('users', booster.id, { username: 'falcon-11' })
const bought = await insertOrder(services, { customerId: karim.id })
await set('orders', bought.id, { in_game_name: 'Sandstorm#EUW', booster_id: booster.id })

test('staff find an order by its number, in-game name, customer, address, booster, payment and ids', async () => {
  const { payment, order: paid } = await openCard(services)
  const ways = [
    [String(bought.number), bought.number, 'number'],
    [`pk-${bought.number}`, bought.number, 'number'],
    [bought.id.toUpperCase(), bought.number, 'number'],
    ['sandSTORM#e', bought.number, 'in_game_name'],
    ['karim_3', bought.number, 'customer'],
    ['KARIM.salem@', bought.number, 'customer'],
    ['falcon', bought.number, 'booster'],
    [payment.id, paid.number, 'payment'],
    [payment.provider_ref ?? '', paid.number, 'payment'],
  ] as const
  for (const [typed, number, found_by] of ways) {
    const { orders: found } = await search(services, orders, typed)
    expect(found[0], typed).toMatchObject({ number, found_by })
  }
  const [first] = (await search(services, orders, 'sandstorm')).orders
  expect(first).toMatchObject({ customer: 'Karim_303', booster: 'falcon-11', in_game_name: 'Sandstorm#EUW' })
})

test('customers find only their own orders, and boosters those that they play, without other people’s names', async () => {
  const other = await insertCustomer(services)
  const their = await insertOrder(services, { customerId: other.id })
  const [number, name] = [String(bought.number), 'sandstorm']
  const own = await search(services, karim, number)
  expect(own.orders[0]).toMatchObject({
    number: bought.number,
    customer: null,
    booster: null,
    in_game_name: 'Sandstorm#EUW',
  })
  expect(numbersOf(await search(services, karim, name))).toEqual([bought.number])
  const played = await search(services, booster, number)
  expect(played.orders[0]).toMatchObject({ number: bought.number, customer: null, in_game_name: null })
  for (const [reader, typed] of [
    [booster, name],
    [booster, 'karim'],
    [karim, String(their.number)],
    [karim, their.id],
    [other, number],
    [other, 'karim'],
    [other, 'falcon'],
  ] as const)
    expect(await search(services, reader, typed), typed).toEqual({ orders: [], people: [], coupons: [] })
})

test('each permission opens its own part alone', async () => {
  await insertCoupon(services, { code: 'KARIM-10' })
  const found = async (...permissions: Permission[]) => {
    const { orders, people, coupons } = await search(services, await staff(...permissions), 'karim')
    return [orders.length > 0, people.length > 0, coupons.length > 0]
  }
  expect(await found('EditOrders')).toEqual([true, false, false])
  expect(await found('EditUsers')).toEqual([false, true, false])
  expect(await found('EditStore')).toEqual([false, false, true])
  expect(await found('FullAccess', 'Booster')).toEqual([false, false, false])
  expect(await found('EditOrders', 'EditUsers', 'EditStore')).toEqual([true, true, true])
  // Permissions that wait for a second factor open nothing.
  const withheld = { ...(await staff()), withheld: ['EditOrders', 'EditUsers'] as const }
  expect(await search(services, withheld, 'karim')).toEqual({ orders: [], people: [], coupons: [] })
})

test('people are found by name before address, once each, with what they are; an erased person isn’t', async () => {
  const users = await staff('EditUsers')
  const [lena, helena, erased] = [
    await insertCustomer(services),
    await insertBooster(services),
    await insertCustomer(services),
  ]
  await set('users', lena.id, { username: 'Lena', email: 'lena@example.com' })
  await set('users', helena.id, {
    username: 'mountain',
    email: 'lena.booster@example.com',
    banned_at: services.now(),
  })
  await set('users', erased.id, { username: 'lena-gone', erased_at: services.now() })
  const { people } = await search(services, users, 'LENA')
  expect(people).toMatchObject([
    { username: 'Lena', role: 'customer', banned: false, found_by: 'name' },
    { username: 'mountain', role: 'booster', banned: true, found_by: 'email' },
  ])
})

test('a winner’s own coupon is no code of the shop, and a disabled one says so', async () => {
  const store = await staff('EditStore')
  const winner = await insertCoupon(services, { code: 'ZZ-WON' })
  await services.db
    .updateTable('coupons')
    .set({ customer_id: karim.id })
    .where('id', '=', winner.id)
    .execute()
  await insertCoupon(services, { code: 'ZZ-OFF', enabled: false })
  expect((await search(services, store, 'zz')).coupons).toEqual([{ code: 'ZZ-OFF', state: 'disabled' }])
})

test('so many are found at most, and the call refuses visitors, nothing and too long a text', async () => {
  const many = await insertCustomer(services)
  for (let made = 0; made < mostFound + 2; made++) await insertOrder(services, { customerId: many.id })
  await set('users', many.id, { username: 'many-orders' })
  expect((await search(services, orders, 'many-')).orders).toHaveLength(mostFound)
  const ask = async (q: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    return (await app.inject({ url: `/v1/search?${new URLSearchParams({ q })}`, headers })).statusCode
  }
  const token = await signIn(services, karim.id)
  expect(
    await Promise.all([ask('20'), ask('20', token), ask(' ', token), ask('x'.repeat(101), token)]),
  ).toEqual([401, 200, 400, 400])
})

test('a whole number comes first, then the longer ones that begin with it; what is typed is no pattern', async () => {
  await services.asOwner(`alter table orders alter column number restart with ${bought.number * 10 + 4}`)
  await insertOrder(services, { customerId: karim.id })
  expect(numbersOf(await search(services, orders, String(bought.number)))).toEqual([
    bought.number,
    bought.number * 10 + 4,
  ])
  for (const pattern of ['%', '_arim', '\\', 'karim%303', '%@example.com'])
    expect(await search(services, orders, pattern), pattern).toMatchObject({ orders: [] })
})
