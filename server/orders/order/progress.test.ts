import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { games } from '#core/games/games.ts'
import { ladderPoints } from '#core/games/ladder.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { decide, objection } from '#server/test/disputes.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { climbTo, insertProof, record, wonAt } from '#server/test/progress.ts'
import { openDispute } from '../disputes/open-dispute.ts'
import { revokeCredentials } from '../vault/revoke-credentials.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { cancelOrder } from './cancel-order.ts'
import { completeDueOrders } from './complete-due-orders.ts'
import { completeOrder } from './complete-order.ts'
import { correctGame, undoGame } from './correct-game.ts'
import { dropOrder } from './drop-order.ts'
import { finishOrder } from './finish-order.ts'
import { getOrder } from './get-order.ts'
import { listOrdersByState } from './list-orders.ts'
import { pauseOrder } from './pause-order.ts'
import { rejectProof } from './reject-proof.ts'
import { strikeGame } from './strike-game.ts'

const { app, services } = await openApp()
const staffReader = await insertStaff(services, ['EditOrders'])
const staff = await insertStaff(services, ['EditOrders'])
const lol = 'league-of-legends'

/** A climb from Silver II (1050, bought at 41 to 60 LP) to Platinum IV (1600) that a booster has claimed. */
async function boosting() {
  const booster = await insertBooster(services, { soloLimit: 100 })
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, {
    status: 'boosting',
    boosterId: booster.id,
    customerId: customer.id,
  })
  return { order, id: order.id, booster, customer }
}

async function ask(method: 'POST' | 'PUT' | 'DELETE', path: string, caller: Caller, payload?: object) {
  const headers = { authorization: `Bearer ${await signIn(services, caller.id)}` }
  const answer = await app.inject({ method, url: `/v1/orders/${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

const seen = (caller: Caller, id: string) => getOrder(services, caller, id)
const actions = async (caller: Caller, id: string) =>
  (await seen(caller, id)).events.map(({ action }) => action)
const last = <T>(list: T[]) => {
  const found = list.at(-1)
  if (!found) throw new Error('The list is empty')
  return found
}
const minute = 60_000

test('C1: a rank that can’t follow is refused, and the response says what could', async () => {
  const { id, booster, customer } = await boosting()
  const invented = {
    result: 'won',
    points: 20,
    standing: { tier: 'challenger', division: null, points: 900 },
  }
  expect(await ask('POST', `${id}/games`, booster, invented)).toEqual({
    status: 400,
    message: 'game_not_possible',
    errors: [
      {
        field: 'standing',
        code: 'game_not_possible',
        possible: {
          standing: {
            from: { tier: 'silver', division: 2, points: 61 },
            to: { tier: 'silver', division: 2, points: 80 },
          },
        },
      },
    ],
  })
  expect(await ask('POST', `${id}/games`, booster, { ...wonAt(lol, 1090, 90) })).toMatchObject({
    message: 'game_not_possible',
    errors: [{ field: 'points', possible: { points: { from: 0, to: 80 } } }],
  })
  expect(await ask('POST', `${id}/games`, booster, wonAt(lol, 1250))).toMatchObject({
    message: 'proof_needed',
    errors: [{ field: 'standing' }],
  })
  expect((await seen(customer, id)).stop).toMatchObject({ earned: 0 })
  const proof_file_id = await insertProof(services, id, booster.id)
  await record(services, booster, id, { ...wonAt(lol, 1250), proof_file_id })
  expect((await seen(customer, id)).games).toMatchObject([{ unusual: true, proof_file_id }])
})

test('a picture proves a game only for the person who uploaded it', async () => {
  const { id, booster, customer } = await boosting()
  const foreign = await insertProof(services, id, customer.id)
  const body = { ...wonAt(lol, 1070), proof_file_id: foreign }
  expect(await ask('POST', `${id}/games`, booster, body)).toMatchObject({ message: 'not_found' })
})

test('C2: the last game is undone for 10 seconds; it stays visible as struck', async () => {
  const { id, booster, customer } = await boosting()
  await record(services, booster, id, wonAt(lol, 1070))
  await record(services, booster, id, wonAt(lol, 1110, 40))
  const [first, second] = (await seen(booster, id)).games
  if (!first || !second) throw new Error('no games')
  expect(Date.parse(second.undo_until ?? '') - Date.parse(second.played_at)).toBe(10_000)
  expect([first.undo_until, (await seen(customer, id)).games[1]?.undo_until]).toEqual([null, null])
  expect(await ask('DELETE', `${id}/games/${first.game_id}`, booster)).toMatchObject({
    message: 'order_state_changed',
  })
  const { data } = await ask('DELETE', `${id}/games/${second.game_id}`, booster)
  expect(data.order.games).toHaveLength(1)
  expect(data.order.struck_games).toMatchObject([
    { game_id: second.game_id, number: 2, struck: { by: 'booster', reason: null, replaced_by: null } },
  ])
  expect(await actions(customer, id)).toEqual(['undo_game'])
  expect(await ask('DELETE', `${id}/games/${second.game_id}`, booster)).toMatchObject({
    message: 'not_found',
  })
  services.advance(minute)
  expect(await ask('DELETE', `${id}/games/${first.game_id}`, booster)).toMatchObject({
    status: 409,
    message: 'correction_too_late',
  })
  // The next game begins where the log now ends.
  await record(services, booster, id, wonAt(lol, 1094, 24))
  expect((await seen(customer, id)).games.map(({ number }) => number)).toEqual([1, 2])
})

test('C2: the last game is corrected for 10 minutes, at its own time and with its picture', async () => {
  const { id, booster, customer } = await boosting()
  const proof_file_id = await insertProof(services, id, booster.id)
  await record(services, booster, id, { ...wonAt(lol, 1250, 20), proof_file_id })
  const slip = last((await seen(booster, id)).games)
  expect(Date.parse(slip.correct_until ?? '') - Date.parse(slip.played_at)).toBe(10 * minute)
  services.advance(9 * minute)
  const path = `${id}/games/${slip.game_id}/correct`
  expect(await ask('POST', path, booster, wonAt(lol, 2_000))).toMatchObject({ message: 'game_not_possible' })
  const { data } = await ask('POST', path, booster, wonAt(lol, 1074, 24))
  expect(data.order.games).toMatchObject([
    { number: 1, points: 24, played_at: slip.played_at, proof_file_id, unusual: false },
  ])
  const corrected = data.order.games[0].game_id
  expect(data.order.struck_games).toMatchObject([{ number: 1, struck: { replaced_by: corrected } }])
  expect(await actions(customer, id)).toEqual(['correct_game'])
  // A correction does not restart the ten minutes.
  services.advance(2 * minute)
  expect(await ask('POST', `${id}/games/${corrected}/correct`, booster, wonAt(lol, 1073, 23))).toMatchObject({
    message: 'correction_too_late',
  })
  expect((await seen(booster, id)).games[0]?.correct_until).toBeNull()
})

test('C2: of two corrections at once one counts', async () => {
  const { id, booster } = await boosting()
  await record(services, booster, id, wonAt(lol, 1070))
  const { game_id: gameId } = last((await seen(booster, id)).games)
  const both = await Promise.allSettled([
    transaction(services, (work) =>
      correctGame(work, booster, { orderId: id, gameId }, wonAt(lol, 1071, 21)),
    ),
    transaction(services, (work) =>
      correctGame(work, booster, { orderId: id, gameId }, wonAt(lol, 1072, 22)),
    ),
    act(services, undoGame, booster, { orderId: id, gameId }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await seen(booster, id)).struck_games).toHaveLength(1)
})

test('C2: any game of the last 10 minutes is corrected, and those after it move with it', async () => {
  const { id, booster } = await boosting()
  const proof_file_id = await insertProof(services, id, booster.id)
  for (const [height, picture] of [
    [1070, null],
    [1090, proof_file_id],
    [1110, null],
  ] as const)
    await record(services, booster, id, { ...wonAt(lol, height), proof_file_id: picture })
  const [first, second, third] = (await seen(booster, id)).games
  const path = `${id}/games/${first?.game_id}/correct`
  const { data } = await ask('POST', path, booster, wonAt(lol, 1074, 24))
  expect(data.order.games).toMatchObject([
    { number: 1, points: 24, standing: { points: 74 }, played_at: first?.played_at },
    { number: 2, points: 20, standing: { points: 94 }, played_at: second?.played_at, proof_file_id },
    {
      number: 3,
      points: 20,
      standing: { tier: 'silver', division: 1, points: 14 },
      played_at: third?.played_at,
    },
  ])
  expect(data.order.struck_games.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3])
  // It is one event, and no correction restarts a game's ten minutes.
  expect((await seen(booster, id)).events.filter(({ action }) => action === 'correct_game')).toHaveLength(1)
  services.advance(11 * minute)
  expect((await seen(booster, id)).games.map(({ correct_until }) => correct_until)).toEqual([
    null,
    null,
    null,
  ])
})

test('C2: corrections of two games at once are made one after the other', async () => {
  const { id, booster } = await boosting()
  for (const height of [1070, 1090, 1110]) await record(services, booster, id, wonAt(lol, height))
  const [first, , third] = (await seen(booster, id)).games
  const answers = await Promise.all([
    ask('POST', `${id}/games/${first?.game_id}/correct`, booster, wonAt(lol, 1072, 22)),
    ask('POST', `${id}/games/${third?.game_id}/correct`, booster, wonAt(lol, 1112, 22)),
  ])
  // The one that comes second finds another game in its place, or the rank that it names from before.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  const { games: log } = await seen(booster, id)
  expect(log).toHaveLength(3)
  log.slice(1).forEach(({ standing, points }, i) => {
    const [from, to] = [log[i]?.standing, standing]
    if (!from || !to) throw new Error('no rank')
    expect(ladderPoints(games[lol], to) - ladderPoints(games[lol], from)).toBe(points)
  })
})

test('a game gets the picture that it was recorded without, once and until the result is submitted', async () => {
  const { id, booster, customer } = await boosting()
  for (const height of [1070, 1090]) await record(services, booster, id, wonAt(lol, height))
  const [first, second] = (await seen(booster, id)).games
  const path = `${id}/games/${first?.game_id}/picture`
  const mine = await insertProof(services, id, booster.id)
  const foreign = await insertProof(services, id, customer.id)
  expect(await ask('PUT', path, booster, { proof_file_id: foreign })).toMatchObject({ message: 'not_found' })
  expect(await ask('PUT', path, customer, { proof_file_id: mine })).toMatchObject({ message: 'forbidden' })
  const pictures = [mine, await insertProof(services, id, booster.id)]
  const both = await Promise.all(
    pictures.map((proof_file_id) => ask('PUT', path, booster, { proof_file_id })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(pictures).toContain((await seen(customer, id)).games[0]?.proof_file_id)
  services.advance(60 * minute)
  const late = `${id}/games/${second?.game_id}/picture`
  const proof_file_id = await insertProof(services, id, booster.id)
  expect(await ask('PUT', late, booster, { proof_file_id })).toMatchObject({ status: 200 })
  await services.db
    .updateTable('orders')
    .set({ status: 'verification_required' })
    .where('id', '=', id)
    .execute()
  const another = await insertProof(services, id, booster.id)
  expect(await ask('PUT', late, booster, { proof_file_id: another })).toMatchObject({
    message: 'order_state_changed',
  })
})

test('C2: staff strike a game, or all of its stretch, with a reason that all can read', async () => {
  const { id, booster, customer } = await boosting()
  await climbTo(services, booster, id, { to: 1170 })
  const [first] = (await seen(staff, id)).games
  const path = `${id}/games/${first?.game_id}/strike`
  expect(await ask('POST', path, booster, { reason: 'mine' })).toMatchObject({ message: 'forbidden' })
  expect(await ask('POST', path, staff, {})).toMatchObject({ message: 'bad_params' })
  const struck = await ask('POST', path, staff, { reason: 'Another account' })
  expect(struck.data.order.games).toHaveLength(2)
  const view = await seen(customer, id)
  expect(view.struck_games).toMatchObject([{ number: 1, struck: { by: 'staff', reason: 'Another account' } }])
  expect(view.events.at(-1)).toMatchObject({ action: 'strike_game', reason: 'Another account' })
  const told = await services.db
    .selectFrom('notifications')
    .select('user_id')
    .where('code', '=', 'game_struck')
    .where('user_id', 'in', [booster.id, customer.id])
    .orderBy('id')
    .execute()
  expect(told).toHaveLength(2)
  const gameId = last(view.games).game_id
  await act(services, strikeGame, staff, { orderId: id, gameId }, { reason: 'All of them', scope: 'stretch' })
  expect((await seen(customer, id)).games).toEqual([])
  await expect(
    services.db.updateTable('order_games').set({ points: 1 }).where('id', '=', gameId).execute(),
  ).rejects.toThrow('struck, not changed')
  await expect(services.db.deleteFrom('order_games').where('id', '=', gameId).execute()).rejects.toThrow(
    'append-only',
  )
})

test('C3: a result is refused until the log reaches the target, or marked with both numbers', async () => {
  const { id, booster, customer } = await boosting()
  services.advance(dayMs)
  await climbTo(services, booster, id, { to: 1120 })
  const proof_file_id = await insertProof(services, id, booster.id)
  expect(await ask('POST', `${id}/finish`, booster, { proof_file_id })).toMatchObject({
    status: 409,
    message: 'target_not_reached',
  })
  await act(services, finishOrder, booster, id, { proof_file_id, anyway: true })
  const shortfall = { unit: 'points', done: 70, of: 550 }
  for (const viewer of [customer, staff, booster])
    expect(await seen(viewer, id)).toMatchObject({ shortfall, check_until: null })
  services.advance(100 * 3_600_000)
  expect(await completeDueOrders(services)).toBe(0)
  await act(services, rejectProof, staff, id, { reason: 'Play on' })
  expect((await seen(customer, id)).shortfall).toBeNull()
  services.advance(dayMs)
  await climbTo(services, booster, id, { from: 1120 })
  await act(services, finishOrder, booster, id, {
    proof_file_id: await insertProof(services, id, booster.id),
    anyway: false,
  })
  expect((await seen(customer, id)).shortfall).toBeNull()
  services.advance(73 * 3_600_000)
  expect(await completeDueOrders(services)).toBe(1)
})

test('C3: orders that wait for staff never fill the list of due orders', async () => {
  for (let i = 0; i < 101; i++)
    await insertOrder(services, {
      status: 'verification_required',
      columns: {
        created_at: new Date(0),
        finished_at: new Date(0),
        shortfall: JSON.stringify({ unit: 'points', done: 0, of: 250 }),
      },
    })
  const due = await insertOrder(services, {
    status: 'verification_required',
    columns: { finished_at: new Date(0) },
  })
  expect(await completeDueOrders(services)).toBe(1)
  expect((await seen(staff, due.id)).status).toBe('completed')
  await services.db
    .updateTable('orders')
    .set({ status: 'boosting', shortfall: null, finished_at: null })
    .where('shortfall', 'is not', null)
    .execute()
})

test('C6: games that came faster than they can be played are shown, and time alone never completes the order', async () => {
  const { id, booster, customer } = await boosting()
  await climbTo(services, booster, id)
  await act(services, finishOrder, booster, id, {
    proof_file_id: await insertProof(services, id, booster.id),
    anyway: false,
  })
  const decide_by = endOf('check', new Date((await seen(staff, id)).finished_at ?? 0)).toISOString()
  for (const viewer of [customer, staff])
    expect(await seen(viewer, id)).toMatchObject({ doubts: ['too_fast'], check_until: null, decide_by })
  expect(await seen(booster, id)).toMatchObject({ doubts: [], check_until: null })
  services.advance(4 * dayMs)
  expect(await completeDueOrders(services)).toBe(0)
  await act(services, rejectProof, staff, id, { reason: 'Play them' })
  expect((await seen(customer, id)).doubts).toEqual([])
})

/** A result that the log confirms, awaiting verification. */
async function submitted() {
  const found = await boosting()
  services.advance(dayMs)
  await climbTo(services, found.booster, found.id)
  const proof_file_id = await insertProof(services, found.id, found.booster.id)
  await act(services, finishOrder, found.booster, found.id, { proof_file_id, anyway: false })
  return found
}

test('A12, C4: a dispute stops the 72 hours, and staff see it first', async () => {
  const plain = await submitted()
  const flagged = await boosting()
  await act(services, finishOrder, flagged.booster, flagged.id, {
    proof_file_id: await insertProof(services, flagged.id, flagged.booster.id),
    anyway: true,
  })
  const { id, customer, booster } = await submitted()
  const picture = await insertProof(services, id, customer.id)
  const body = { reason: 'My account is still Gold II', picture_ids: [picture] }
  const { data } = await ask('POST', `${id}/dispute`, customer, body)
  expect(data.order).toMatchObject({
    status: 'verification_required',
    disputed: true,
    check_until: null,
    dispute: { reason: body.reason, picture_ids: [picture], outcome: null, closed_at: null },
  })
  const { opened_at, answer_by } = data.order.dispute
  expect(Date.parse(answer_by) - Date.parse(opened_at)).toBe(24 * 3_600_000)
  expect(await ask('POST', `${id}/dispute`, customer, body)).toMatchObject({ message: 'order_state_changed' })
  const { items } = await listOrdersByState(services, staffReader, {
    status: 'verification_required',
    sort: 'due',
    page: 1,
    size: 10,
  })
  expect(items.slice(0, 3).map(({ order_id }) => order_id)).toEqual([id, flagged.id, plain.id])
  expect(items.slice(0, 3).map(({ disputed }) => disputed)).toEqual([true, false, false])
  services.advance(100 * 3_600_000)
  expect(await completeDueOrders(services)).toBe(1)
  expect((await seen(staff, plain.id)).status).toBe('completed')
  expect((await seen(staff, id)).status).toBe('verification_required')
  const told = await services.db
    .selectFrom('notifications')
    .select('user_id')
    .where('code', '=', 'order_disputed')
    .orderBy('id')
    .execute()
  expect(told).toEqual([{ user_id: booster.id }])
  await expect(act(services, rejectProof, staff, id, { reason: 'The rank is not reached' })).rejects.toThrow(
    'order_disputed',
  )
  await decide(services, staff, id, 'returned')
  expect((await seen(customer, id)).dispute).toMatchObject({ outcome: 'returned' })
  expect((await seen(customer, id)).disputed).toBe(false)
  await act(services, completeOrder, staff, flagged.id)
})

test('C4: staff decide a disputed order, or its customer accepts it after all', async () => {
  for (const by of ['staff', 'customer'] as const) {
    const { id, customer } = await submitted()
    await act(services, openDispute, customer, id, objection)
    await expect(act(services, completeOrder, staff, id)).rejects.toThrow('order_disputed')
    if (by === 'staff') await decide(services, staff, id, 'as_bought')
    else await act(services, completeOrder, customer, id)
    const { dispute, disputed, status } = await seen(customer, id)
    expect([dispute?.outcome, disputed, status]).toEqual([
      by === 'staff' ? 'as_bought' : 'withdrawn',
      false,
      'completed',
    ])
    expect(await actions(customer, id)).toEqual([
      'finish',
      'dispute',
      by === 'staff' ? 'decide_complete' : 'complete',
    ])
  }
})

test('only the customer and staff dispute, only once, and only with pictures of their own', async () => {
  const { id, customer, booster } = await submitted()
  const body = { kind: 'other', reason: 'Something is wrong', picture_ids: [] }
  expect(await ask('POST', `${id}/dispute`, booster, body)).toMatchObject({ message: 'order_state_changed' })
  const foreign = await insertProof(services, id, booster.id)
  expect(await ask('POST', `${id}/dispute`, customer, { ...body, picture_ids: [foreign] })).toMatchObject({
    message: 'not_found',
  })
  expect((await seen(customer, id)).dispute).toBeNull()
  await act(services, openDispute, staff, id, objection)
  expect(await ask('POST', `${id}/dispute`, customer, body)).toMatchObject({ message: 'order_state_changed' })
})

test('a dispute and the end of the 72 hours at once: the order waits, or is completed with its money frozen', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, customer } = await submitted()
    services.advance(72 * 3_600_000 + 1)
    await Promise.allSettled([
      act(services, openDispute, customer, id, objection),
      completeDueOrders(services),
    ])
    const { status, disputed } = await seen(customer, id)
    // A completed order can still be disputed: its share is held.
    expect(['verification_required true', 'completed true']).toContain(`${status} ${disputed}`)
  }
})

test('a drop needs a screenshot of the last game of that stretch; without games it needs none', async () => {
  const empty = await boosting()
  expect((await seen(empty.booster, empty.id)).drop).toEqual({ pay: 0, needs_proof: false })
  await act(services, dropOrder, empty.booster, empty.id, { reason: 'No time' })

  const { id, booster } = await boosting()
  await climbTo(services, booster, id, { to: 1200 })
  expect((await seen(booster, id)).drop).toEqual({ pay: 840, needs_proof: true })
  expect(await ask('POST', `${id}/drop`, booster, { reason: 'No time' })).toMatchObject({
    status: 400,
    message: 'drop_needs_proof',
  })
  const proof_file_id = await insertProof(services, id, booster.id)
  await act(services, dropOrder, booster, id, { reason: 'No time', proof_file_id })
  expect(last((await seen(staff, id)).games).proof_file_id).toBe(proof_file_id)

  const taken = await boosting()
  await climbTo(services, taken.booster, taken.id, { to: 1200 })
  await act(services, dropOrder, staff, taken.id, { reason: 'Too slow' })
  expect((await seen(staff, taken.id)).stretches).toMatchObject([{ state: 'unconfirmed', pay: 840 }])
})

const login = { login: 'mira-lol', password: 'a password', in_game_name: 'Mira#EUW' }

test('A13: a revoked login takes an order off the board until a new one is stored', async () => {
  const customer = await insertCustomer(services)
  const { id, filter } = await insertOrder(services, {
    status: 'waiting_for_account',
    customerId: customer.id,
  })
  await storeCredentials(services, customer, id, login)
  services.sent.length = 0
  await act(services, revokeCredentials, customer, id)
  expect(await seen(customer, id)).toMatchObject({
    status: 'waiting_for_account',
    searching_at: null,
    vault: { stored: false },
  })
  expect(await actions(customer, id)).toEqual(['store_credentials', 'revoke_credentials'])
  const taken = { to: 'filter', id: filter, event: 'order_taken', payload: { order_id: id } }
  expect(services.sent).toContainEqual(taken)
  await storeCredentials(services, customer, id, login)
  expect((await seen(customer, id)).status).toBe('waiting_for_booster')
})

test('A13: a revoked login pauses an order in progress; it resumes only with a login', async () => {
  const { id, booster, customer } = await boosting()
  await storeCredentials(services, customer, id, login)
  await act(services, revokeCredentials, customer, id)
  expect(await seen(customer, id)).toMatchObject({ status: 'boosting', paused: true })
  expect(await actions(customer, id)).toEqual(['revoke_credentials', 'pause'])
  await expect(record(services, booster, id, wonAt(lol, 1070))).rejects.toThrow('order_state_changed')
  await expect(act(services, pauseOrder, customer, id, 'resume')).rejects.toThrow(
    'order_credentials_not_found',
  )
  await storeCredentials(services, customer, id, login)
  await act(services, pauseOrder, customer, id, 'resume')
  expect(await seen(customer, id)).toMatchObject({ paused: false })
  // A customer who has already paused it revokes without a second pause.
  await act(services, pauseOrder, customer, id, 'pause')
  await act(services, revokeCredentials, customer, id)
  expect((await actions(customer, id)).slice(-2)).toEqual(['pause', 'revoke_credentials'])
})

test('a revoked login and a claim at once: either the booster gets the order, or it leaves the board', async () => {
  const booster = await insertBooster(services, { soloLimit: 100 })
  const { claimOrder } = await import('./claim-order.ts')
  for (let round = 0; round < 10; round++) {
    const customer = await insertCustomer(services)
    const { id } = await insertOrder(services, { status: 'waiting_for_account', customerId: customer.id })
    await storeCredentials(services, customer, id, login)
    await Promise.allSettled([
      act(services, revokeCredentials, customer, id),
      act(services, claimOrder, booster, id),
    ])
    const { status, paused } = await seen(customer, id)
    expect(['waiting_for_account false', 'boosting true']).toContain(`${status} ${paused}`)
  }
})

test('A5: a guest is refunded the way they paid, and so is a customer by default', async () => {
  const guest = await insertCustomer(services, { kind: 'guest' })
  const theirs = await insertOrder(services, { status: 'waiting_for_booster', customerId: guest.id })
  expect((await seen(guest, theirs.id)).stop?.refund_to).toEqual(['payment_method'])
  for (const caller of [guest, staff])
    expect(
      await ask('POST', `${theirs.id}/cancel`, caller, { refund_to: 'balance', reason: 'No time' }),
    ).toMatchObject({ message: 'bad_params', errors: [{ field: 'refund_to' }] })
  await act(services, cancelOrder, guest, theirs.id, { refund_to: 'payment_method' })
  expect(await seen(guest, theirs.id)).toMatchObject({
    refunds: [{ amount: theirs.total, to: 'payment_method', sent_at: null }],
  })
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  const customer = { ...guest, id: order.customer_id, kind: 'customer' as const }
  expect((await seen(customer, order.id)).stop?.refund_to).toEqual(['payment_method', 'balance'])
  expect((await ask('POST', `${order.id}/cancel`, customer, {})).data.order.refunds).toMatchObject([
    { to: 'payment_method' },
  ])
})

test('C6: one picture that proves two orders, or games of different times, is shown; one for a record and its result is not', async () => {
  const doubtsOf = async (proof: { order?: Buffer; games?: readonly Buffer[] }) => {
    const { id, booster } = await boosting()
    for (const [i, pixels] of (proof.games ?? []).entries()) {
      services.advance(dayMs)
      const proof_file_id = await insertProof(services, id, booster.id, pixels)
      await record(services, booster, id, {
        ...wonAt('league-of-legends', 1050 + (i + 1) * 20),
        proof_file_id,
      })
    }
    services.advance(dayMs)
    const proof_file_id = await insertProof(services, id, booster.id, proof.order)
    await act(services, finishOrder, booster, id, { proof_file_id, anyway: true })
    return (await seen(staff, id)).doubts
  }
  const pixels = () => randomBytes(32)
  const one = pixels()
  expect(await doubtsOf({ order: one, games: [pixels(), one] })).toEqual([])
  expect(await doubtsOf({ order: one })).toEqual(['same_picture'])
  expect(await doubtsOf({ order: pixels(), games: [one] })).toEqual(['same_picture'])
  const twice = pixels()
  expect(await doubtsOf({ order: pixels(), games: [twice, twice] })).toEqual(['same_picture'])
})

test('C6: a stored login that its booster never opened is shown', async () => {
  const doubtsOf = async (actions: readonly ('stored' | 'viewed')[]) => {
    const { id, booster } = await boosting()
    services.advance(dayMs)
    for (const action of actions)
      await services.db
        .insertInto('credential_events')
        .values({ order_id: id, at: services.now(), action, actor_id: booster.id })
        .execute()
    const proof_file_id = await insertProof(services, id, booster.id)
    await act(services, finishOrder, booster, id, { proof_file_id, anyway: true })
    return (await seen(staff, id)).doubts
  }
  expect(await doubtsOf(['stored'])).toEqual(['login_unopened'])
  expect(await doubtsOf(['stored', 'viewed'])).toEqual([])
})
