import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lookUpProfile } from '#contract/order-work.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import type { GameId } from '#core/games/game.ts'
import { buildApp } from '#server/composed/app.ts'
import { profileLookupOf } from '#server/platform/config/profile-lookup-settings.ts'
import { httpProfileLookup } from '#server/platform/outside/http-profile-lookup.ts'
import { noProfileLookup, ProfileLookupAway } from '#server/platform/outside/profile-lookup.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { briefLimits } from '#server/test/brief-limits.ts'
import { insertBooster, insertCustomer, insertOrder, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const asked: { path: string | undefined; key: string | undefined }[] = []
let answer: (reply: ServerResponse) => void
const service = createServer((request, reply) => {
  asked.push({ path: request.url, key: request.headers.authorization })
  answer(reply)
}).listen(0, '127.0.0.1')
const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}`
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const json =
  (body: unknown, status = 200) =>
  (reply: ServerResponse) => {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const gold = { tier: 'gold', division: 2, points: 40 }

const { app, services } = await openApp()
const account = { game: 'league-of-legends', server: 'euw', name: 'Mira#EUW' } as const
const lookup = () => httpProfileLookup({ url: `${address()}/{game}/{server}/{name}`, key: 'a-key' })

beforeEach(() => {
  asked.length = 0
  services.profileLookup = lookup()
})

async function ask(caller: Caller, orderId: string, body: object = {}) {
  const answered = await app.inject({
    method: 'POST',
    url: `/v1/orders/${orderId}/profile`,
    headers: { authorization: `Bearer ${await signIn(services, caller.id)}` },
    payload: body,
  })
  return { status: answered.statusCode, ...answered.json() }
}

async function anOrder(columns: object = { in_game_name: 'Mira#EUW' }, game: GameId = 'league-of-legends') {
  const booster = await insertBooster(services, { soloLimit: 100 })
  const customer = await insertCustomer(services)
  const people = { boosterId: booster.id, customerId: customer.id }
  const { id } = await insertOrder(services, {
    status: 'boosting',
    config: defaultConfig(game, 'elo-boost'),
    ...people,
    columns,
  })
  return { id, booster, customer }
}

test('customer and booster get the present rank; only the customer asks for another name', async () => {
  answer = json(gold)
  const { id, booster, customer } = await anOrder()
  expect(await ask(booster, id, { in_game_name: 'Someone#1' })).toMatchObject({
    status: 200,
    data: { rank: gold },
  })
  expect(await ask(customer, id, { in_game_name: 'Theo/../#1' })).toMatchObject({ data: { rank: gold } })
  expect(asked.map(({ path }) => path?.split('/').slice(1))).toEqual([
    ['league-of-legends', expect.any(String), 'Mira%23EUW'],
    ['league-of-legends', expect.any(String), 'Theo%2F..%2F%231'],
  ])
  expect(asked[0]?.key).toBe('Bearer a-key')
})

test('an order without a name, a stranger’s order, and a shop without a source', async () => {
  answer = json(gold)
  const { id, booster } = await anOrder({ in_game_name: null })
  expect(await ask(booster, id)).toMatchObject({ message: 'bad_params', errors: [{ field: 'in_game_name' }] })
  expect(await ask(await insertCustomer(services), id)).toMatchObject({ message: 'order_not_found' })
  services.profileLookup = noProfileLookup
  expect(await ask(booster, id)).toMatchObject({ status: 404, message: 'not_found' })
  expect(asked).toEqual([])
})

test.each([
  ['league-of-legends', 'LOL profile not found!'],
  ['valorant', 'Valorant profile not found!'],
  ['teamfight-tactics', 'summoner_not_found'],
  ['wild-rift', 'summoner_not_found'],
] as const)('an unknown player of %s is “%s”', async (game, message) => {
  answer = json({}, 404)
  const { id, customer } = await anOrder(undefined, game)
  expect(await ask(customer, id)).toMatchObject({ status: 404, message })
})

test('garbage, a foreign rank, an endless answer, a redirect and an error are no rank', async () => {
  const wrong: [string, typeof answer][] = [
    ['no JSON', (reply) => reply.end('<html>')],
    ['an unknown tier', json({ tier: 'wood', division: 4, points: 1 })],
    ['too many points', json({ ...gold, points: 4_000 })],
    ['an endless answer', (reply) => reply.end(`"${'x'.repeat(100_000)}"`)],
    ['a redirect', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['an error', json({}, 500)],
  ]
  for (const [name, said] of wrong) {
    answer = said
    await expect(lookup().find(account), name).rejects.toThrow(ProfileLookupAway)
  }
  answer = json({}, 500)
  const { id, customer } = await anOrder()
  expect(await ask(customer, id)).toMatchObject({ status: 503, message: 'profile_lookup_away' })
})

test('each person has ten look-ups a minute of their own, and then no more is asked for', async () => {
  answer = json(gold)
  const { id, booster, customer } = await anOrder()
  const config = { ...services.config, rateLimit: true }
  const limited = await buildApp({ services: { ...services, config } })
  const by = async (caller: Caller) => {
    const headers = { authorization: `Bearer ${await signIn(services, caller.id)}` }
    // The first request of a session counts for its address.
    await limited.inject({ method: 'GET', url: '/v1/users/@me', headers })
    return () => limited.inject({ method: 'POST', url: `/v1/orders/${id}/profile`, headers, payload: {} })
  }
  const [theirs, others] = [await by(booster), await by(customer)]
  const most = lookUpProfile.perMinute ?? 0
  const said: number[] = []
  for (let i = 0; i <= most; i++) said.push((await theirs()).statusCode)
  const other = await others()
  const refused = await theirs()
  await limited.close()
  expect([most, said]).toEqual([10, [...Array(most).fill(200), 429]])
  expect(refused.json().message).toBe('too_many_requests')
  // Another person on the same address has all of theirs.
  expect(other.statusCode).toBe(200)
  expect(asked).toHaveLength(most + 1)
})

test('a service that is slow or away costs five seconds at most, and after three failures nothing', async () => {
  answer = () => {}
  const limits = briefLimits()
  await expect(lookup().find(account)).rejects.toThrow(ProfileLookupAway)
  expect(limits).toEqual([5_000])
  const away = httpProfileLookup({ url: 'http://127.0.0.1:1/{name}', key: undefined })
  for (let i = 0; i < 3; i++) await expect(away.find(account)).rejects.toThrow(ProfileLookupAway)
  await expect(away.find(account)).rejects.toThrow('several times')
})

test('a name that is only dots is no other path, and is not asked for', async () => {
  expect(await lookup().find({ ...account, name: '..' })).toBeNull()
  expect(asked).toEqual([])
})

test('the address of the configuration has the name outside its host, and https in production', () => {
  const read =
    (url: string, production = false) =>
    () =>
      profileLookupOf({ PROFILE_LOOKUP_URL: url }, production)
  expect(profileLookupOf({}, true)).toBeUndefined()
  expect(read('https://ranks.example/{game}/{server}?name={name}', true)()).toMatchObject({ key: undefined })
  expect(read('http://localhost:9/{name}')()).toBeDefined()
  for (const url of [
    'http://localhost:9/{name}',
    'https://ranks.example/',
    'https://{name}.example/',
    'https://a.example/{nick}{name}',
  ])
    expect(read(url, true), url).toThrow('PROFILE_LOOKUP_URL')
})
