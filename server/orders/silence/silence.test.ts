import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { climbEnds, isClimb } from '#core/choices/order-config.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  aDuoOrderConfig,
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
} from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openServices } from '#server/test/open-app.ts'
import { outcomes, statusOf } from '#server/test/payments.ts'
import { insertProof, record, wonAt } from '#server/test/progress.ts'
import { claimOrder } from '../order/claim-order.ts'
import { dropOrder } from '../order/drop-order.ts'
import { finishOrder } from '../order/finish-order.ts'
import { getOrder } from '../order/get-order.ts'
import { pauseOrder } from '../order/pause-order.ts'
import { sendOrderMessage } from '../order-chat/send-order-message.ts'
import { remindOfCheck } from '../reminders/remind-of-check.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { viewCredentials } from '../vault/view-credentials.ts'
import { holdSilentOrders } from './hold-silent-orders.ts'
import { pokeBooster } from './poke-booster.ts'
import { askOtherBooster, declineOtherBooster, keepBooster } from './replace-booster.ts'
import { setPlayHours } from './set-play-hours.ts'

const services = await openServices()
const staff = await insertStaff(services, ['EditOrders'])
const wish = { cause: 'silent' as const, reason: 'No answer since yesterday' }

/** A first win that needs no picture. */
const start = isClimb(anOrderConfig) ? climbEnds(anOrderConfig).from : 0
const oneWin = wonAt('league-of-legends', start + 20)

/** An order that a booster has just claimed. */
async function claimed() {
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  const { id } = await insertOrder(services, { status: 'waiting_for_booster', customerId: customer.id })
  await storeCredentials(services, customer, id, { login: 'a', password: 'b', in_game_name: 'c' })
  await act(services, claimOrder, booster, id)
  return { customer, booster, id }
}

const news = (userId: string) => codesFor(services, userId)

const mails = async (userId: string) =>
  (
    await services.db.selectFrom('mails').select('kind').where('user_id', '=', userId).orderBy('id').execute()
  ).map(({ kind }) => kind)

const view = (reader: Caller, id: string) => getOrder(services, reader, id)
const actions = async (reader: Caller, id: string) => (await view(reader, id)).actions
const after = (hours: number) => services.advance(hours * hourMs)

test('a booster who is silent for 6 hours can be poked, and again 6 hours later', async () => {
  const { customer, booster, id } = await claimed()
  await expect(act(services, pokeBooster, customer, id)).rejects.toThrow('poke_too_early')
  after(6)
  await act(services, pokeBooster, customer, id)
  await expect(act(services, pokeBooster, customer, id)).rejects.toThrow('poke_too_early')
  expect(await news(booster.id)).toContain('booster_poked')
  expect(await mails(booster.id)).toContain('booster_poked')
  expect((await view(customer, id)).events.at(-1)).toMatchObject({ action: 'poke', actor: 'customer' })
  after(6)
  await act(services, pokeBooster, customer, id)
  await expect(act(services, pokeBooster, booster, id)).rejects.toThrow('order_state_changed')
})

test('of five pokes at the same moment one reaches the booster', async () => {
  const { customer, booster, id } = await claimed()
  after(7)
  const { kept, broken } = await outcomes(
    Array.from({ length: 5 }, () => act(services, pokeBooster, customer, id)),
  )
  expect([kept, broken]).toEqual([1, Array(4).fill('poke_too_early')])
  expect((await news(booster.id)).filter((code) => code === 'booster_poked')).toHaveLength(1)
})

test('a game, a message and a look at the login each restart the clock; the customer’s own message doesn’t', async () => {
  const { customer, booster, id } = await claimed()
  const write = (by: Caller) =>
    act(services, sendOrderMessage, by, id, { message_id: crypto.randomUUID(), text: 'Hello there' })
  const signs: [string, () => Promise<unknown>][] = [
    ['game', () => record(services, booster, id, oneWin)],
    ['message', () => write(booster)],
    ['login', () => viewCredentials(services, booster, id)],
  ]
  for (const [name, give] of signs) {
    after(7)
    await give()
    await expect(act(services, pokeBooster, customer, id), name).rejects.toThrow('poke_too_early')
  }
  after(7)
  await write(customer)
  await act(services, pokeBooster, customer, id)
})

test('after 12 hours the booster is reminded, after 24 the order is held, each once', async () => {
  const { customer, booster, id } = await claimed()
  after(12)
  await holdSilentOrders(services)
  await holdSilentOrders(services)
  expect((await news(booster.id)).filter((code) => code === 'booster_reminded')).toHaveLength(1)
  expect(await mails(booster.id)).toEqual(['booster_reminded'])
  after(12)
  await Promise.all([holdSilentOrders(services), holdSilentOrders(services)])
  expect((await news(customer.id)).filter((code) => code === 'order_held')).toHaveLength(1)
  expect(await mails(customer.id)).toContain('order_held')
  expect(await news(staff.id)).toContain('order_held')
  const held = await view(customer, id)
  expect(held.silence?.held_at).not.toBeNull()
  expect(held.events.filter(({ action }) => action === 'hold')).toHaveLength(1)

  await act(services, keepBooster, customer, id)
  expect((await view(customer, id)).silence?.held_at).toBeNull()
  await expect(act(services, keepBooster, customer, id)).rejects.toThrow('order_state_changed')
  after(24)
  await holdSilentOrders(services)
  await record(services, booster, id, oneWin)
  expect((await view(customer, id)).silence).toMatchObject({ held_at: null })
})

test('a pause stops the clock, and it starts at zero when the order resumes', async () => {
  const { customer, booster, id } = await claimed()
  await act(services, pauseOrder, customer, id, 'pause')
  after(48)
  await holdSilentOrders(services)
  expect(await view(customer, id)).toMatchObject({ silence: null })
  await expect(act(services, pokeBooster, customer, id)).rejects.toThrow('order_state_changed')
  await act(services, pauseOrder, customer, id, 'resume')
  await holdSilentOrders(services)
  expect(await news(booster.id)).not.toContain('booster_reminded')
  expect((await actions(customer, id)).find(({ action }) => action === 'poke')?.refusal).toBe(
    'poke_too_early',
  )
})

test('after a day of silence another booster takes over: the first is paid by the log and can’t claim it again', async () => {
  const { customer, booster, id } = await claimed()
  const proof_file_id = await insertProof(services, id, booster.id)
  await record(services, booster, id, { ...oneWin, proof_file_id })
  after(24)
  await act(services, askOtherBooster, customer, id, wish)
  expect(await statusOf(services, id)).toBe('waiting_for_booster')
  expect((await view(customer, id)).events.at(-1)).toMatchObject({
    action: 'drop',
    actor: 'customer',
    reason: wish.reason,
  })
  expect(await news(booster.id)).toContain('order_dropped')
  await expect(act(services, claimOrder, booster, id)).rejects.toThrow()
  await act(services, claimOrder, await insertBooster(services), id)
  expect((await view(staff, id)).stretches[0]).toMatchObject({ booster: { user_id: booster.id } })
  expect(await view(customer, id)).toMatchObject({ replacement: null, silence: { held_at: null } })
  expect(await checkLedger(services.db)).toEqual([])
})

test('before a day of silence staff decide: a request is asked once, declined with a reason, or accepted by a drop', async () => {
  const { customer, booster, id } = await claimed()
  await act(services, askOtherBooster, customer, id, { ...wish, cause: 'slow' })
  await expect(act(services, askOtherBooster, customer, id, wish)).rejects.toThrow('other_booster_asked')
  expect(await news(booster.id)).toContain('other_booster_asked')
  expect(await view(staff, id)).toMatchObject({ replacement: { cause: 'slow', reason: wish.reason } })
  expect(await view(booster, id)).toMatchObject({ replacement: null })
  await expect(act(services, declineOtherBooster, customer, id, 'a reason')).rejects.toThrow(
    'order_state_changed',
  )
  await act(services, declineOtherBooster, staff, id, 'They play tonight')
  expect((await view(customer, id)).events.at(-1)).toMatchObject({ reason: 'They play tonight' })
  await expect(act(services, declineOtherBooster, staff, id, 'again')).rejects.toThrow('order_state_changed')

  await act(services, askOtherBooster, customer, id, wish)
  await act(services, keepBooster, customer, id)
  await act(services, askOtherBooster, customer, id, wish)
  await expect(act(services, dropOrder, customer, id, { reason: 'mine' })).rejects.toThrow(
    'order_state_changed',
  )
  await act(services, dropOrder, staff, id, { reason: 'Agreed' })
  const states = await services.db
    .selectFrom('booster_replacements')
    .select('status')
    .where('order_id', '=', id)
    .orderBy('asked_at')
    .orderBy('closed_at')
    .execute()
  expect(states.map(({ status }) => status)).toEqual(['declined', 'withdrawn', 'accepted'])
})

test('asking for another booster against a result that is submitted at the same moment: exactly one happens', async () => {
  for (let round = 0; round < 12; round++) {
    const { customer, booster, id } = await claimed()
    const proof_file_id = await insertProof(services, id, booster.id)
    after(24)
    const { kept, broken } = await outcomes([
      act(services, askOtherBooster, customer, id, wish),
      act(services, finishOrder, booster, id, { proof_file_id, anyway: true }),
    ])
    expect([kept, broken.length]).toEqual([1, 1])
    expect(['waiting_for_booster', 'verification_required']).toContain(await statusOf(services, id))
    const open = services.db.selectFrom('booster_replacements').select('id').where('status', '=', 'asked')
    expect(await open.where('order_id', '=', id).execute()).toEqual([])
  }
})

test('a result that waits for its check is reminded of after 24 and 60 hours, each once', async () => {
  const { customer, booster, id } = await claimed()
  const proof_file_id = await insertProof(services, id, booster.id)
  await act(services, finishOrder, booster, id, { proof_file_id, anyway: true })
  await services.db.updateTable('orders').set({ shortfall: null, doubts: [] }).where('id', '=', id).execute()
  const reminders = async () => (await news(customer.id)).filter((code) => code === 'check_waits').length
  for (const [hours, expected] of [
    [23, 0],
    [1, 1],
    [30, 1],
    [6, 2],
    [2, 2],
  ] as const) {
    after(hours)
    await remindOfCheck(services)
    await remindOfCheck(services)
    expect([hours, await reminders()]).toEqual([hours, expected])
  }
  expect((await mails(customer.id)).filter((kind) => kind === 'check_waits')).toHaveLength(2)
})

test('hours in which the booster could not play are no silence, for the poke, the hold and another booster', async () => {
  const { customer, booster, id } = await claimed()
  // Two hours a day, from an hour ago on, in UTC.
  const hour = services.now().getUTCHours()
  const from = (hour + 23) % 24
  const slots = [1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
    from < 23 ? [{ day, from, to: from + 2 }] : [{ day, from: 0, to: 2 }],
  )
  await act(services, setPlayHours, customer, id, { slots, time_zone: 'UTC' })
  expect((await view(booster, id)).hours).toEqual({ slots, time_zone: 'UTC' })
  expect(await news(booster.id)).toContain('hours_changed')
  after(24)
  await expect(act(services, pokeBooster, customer, id)).rejects.toThrow('poke_too_early')
  await holdSilentOrders(services)
  expect((await view(customer, id)).silence?.held_at).toBeNull()
  after(3 * 24)
  await act(services, pokeBooster, customer, id)
  await act(services, askOtherBooster, customer, id, wish)
  // A day of silence is twelve days of two hours; staff decide until then.
  expect(await statusOf(services, id)).toBe('boosting')
  await act(services, keepBooster, customer, id)
  after(9 * 24)
  await holdSilentOrders(services)
  expect((await view(customer, id)).silence?.held_at).not.toBeNull()
})

test('each change of the hours starts the clock anew; only the customer sets them, while the order is open', async () => {
  const { customer, booster, id } = await claimed()
  const always = { slots: [], time_zone: 'Europe/Berlin' }
  after(23)
  await act(services, setPlayHours, customer, id, always)
  after(2)
  expect((await view(customer, id)).silence?.held_at).toBeNull()
  await expect(act(services, pokeBooster, customer, id)).rejects.toThrow('poke_too_early')
  await expect(act(services, setPlayHours, booster, id, always)).rejects.toThrow('order_state_changed')
  await expect(act(services, setPlayHours, staff, id, always)).rejects.toThrow('order_state_changed')
  expect((await view(customer, id)).events.at(-1)).toMatchObject({ action: 'set_hours', actor: 'customer' })
  const duo = await insertOrder(services, { status: 'boosting', config: aDuoOrderConfig })
  const owner = { ...customer, id: duo.customer_id }
  await expect(act(services, setPlayHours, owner, duo.id, always)).rejects.toThrow('order_state_changed')
})
