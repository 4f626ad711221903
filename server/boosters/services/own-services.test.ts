import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { dayMs } from '#core/base/durations.ts'
import { games } from '#core/games/games.ts'
import { campIndex, type Place } from '#core/games/ladder.ts'
import { claimRefusal } from '#core/orders/claiming.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { mostServicePictures } from '#core/people/own-services.ts'
import { deleteUnusedPictures } from '#server/files/delete-unused-pictures.ts'
import { findQueues } from '#server/records/waiting/queue-store.ts'
import {
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertServiceRequest,
  insertStaff,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { rounds } from '#server/test/rounds.ts'
import { multipart, picture, postForm } from '#server/test/uploads.ts'
import { claimable, factsOfOffering, findTerms } from '../facts/booster-store.ts'

const { app, services } = await openApp()
const { db } = services

const lol = 'league-of-legends'
const filter = (service: string, server: string) => `${lol}:${service}:${server}`
const [euw, tr, wins] = [filter('elo-boost', 'euw'), filter('elo-boost', 'tr'), filter('win-boost', 'euw')]
const rank = (tier: Place['tier'], division: Place['division'] = null): Place => ({ tier, division })
const camp = (place: Place) => campIndex(games[lol], place)
const diamond = rank('diamond', 1)
const emerald = rank('emerald', 4)
const orderedOn = (server: 'euw' | 'tr', change: object = {}) => ({ ...anOrderConfig, server, ...change })

type Name = keyof typeof operations
async function ask(token: string, name: Name, body?: object, params: Record<string, string> = {}) {
  const [method, path] = operations[name].split(' ') as ['GET' | 'POST' | 'PUT', string]
  const answer = await app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_, key) => params[key] ?? key),
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
  const { message, data } = answer.json()
  return { status: answer.statusCode, message, data }
}

/** A booster who is allowed two services on EUW up to Diamond I. */
async function aBooster() {
  const caller = await insertBooster(services, { filters: [euw, wins], ceilings: { [lol]: camp(diamond) } })
  const token = await signIn(services, caller.id)
  const mine = async () => (await ask(token, 'getMyServices')).data.mine
  const save = async (change: object = {}) => {
    const { version, services: offered, ceilings, left_out } = await mine()
    const body = { version, services: offered, ceilings, left_out, profile: null, ...change }
    return ask(token, 'saveMyServices', body)
  }
  const upload = async () => {
    const content = multipart(await picture(30, 20).png().toBuffer())
    return postForm(app, '/v1/boosters/@me/service-pictures', content, token)
  }
  const request = async (change: object = {}) =>
    ask(token, 'askForServices', {
      services: [tr],
      ceilings: [{ game: lol, ceiling: rank('master') }],
      note: 'I play on Turkey since spring.',
      file_id: (await upload()).data.file_id,
      ...change,
    })
  const claims = async (orderId: string) => {
    const { data } = await ask(token, 'listAvailableOrders')
    const listed: { order_id: string; refusal: string | null }[] = [...data.items, ...data.others]
    return listed.find(({ order_id }) => order_id === orderId)?.refusal
  }
  return { ...caller, caller, token, mine, save, upload, request, claims }
}
const staffToken = async () => signIn(services, (await insertStaff(services, ['EditUsers'])).id)
const answer = (token: string, request_id: string, reason?: string) =>
  reason === undefined
    ? ask(token, 'acceptServiceRequest', undefined, { request_id })
    : ask(token, 'declineServiceRequest', { reason }, { request_id })
const requestOf = async (boosterId: string) =>
  db.selectFrom('service_requests').selectAll().where('booster_id', '=', boosterId).execute()
const supply = async (query: string) => {
  const { data } = (await app.inject({ url: `/v1/supply?${query}` })).json()
  return data.boosters
}
const because = 'The picture shows another account.'

test('a booster leaves out services, ranks and queues at once, and takes them back without asking', async () => {
  const { save, mine, claims } = await aBooster()
  const wait = (config: object) =>
    insertOrder(services, { status: 'waiting_for_booster', config: { ...anOrderConfig, ...config } as never })
  const [plain, flex] = [await wait({}), await wait({ queue: 'flex' })]
  expect([await claims(plain.id), await claims(flex.id)]).toEqual([null, null])

  const lower = [{ game: lol, ceiling: rank('iron', 1) }]
  const less = { services: [wins], ceilings: lower, left_out: [{ game: lol, queues: ['flex'] }] }
  expect((await save(less)).data.mine).toMatchObject({ ...less, allowed: { services: [euw, wins] } })
  expect(await claims(plain.id)).toBe('booster_not_available')
  await save({ services: [euw, wins] })
  expect(await claims(plain.id)).toBe('not_eligible_to_claim_this_league_orders')
  await save({ ceilings: [{ game: lol, ceiling: diamond }] })
  expect([await claims(plain.id), await claims(flex.id)]).toEqual([null, 'queue_left_out'])
  await save({ left_out: [] })
  expect(await claims(flex.id)).toBeNull()
  expect((await mine()).version).toBe(5)
})

test('what a booster leaves out is missing at once in what customers are told, and in what waves ask', async () => {
  await db.deleteFrom('booster_filters').execute()
  const { id, save } = await aBooster()
  const asked = `game=${lol}&service=elo-boost&server=euw&level=3`
  const count = async () => [await supply(asked), await supply(`${asked}&queue=flex`)]
  expect(await count()).toEqual([1, 1])
  await save({ left_out: [{ game: lol, queues: ['flex'] }] })
  expect(await count()).toEqual([1, 0])
  const config = { ...anOrderConfig, queue: 'flex' as const }
  const flex = await insertOrder(services, { status: 'waiting_for_booster', config })
  const offering = async () =>
    (await factsOfOffering(db, flex)).map((each) => claimRefusal(each, claimable(flex)))
  expect(await offering()).toEqual(['queue_left_out'])
  await save({ left_out: [] })
  expect(await offering()).toEqual([null])
  expect(await count()).toEqual([1, 1])
  await save({ services: [wins] })
  expect(await count()).toEqual([0, 0])
  expect(await factsOfOffering(db, flex)).toEqual([])
  expect((await findTerms(db, id))?.filters).toEqual([euw, wins])
})

test.each([
  ['no_service_left', { services: [] }],
  ['service_not_allowed', { services: [euw, tr] }],
  ['service_not_allowed', { ceilings: [{ game: lol, ceiling: rank('master') }] }],
  ['no_queue_left', { left_out: [{ game: lol, queues: ['solo-duo', 'flex'] }] }],
  ['bad_params', { ceilings: [{ game: lol, ceiling: rank('radiant') }] }],
  ['bad_params', { left_out: [{ game: lol, queues: [] }] }],
])('%s refuses what a booster saves, and nothing changes', async (message, change) => {
  const { save, mine } = await aBooster()
  const before = await mine()
  expect((await save(change)).message).toBe(message)
  expect(await mine()).toEqual(before)
})

test('a page that was read before somebody else saved overwrites nothing', async () => {
  const { id, save, mine } = await aBooster()
  const { version } = await mine()
  expect((await save({ services: [wins] })).status).toBe(200)
  expect(await save({ version, services: [euw] })).toMatchObject({ status: 409, message: 'services_changed' })
  expect((await mine()).services).toEqual([wins])

  // What staff allow meanwhile counts as well; what the booster leaves out stays left out.
  const read = (await mine()).version
  const work = {
    solo_limit: 3,
    duo_limit: 0,
    services: [euw, tr, wins],
    ceilings: [{ game: lol, ceiling: emerald }],
  }
  const staff = await staffToken()
  expect((await ask(staff, 'saveRosterEntry', work, { user_id: id })).status).toBe(200)
  expect((await save({ version: read })).message).toBe('services_changed')
  expect(await mine()).toMatchObject({
    services: [tr, wins],
    ceilings: [{ game: lol, ceiling: emerald }],
    allowed: { services: [euw, tr, wins] },
  })
})

test('many tabs save at once: one of them, and the others are told', async () => {
  const { save, mine } = await aBooster()
  const { version } = await mine()
  const answers = await Promise.all(
    Array.from({ length: rounds(8, 50) }, (_, i) => save({ version, services: [i % 2 ? euw : wins] })),
  )
  const codes = answers.map(({ message, status }) => (status === 200 ? 'saved' : message))
  expect(codes.filter((code) => code === 'saved')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['saved', 'services_changed']))
})

test('a profile is saved with the services, and one that isn’t named stays', async () => {
  const { save, mine } = await aBooster()
  const profile = {
    languages: [{ code: 'de', level: 'native' }],
    about: 'Mains Ahri.',
    about_in: 'de',
    free: [{ day: 1, from: 18, to: 22.5 }],
    time_zone: 'Europe/Berlin',
  }
  await save({ profile })
  await save({ services: [wins] })
  expect((await mine()).profile).toEqual(profile)
  const { username } = await mine()
  const { data } = (await app.inject({ url: `/v1/boosters/${username}` })).json()
  expect(data.booster).toMatchObject({ about: 'Mains Ahri.', free: [{ day: 1, from: 18, to: 22.5 }] })
})

test('a request waits for staff with its picture, and accepting it allows what was asked', async () => {
  const { id, request, mine, save, claims } = await aBooster()
  const waiting = await insertOrder(services, { status: 'waiting_for_booster', config: orderedOn('tr') })
  expect(await claims(waiting.id)).toBe('booster_not_available')
  await save({ services: [wins] })
  const asked = (await request()).data.mine.request
  expect(asked).toMatchObject({ state: 'open', services: [tr], reason: null })
  expect((await request()).message).toBe('request_open')

  const staff = await staffToken()
  const entry = (await ask(staff, 'getRosterEntry', undefined, { user_id: id })).data.booster
  expect(entry).toMatchObject({
    request: { request_id: asked.request_id, note: 'I play on Turkey since spring.' },
    left_out: { services: [euw] },
  })
  const queue = async () =>
    (await findQueues(db, ['service_requests'], { id: '', kinds: [] })).map(({ count }) => count)
  expect(await queue()).toEqual([1])

  expect((await answer(staff, asked.request_id)).data.booster).toMatchObject({
    request: null,
    work: { services: [euw, tr, wins], ceilings: [{ game: lol, ceiling: rank('master') }] },
  })
  expect(await queue()).toEqual([])
  expect(await mine()).toMatchObject({ services: [tr, wins], request: { state: 'accepted', file_id: null } })
  expect(await claims(waiting.id)).toBeNull()
  expect(await answer(staff, asked.request_id)).toMatchObject({ status: 409, message: 'request_answered' })
  const news = await db.selectFrom('notifications').select('code').where('user_id', '=', id).execute()
  expect(news.map(({ code }) => code)).toEqual(['services_accepted'])
  const audit = await db
    .selectFrom('audit_log')
    .select('operation')
    .where('subject', '=', `user ${id}`)
    .execute()
  expect(audit.map(({ operation }) => operation)).toEqual(['accept services'])
})

test('staff decline with a reason that the booster reads; the picture goes, and they can ask again', async () => {
  const { id, request, mine, upload } = await aBooster()
  const { file_id } = (await upload()).data
  const asked = (await request()).data.mine.request
  const staff = await staffToken()
  expect((await answer(staff, asked.request_id, 'no')).message).toBe('bad_params')
  expect((await answer(staff, asked.request_id, because)).status).toBe(200)
  expect(await mine()).toMatchObject({
    services: [euw, wins],
    request: { state: 'declined', reason: because, file_id: null },
  })
  expect((await request({ file_id })).data.mine.request.state).toBe('open')
  services.advance(deadlines.unusedPicture.ms + dayMs)
  await deleteUnusedPictures(services)
  expect(await db.selectFrom('files').select('id').where('owner_id', '=', id).execute()).toEqual([
    { id: file_id },
  ])
})

test('who sees the picture: its booster, and staff who decide', async () => {
  const { token, request } = await aBooster()
  const { file_id } = (await request()).data.mine.request
  const status = async (reader: string) =>
    (await app.inject({ url: `/v1/files/${file_id}`, headers: { authorization: `Bearer ${reader}` } }))
      .statusCode
  expect(await status(token)).toBe(200)
  expect(await status(await staffToken())).toBe(200)
  const others = [
    await insertCustomer(services),
    await insertBooster(services),
    await insertStaff(services, ['EditOrders']),
  ]
  for (const { id } of others) expect(await status(await signIn(services, id))).toBe(404)
})

test.each([
  ['nothing_asked', { services: [], ceilings: [] }],
  ['nothing_asked', { services: [euw], ceilings: [] }],
  ['nothing_asked', { services: ['valorant:elo-boost:eu'], ceilings: [] }],
  ['nothing_asked', { services: [filter('elo-boost', 'kr')], ceilings: [] }],
  ['bad_params', { note: 'short' }],
  ['not_found', { file_id: '01920000-0000-7000-8000-000000000001' }],
])('%s refuses a request', async (message, change) => {
  const { id, request } = await aBooster()
  expect((await request(change)).message).toBe(message)
  expect(await requestOf(id)).toEqual([])
})

test('a picture belongs to one request of the booster who uploaded it', async () => {
  const [one, other] = [await aBooster(), await aBooster()]
  const { file_id } = (await one.request()).data.mine.request
  expect((await other.request({ file_id })).message).toBe('not_found')
  const { request_id } = (await one.mine()).request
  await ask(one.token, 'withdrawServiceRequest', undefined, { request_id })
  for (let i = 1; i < mostServicePictures; i++) expect((await one.upload()).status).toBe(200)
  expect((await one.upload()).message).toBe('too_many_pictures')
})

test('a request is withdrawn by its booster only, and not after the answer', async () => {
  const [one, other] = [await aBooster(), await aBooster()]
  const { request_id } = (await one.request()).data.mine.request
  const withdraw = (token: string) => ask(token, 'withdrawServiceRequest', undefined, { request_id })
  expect((await withdraw(other.token)).message).toBe('request_not_found')
  expect((await withdraw(one.token)).data.mine.request.state).toBe('withdrawn')
  expect((await withdraw(one.token)).message).toBe('request_answered')
  expect((await answer(await staffToken(), request_id)).message).toBe('request_answered')
})

test('two staff and the booster answer at once: one answer counts, and it alone is told', async () => {
  for (let round = 0; round < rounds(6, 60); round++) {
    const { id, token, request } = await aBooster()
    const { request_id } = (await request()).data.mine.request
    const [first, second] = [await staffToken(), await staffToken()]
    const answers = await Promise.all([
      answer(first, request_id),
      answer(second, request_id, because),
      ask(token, 'withdrawServiceRequest', undefined, { request_id }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = answers.findIndex(({ status }) => status === 200)
    const state = (['accepted', 'declined', 'withdrawn'] as const)[winner]
    expect(await requestOf(id)).toMatchObject([{ state, file_id: null }])
    const told = await db.selectFrom('notifications').select('id').where('user_id', '=', id).execute()
    expect(told).toHaveLength(state === 'withdrawn' ? 0 : 1)
    const allowed = (await findTerms(db, id))?.filters
    expect(allowed).toEqual(state === 'accepted' ? [euw, tr, wins] : [euw, wins])
  }
})

test('many requests at once: one is open', async () => {
  const { id, upload, request } = await aBooster()
  const files = [await upload(), await upload(), await upload(), await upload()]
  const answers = await Promise.all(files.map(({ data }) => request({ file_id: data.file_id })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await requestOf(id)).toHaveLength(1)
})

test('who was banned or is no booster any more is allowed nothing; declining still works', async () => {
  const staff = await staffToken()
  for (const [code, columns] of [
    ['account_banned', { banned_at: services.now() }],
    ['user_not_booster', { permissions: [] }],
  ] as const) {
    const { id, requestId } = await insertServiceRequest(services)
    await db
      .updateTable('users')
      .set(columns as object)
      .where('id', '=', id)
      .execute()
    expect((await answer(staff, requestId)).message).toBe(code)
    expect((await findTerms(db, id))?.filters).toEqual([euw])
    expect((await answer(staff, requestId, because)).status).toBe(200)
  }
})

test('nobody decides about a request of their own, and a colleague without the permission about none', async () => {
  const { id, requestId } = await insertServiceRequest(services)
  await db
    .updateTable('users')
    .set({ permissions: ['Booster', 'EditUsers'] })
    .where('id', '=', id)
    .execute()
  expect((await answer(await signIn(services, id), requestId)).message).toBe('access_denied')
  const other = await signIn(services, (await insertStaff(services, ['EditOrders'])).id)
  expect((await answer(other, requestId)).status).toBe(403)
  expect((await answer(await staffToken(), '01920000-0000-7000-8000-000000000001')).message).toBe(
    'request_not_found',
  )
})

test('a request for less than staff allow by now takes nothing away', async () => {
  const { id, requestId } = await insertServiceRequest(services)
  const staff = await staffToken()
  const high = {
    solo_limit: 2,
    duo_limit: 2,
    services: [euw],
    ceilings: [{ game: lol, ceiling: rank('master') }],
  }
  await ask(staff, 'saveRosterEntry', high, { user_id: id })
  await answer(staff, requestId)
  expect(await findTerms(db, id)).toMatchObject({
    filters: [euw, tr],
    ceilings: [{ game: lol, ceiling: camp(rank('master')) }],
  })
})

test('staff find those who ask', async () => {
  const { name } = await insertServiceRequest(services)
  await aBooster()
  const token = await staffToken()
  const listed = await app.inject({
    url: `/v1/roster?asks=1&q=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(listed.json().data.items).toMatchObject([{ username: name, asked_at: expect.any(String) }])
})
