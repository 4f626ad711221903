import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import { mostCodesAnHour } from '#core/orders/vault.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { dropOrder } from '../order/drop-order.ts'
import { getOrder } from '../order/get-order.ts'
import { sendOrderMessage } from '../order-chat/send-order-message.ts'
import { askLoginCode, isCustomerAway } from './ask-login-code.ts'
import { expireLoginCodes } from './expire-login-codes.ts'
import { giveLoginCode } from './give-login-code.ts'
import { revokeCredentials } from './revoke-credentials.ts'
import { storeCredentials } from './store-credentials.ts'
import { viewLoginCode } from './view-login-code.ts'

const { services } = await openApp()
const { db } = services
const customer = await insertCustomer(services)
const booster = await insertBooster(services)

async function boosting(): Promise<string> {
  const { id } = await insertOrder(services, {
    status: 'boosting',
    customerId: customer.id,
    boosterId: booster.id,
  })
  const login = { login: 'mira-lol', password: 'first password', in_game_name: 'Mira#EUW' }
  await storeCredentials(services, customer, id, login)
  return id
}

const record = async (orderId: string) =>
  (
    await db
      .selectFrom('credential_events')
      .select('action')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

const ask = async (by: Caller, id: string) =>
  act(services, askLoginCode, by, id, await isCustomerAway(services, by, id))
const stateFor = async (who: Caller, id: string) => (await getOrder(services, who, id)).vault.code?.state
const actionsOf = async (who: Caller, id: string) =>
  (await getOrder(services, who, id)).actions.map(({ action }) => action)

test('the booster asks, the customer types, the booster opens it once, and the customer sees each step', async () => {
  const id = await boosting()
  expect(await actionsOf(booster, id)).toContain('ask_code')
  expect(await actionsOf(customer, id)).not.toContain('give_code')
  await ask(booster, id)
  expect(await actionsOf(customer, id)).toContain('give_code')
  expect([await stateFor(customer, id), await stateFor(booster, id)]).toEqual(['asked', 'asked'])
  await giveLoginCode(services, customer, id, '481 902')
  expect(await actionsOf(booster, id)).toContain('view_code')
  expect(await viewLoginCode(services, booster, id)).toBe('481902')
  await expect(viewLoginCode(services, booster, id)).rejects.toThrow('login_code_not_found')
  expect(await record(id)).toEqual(['stored', 'code_asked', 'code_given', 'code_viewed'])
  expect(await db.selectFrom('login_codes').selectAll().where('order_id', '=', id).execute()).toEqual([])
})

test('customer and booster are notified; only a customer without an open page is mailed', async () => {
  const [away, online] = [await boosting(), await boosting()]
  services.sent.length = 0
  await ask(booster, away)
  services.realtime.isOnline = async (id) => id === customer.id
  await ask(booster, online)
  services.realtime.isOnline = async () => false
  const told = services.sent.filter(({ event, id }) => event === 'show_notification' && id === customer.id)
  expect(told.map(({ payload }) => 'code' in payload && payload.code)).toEqual([
    'login_code_asked',
    'login_code_asked',
  ])
  const mails = await db.selectFrom('mails').select('ref').where('kind', '=', 'login_code_needed').execute()
  const mailed = mails.map(({ ref }) => ref?.split(':')[1])
  expect([mailed.includes(away), mailed.includes(online)]).toEqual([true, false])
  expect((await getOrder(services, booster, away)).vault.code).toMatchObject({ mailed: true })
  expect((await getOrder(services, booster, online)).vault.code).toMatchObject({ mailed: false })
})

test('after five minutes there is nothing to type or open, and the sweep deletes what is left', async () => {
  const [asked, given] = [await boosting(), await boosting()]
  await ask(booster, asked)
  await ask(booster, given)
  await giveLoginCode(services, customer, given, 'AB12CD')
  services.advance(deadlines.loginCode.ms + 1)
  await expect(giveLoginCode(services, customer, asked, '481902')).rejects.toThrow('login_code_not_found')
  await expect(viewLoginCode(services, booster, given)).rejects.toThrow('login_code_not_found')
  expect(await stateFor(booster, asked)).toBe('expired')
  expect(await actionsOf(booster, given)).toContain('ask_code')
  await Promise.all([expireLoginCodes(services), expireLoginCodes(services)])
  expect((await record(given)).filter((action) => action === 'code_expired')).toHaveLength(1)
  expect(await db.selectFrom('login_codes').selectAll().execute()).not.toContainEqual(
    expect.objectContaining({ order_id: given }),
  )
})

test('two codes at once: the first counts; two views at once: one sees it', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await boosting()
    await ask(booster, id)
    const given = await Promise.allSettled(
      ['111111', '222222', '333333'].map((code) => giveLoginCode(services, customer, id, code)),
    )
    expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const seen = await Promise.allSettled([1, 2, 3].map(() => viewLoginCode(services, booster, id)))
    const codes = seen.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(codes).toHaveLength(1)
    expect(codes[0]).toBe(
      ['111111', '222222', '333333'][given.findIndex(({ status }) => status === 'fulfilled')],
    )
  }
})

test('only the booster of a boost asks and opens, and only its customer types', async () => {
  const id = await boosting()
  const other = await insertBooster(services)
  const staff = await insertStaff(services, ['EditOrders', 'FullAccess'])
  await expect(ask(other, id)).rejects.toThrow('order_not_found')
  for (const who of [customer, staff]) await expect(ask(who, id)).rejects.toThrow('order_state_changed')
  await expect(giveLoginCode(services, customer, id, '481902')).rejects.toThrow('login_code_not_found')
  await ask(booster, id)
  for (const who of [booster, staff])
    await expect(giveLoginCode(services, who, id, '481902')).rejects.toThrow('order_state_changed')
  await expect(giveLoginCode(services, customer, id, 'my password is hunter2!')).rejects.toThrow('bad_params')
  await giveLoginCode(services, customer, id, '481902')
  for (const who of [customer, staff])
    await expect(viewLoginCode(services, who, id)).rejects.toThrow('order_state_changed')
  await expect(ask(booster, id)).rejects.toThrow('login_code_given_already')
  expect((await getOrder(services, staff, id)).vault.code).toBeNull()
})

test('a revoked login and a dropped order end the hand-over', async () => {
  const [revoked, dropped] = [await boosting(), await boosting()]
  for (const id of [revoked, dropped]) {
    await ask(booster, id)
    await giveLoginCode(services, customer, id, '481902')
  }
  await act(services, revokeCredentials, customer, revoked)
  await act(services, dropOrder, booster, dropped, { reason: 'No time any more' })
  await expect(viewLoginCode(services, booster, revoked)).rejects.toThrow('login_code_not_found')
  await expect(viewLoginCode(services, booster, dropped)).rejects.toThrow('order_not_found')
  await expect(ask(booster, revoked)).rejects.toThrow('order_state_changed')
  expect(
    await db.selectFrom('login_codes').selectAll().where('order_id', 'in', [revoked, dropped]).execute(),
  ).toEqual([])
})

test('a booster can ask only so often in an hour', async () => {
  const id = await boosting()
  for (let i = 0; i < mostCodesAnHour; i++) await ask(booster, id)
  await expect(ask(booster, id)).rejects.toThrow('too_many_login_codes')
  services.advance(60 * 60_000 + 1_000)
  await ask(booster, id)
})

test('while a code is asked for, the chat refuses what looks like it', async () => {
  const id = await boosting()
  const say = (text: string) =>
    act(services, sendOrderMessage, customer, id, { message_id: crypto.randomUUID(), text })
  await say('My best game had 481902 points')
  await ask(booster, id)
  for (const text of ['481902', 'the code is 481 902', '验证码 481902'])
    await expect(say(text)).rejects.toThrow('code_in_chat')
  await say('One moment, 5 minutes, I was at 1240 LP and 12/3/9 at 18:45')
})
