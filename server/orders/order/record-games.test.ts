import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/base/durations.ts'
import { climbEnds, type OrderConfig } from '#core/choices/order-config.ts'
import { climb } from '#core/test/test-configs.ts'
import { deleteOldReplies } from '#server/platform/http/idempotency-store.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  signIn,
  type TestServices,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { insertProof, wonAt } from '#server/test/progress.ts'
import { getOrder } from './get-order.ts'
import { recordGame } from './record-games.ts'
import type { GameBody } from './refuse-game.ts'

const { app, services } = await openApp()
const lol = 'league-of-legends'

/** A climb from Silver II (1050, bought at 41 to 60 LP) to Platinum IV (1600) that a booster has claimed. */
async function boosting(config?: OrderConfig) {
  const booster = await insertBooster(services, { soloLimit: 100 })
  const customer = await insertCustomer(services)
  const { id, version } = await insertOrder(services, {
    status: 'boosting',
    boosterId: booster.id,
    customerId: customer.id,
    ...(config && { config }),
  })
  return { id, version, booster, customer }
}

async function record(orderId: string, caller: Caller, games: readonly unknown[], key?: string) {
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/orders/${orderId}/games/batch`,
    headers: {
      authorization: `Bearer ${await signIn(services, caller.id)}`,
      ...(key && { 'idempotency-key': key }),
    },
    payload: { games },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const lost = (height: number, points: number): GameBody => ({
  ...wonAt(lol, height, 0 - points),
  result: 'lost',
})
const batch = [wonAt(lol, 1070), lost(1055, 15), wonAt(lol, 1077, 22)]
const seen = (caller: Caller, id: string) => getOrder(services, caller, id)

test('three games of a batch are recorded in their order, by one call and as one step', async () => {
  const { id, version, booster, customer } = await boosting()
  const proof_file_id = await insertProof(services, id, booster.id)
  const [first, second, third] = batch
  const sent = [first, { ...second, character: 'Ahri' }, { ...third, proof_file_id }]
  const { status, data } = await record(id, booster, sent)
  expect(status).toBe(200)
  expect(data.order.version).toBe(version + 1)
  expect((await seen(customer, id)).games).toMatchObject([
    { number: 1, result: 'won', points: 20, proof_file_id: null },
    { number: 2, result: 'lost', points: -15, character: 'Ahri' },
    { number: 3, standing: { tier: 'silver', division: 2, points: 77 }, proof_file_id },
  ])
})

test('one game that can’t follow keeps the whole batch out, and the refusal names it', async () => {
  const { id, booster } = await boosting()
  const jump = [...batch.slice(0, 2), wonAt(lol, 1500)]
  expect(await record(id, booster, jump)).toMatchObject({
    status: 400,
    message: 'game_not_possible',
    errors: [{ field: 'games.2.standing', code: 'game_not_possible', possible: { standing: {} } }],
  })
  const many = [wonAt(lol, 1070), wonAt(lol, 1130, 60)]
  expect(await record(id, booster, many)).toMatchObject({
    message: 'proof_needed',
    errors: [{ field: 'games.1.points' }],
  })
  const foreign = [wonAt(lol, 1070), { ...lost(1055, 15), proof_file_id: crypto.randomUUID() }]
  expect(await record(id, booster, foreign)).toMatchObject({
    message: 'not_found',
    errors: [{ field: 'games.1.proof_file_id' }],
  })
  expect((await seen(booster, id)).games).toEqual([])
})

test('a batch has one to ten games, and only the order’s booster records it', async () => {
  const { id, booster, customer } = await boosting()
  expect(await record(id, booster, [])).toMatchObject({ status: 400, message: 'bad_params' })
  const eleven = Array.from({ length: 11 }, (_, i) => wonAt(lol, 1070 + i * 20))
  expect(await record(id, booster, eleven)).toMatchObject({ status: 400, message: 'bad_params' })
  expect(await record(id, customer, batch)).toMatchObject({ message: 'forbidden' })
  const other = await insertBooster(services)
  expect(await record(id, other, batch)).toMatchObject({ message: 'order_not_found' })
  expect(
    (
      await record(
        id,
        booster,
        eleven.slice(1).map((_, i) => wonAt(lol, 1070 + i * 20)),
      )
    ).status,
  ).toBe(200)
})

test('a batch whose reply was lost is recorded once when it is sent again with its key', async () => {
  const { id, booster } = await boosting()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => record(id, booster, batch, key)))
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  const again = await record(id, booster, batch, key)
  expect(again.data.order.games).toHaveLength(3)
  expect(await record(id, booster, batch.slice(0, 1), key)).toMatchObject({
    message: 'idempotency_key_reused',
  })
  expect((await seen(booster, id)).games).toHaveLength(3)
})

test('of two batches sent at the same time, the second must follow from the first', async () => {
  const { id, booster } = await boosting()
  const climbs = [0, 1].map(() =>
    record(
      id,
      booster,
      [1070, 1090, 1110, 1130].map((height) => wonAt(lol, height)),
    ),
  )
  const answers = (await Promise.all(climbs)).map(({ message }) => message).sort()
  expect(answers).toEqual(['orderUpdated', 'proof_needed'])
  expect((await seen(booster, id)).games.map(({ number }) => number)).toEqual([1, 2, 3, 4])
})

test('a draw is recorded in Valorant as a game of its own, and refused in games without draws', async () => {
  const drawn = (body: GameBody): GameBody => ({ ...body, result: 'drawn' })
  const config = climb('valorant', 'Silver 2', 'Gold 1')
  const { from } = climbEnds(config)
  const { id, booster, customer } = await boosting(config)
  const games = [
    wonAt('valorant', from + 20),
    drawn(wonAt('valorant', from + 27, 7)),
    drawn(wonAt('valorant', from + 27, 0)),
  ]
  expect(await record(id, booster, games)).toMatchObject({ status: 200 })
  const order = await seen(customer, id)
  expect(order.games).toMatchObject([
    { result: 'won' },
    { result: 'drawn', points: 7 },
    { result: 'drawn', points: 0 },
  ])
  const league = await boosting()
  expect(
    await record(league.id, league.booster, [wonAt(lol, 1070), drawn(wonAt(lol, 1070, 0))]),
  ).toMatchObject({
    status: 400,
    message: 'bad_params',
    errors: [{ field: 'games.1.result', code: 'bad_params' }],
  })
  expect((await seen(league.customer, league.id)).games).toEqual([])
})

/** Sends one game of a device, as the booster's page does. */
const sendOwn = (services: TestServices, caller: Caller, id: string, game: object) =>
  transaction(services, (work) => recordGame(work, caller, id, game as GameBody))
const own = (intention_id: string, made_at?: string) => ({
  ...wonAt(lol, 1070),
  intention_id,
  ...(made_at && { made_at }),
})

test('trust W3: a game that a device sends a hundred times at once is one row, and four days later still one', async () => {
  const { id, version, booster } = await boosting()
  const game = own(crypto.randomUUID())
  await Promise.all(Array.from({ length: 100 }, () => sendOwn(services, booster, id, game)))
  services.advance(4 * dayMs)
  await deleteOldReplies(services.db, services.now())
  await sendOwn(services, booster, id, game)
  const order = await seen(booster, id)
  expect(order.games).toMatchObject([{ number: 1, points: 20 }])
  expect(order.version).toBe(version + 1)
  services.advance(-4 * dayMs)
})

test('a repeat is answered by what the first made, also after the order has gone on', async () => {
  const { id, booster } = await boosting()
  const game = own(crypto.randomUUID())
  await sendOwn(services, booster, id, game)
  await services.db.updateTable('orders').set({ paused: true }).where('id', '=', id).execute()
  await sendOwn(services, booster, id, game)
  await expect(sendOwn(services, booster, id, own(crypto.randomUUID()))).rejects.toThrow(
    'order_state_changed',
  )
  expect((await seen(booster, id)).games).toHaveLength(1)
})

test('the number of a game is its booster’s: another’s makes their own, and one of another order is not found', async () => {
  const number = crypto.randomUUID()
  const [first, second] = [await boosting(), await boosting()]
  await sendOwn(services, first.booster, first.id, own(number))
  await sendOwn(services, second.booster, second.id, own(number))
  expect((await seen(second.booster, second.id)).games).toHaveLength(1)
  const third = await insertOrder(services, { status: 'boosting', boosterId: first.booster.id })
  await expect(sendOwn(services, first.booster, third.id, own(number))).rejects.toThrow('not_found')
  const two = crypto.randomUUID()
  const fourth = await insertOrder(services, { status: 'boosting', boosterId: first.booster.id })
  const sent = await Promise.allSettled(
    [third, fourth].map((order) => sendOwn(services, first.booster, order.id, own(two))),
  )
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'not_found' },
  })
})

test('a late game has the time of its recording, within what can be, and is corrected from its arrival on', async () => {
  const { id, booster } = await boosting()
  const now = services.now().getTime()
  services.advance(3 * hourMs)
  const made = new Date(now + hourMs).toISOString()
  await sendOwn(services, booster, id, own(crypto.randomUUID(), made))
  const [game] = (await seen(booster, id)).games
  expect(game?.played_at).toBe(made)
  expect(Date.parse(game?.undo_until ?? '')).toBeGreaterThan(services.now().getTime())
  const late = { ...wonAt(lol, 1090), intention_id: crypto.randomUUID() }
  await sendOwn(services, booster, id, { ...late, made_at: '2040-01-01T00:00:00.000Z' })
  const early = { ...wonAt(lol, 1110), intention_id: crypto.randomUUID() }
  services.advance(hourMs)
  await sendOwn(services, booster, id, { ...early, made_at: '2001-01-01T00:00:00.000Z' })
  const times = (await seen(booster, id)).games.map(({ played_at }) => Date.parse(played_at))
  // The second says that it was made after it arrived, the third that it was made before the second.
  expect(times[1]).toBeGreaterThanOrEqual(now + 3 * hourMs)
  expect(times[1]).toBeLessThan(now + 4 * hourMs)
  expect(times[2]).toBe(times[1])
  services.advance(-4 * hourMs)
})
