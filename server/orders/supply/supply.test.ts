import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Contract } from '#contract/contract.ts'
import { dayMs, minuteMs } from '#core/base/durations.ts'
import type { BoostConfig } from '#core/choices/order-config.ts'
import { activeDays, orderLevel } from '#core/orders/claiming.ts'
import { filterId } from '#core/people/matching.ts'
import type { Permission } from '#core/people/permissions.ts'
import { enoughShopOrders } from '#core/people/profiles.ts'
import { retention } from '#core/people/retention.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  aDuoOrderConfig,
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  placeOrder,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, byBalance, fund } from '#server/test/payments.ts'
import { solvedCaptcha } from '#server/test/solve-challenge.ts'
import { askChange } from '../changes/ask-change.ts'
import { priceChange } from '../changes/price-change.ts'
import { payByBalance } from '../checkout/pay-by-balance.ts'
import { createQuote } from '../quotes/create-quote.ts'
import { sendSupplyMails } from './supply-mails.ts'

const { app, services } = await openApp()
const { db } = services

beforeEach(async () => {
  await db.deleteFrom('booster_filters').execute()
})

type Asked = Contract['getSupply']['query']
const wanted: Asked = {
  game: anOrderConfig.game,
  service: anOrderConfig.service,
  server: anOrderConfig.server,
  level: orderLevel(anOrderConfig),
}

async function supply(asked: Partial<Asked> = {}) {
  const query = { ...wanted, ...asked } as unknown as Record<string, string>
  const reply = await app.inject({ method: 'GET', url: '/v1/supply', query })
  return reply.json()
}

async function order(customer: Caller, config: BoostConfig = anOrderConfig, seal?: string) {
  const token = await signIn(services, customer.id)
  const reply = await app.inject({
    method: 'POST',
    url: '/v1/orders',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    payload: { config, locale: 'en', ...(seal && { seal }) },
  })
  return { status: reply.statusCode, code: reply.json().message }
}

const pause = (id: string) =>
  db.updateTable('boosters').set({ paused_at: services.now() }).where('user_id', '=', id).execute()

test('who plays it is counted, also those who are away or full, and nobody else', async () => {
  expect((await supply({ level: 1 })).data).toEqual({
    boosters: 0,
    start_minutes: null,
    instead: { servers: [], level: null },
  })
  const away = await insertBooster(services)
  await db.updateTable('boosters').set({ away_at: services.now() }).where('user_id', '=', away.id).execute()
  const full = await insertBooster(services, { soloLimit: 1 })
  await insertOrder(services, { status: 'boosting', boosterId: full.id })
  await pause((await insertBooster(services)).id)
  expect((await supply({ level: 2 })).data).toEqual({ boosters: 2, start_minutes: null, instead: null })
})

test('with nobody it says which one choice to change', async () => {
  const { game, service } = anOrderConfig
  const na = filterId({ game, service, server: 'na' })
  await insertBooster(services, { filters: [na, filterId(anOrderConfig)], ceilings: { [game]: 9 } })
  await insertBooster(services, { filters: [na] })
  expect((await supply({ level: 25, plays: 'duo' })).data).toMatchObject({
    boosters: 0,
    instead: { servers: ['na'], level: 9 },
  })
  expect(await supply({ server: 'eu' })).toMatchObject({ errors: [{ code: 'invalid_server' }] })
})

test('how soon an order starts is measured, or not said', async () => {
  const game = 'teamfight-tactics' as const
  await insertBooster(services, { filters: [filterId({ ...anOrderConfig, game })] })
  const start = async (level: number) => (await supply({ game, level })).data.start_minutes
  expect(await start(1)).toBeNull()
  for (let i = 0; i < enoughShopOrders; i++) {
    const at = services.now()
    const searching_at = new Date(at.getTime() - (i + 5) * minuteMs)
    await insertOrder(services, { status: 'boosting', columns: { game, searching_at, claimed_at: at } })
  }
  // The call remembers its value for a minute.
  const { readStart } = await import('./get-supply.ts')
  expect(await readStart(db, game, services.now())).toBe(15)
})

test('an order that nobody plays is refused, whatever its page or its sealed link showed', async () => {
  const customer = await insertCustomer(services)
  expect(await order(customer)).toMatchObject({ status: 409, code: 'nobody_plays_this' })
  const booster = await insertBooster(services)
  expect((await supply({ level: 3 })).data.boosters).toBe(1)
  const { seal } = await createQuote(services, anOrderConfig)
  expect(await order(customer, anOrderConfig, seal)).toMatchObject({ status: 200 })
  await pause(booster.id)
  // The page's figure is older.
  expect((await supply({ level: 3 })).data.boosters).toBe(1)
  const other: BoostConfig = { ...anOrderConfig, addons: ['priority'] }
  expect(await order(customer, other)).toMatchObject({ status: 409, code: 'nobody_plays_this' })
  const { seal: sealed } = await createQuote(services, other)
  expect(await order(customer, other, sealed)).toMatchObject({ status: 409, code: 'nobody_plays_this' })
})

test('a booster who takes no duo orders, or is the customer, plays none of them', async () => {
  const booster = await insertBooster(services, { filters: [filterId(aDuoOrderConfig)], duoLimit: 0 })
  const customer = await insertCustomer(services)
  expect(await order(customer, aDuoOrderConfig)).toMatchObject({ code: 'nobody_plays_this' })
  await db.updateTable('boosters').set({ duo_limit: 1 }).where('user_id', '=', booster.id).execute()
  expect(await order(customer, aDuoOrderConfig)).toMatchObject({ status: 200 })
  expect(await order(booster, aDuoOrderConfig)).toMatchObject({ code: 'nobody_plays_this' })
})

test('the only booster leaves between order and payment: nothing is paid', async () => {
  const booster = await insertBooster(services)
  const customer = await insertCustomer(services)
  await fund(services, customer.id, 500_00)
  const { id } = await placeOrder(services, customer)
  await pause(booster.id)
  const pay = () => transaction(services, (work) => payByBalance(work, customer, id, byBalance))
  await expect(pay()).rejects.toThrow('nobody_plays_this')
  expect(await balanceOf(services, 'customer_balance', customer.id)).toBe(500_00)
  await db.updateTable('boosters').set({ paused_at: null }).where('user_id', '=', booster.id).execute()
  await pay()
})

test('a change is refused upward into what nobody plays, and never downward', async () => {
  const { game } = anOrderConfig
  const booster = await insertBooster(services, { ceilings: { [game]: orderLevel(anOrderConfig) } })
  const customer = await insertCustomer(services)
  await fund(services, customer.id, 900_00)
  const row = await insertOrder(services, { status: 'waiting_for_account', customerId: customer.id })
  const to = (tier: 'gold' | 'diamond') =>
    ({ ...anOrderConfig, target: { tier, division: 1, points: 0 } }) as BoostConfig
  const change = async (config: BoostConfig) => {
    const { difference } = await priceChange(services, row, config)
    const wish = {
      config,
      difference,
      note: '',
      in_game_name: 'Mira#EUW',
      refund_to: 'balance',
      ask: 'booster',
      method: 'balance',
    } as const
    return act(services, askChange, customer, row.id, wish as never)
  }
  await expect(change(to('diamond'))).rejects.toThrow('nobody_plays_this')
  await pause(booster.id)
  await change(to('gold'))
})

test('14 days without a sign of a booster end what only they play', async () => {
  const booster = await insertBooster(services)
  const customer = await insertCustomer(services)
  await db
    .updateTable('boosters')
    .set({ since: new Date(services.now().getTime() - activeDays * dayMs) })
    .where('user_id', '=', booster.id)
    .execute()
  expect(await order(customer)).toMatchObject({ code: 'nobody_plays_this' })
})

test('what nobody plays is counted when it is met, and staff see it without anyone’s data', async () => {
  const wish = { game: 'wild-rift', service: 'elo-boost', server: 'na', level: 4, plays: 'duo' } as const
  const meet = (body: object) => app.inject({ method: 'POST', url: '/v1/supply/unserved', payload: body })
  const list = async (permissions: Permission[]) => {
    const token = await signIn(services, (await insertStaff(services, permissions)).id)
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ method: 'GET', url: '/v1/supply/unserved', headers })).json()
  }
  await Promise.all(Array.from({ length: 10 }, () => meet(wish)))
  await meet({ ...wish, level: 98 })
  const [token] = await tokensOf('waits@example.com', wish)
  await post('/v1/supply/mails/confirm', { token })
  expect((await list(['EditUsers'])).data).toMatchObject({
    total: 1,
    items: [{ game: 'wild-rift', server: 'na', level: 4, duo: true, met: 10, waiting: 1, served: false }],
  })
  expect((await list(['EditOrders'])).message).toBe('forbidden')
  await insertBooster(services, { filters: [filterId(wish)] })
  await meet(wish)
  expect((await list(['EditUsers'])).data.items).toMatchObject([{ met: 10, served: true }])
})

const post = async (url: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url, payload })
  return { status: reply.statusCode, ...reply.json() }
}

/** Asks for the mail, and returns the tokens of the links that its address got. */
async function tokensOf(email: string, wish: object = unplayed, times = 1): Promise<string[]> {
  for (let i = 0; i < times; i++) {
    const captchaResponse = await solvedCaptcha(app)
    const asked = await post('/v1/supply/mails', { ...wish, email, locale: 'en', captchaResponse })
    expect(asked).toMatchObject({ status: 200, data: {} })
  }
  const rows = await mailsTo(email, 'supply_confirm')
  return rows.map(({ body }) => /booster-mail\/([\w-]+)/.exec(body)?.[1] ?? '')
}

const mailsTo = (recipient: string, kind: string) =>
  db
    .selectFrom('mails')
    .select(['body', 'subject'])
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .execute()
const waitingOf = (email: string) =>
  db.selectFrom('supply_mails').selectAll().where('email', '=', email).execute()
const unplayed = { game: 'valorant', service: 'elo-boost', server: 'ap', level: 7, plays: 'solo' } as const

test('one confirmed address gets one mail when somebody plays it, and is deleted with it', async () => {
  const email = 'nina@example.com'
  const [token] = await tokensOf(email, unplayed, 3)
  // The same address twice is one row and, within five minutes, one mail.
  expect(await waitingOf(email)).toHaveLength(1)
  expect(await mailsTo(email, 'supply_confirm')).toHaveLength(1)
  const read = await post('/v1/supply/mails/read', { token })
  expect(read.data).toEqual({
    state: 'unconfirmed',
    email,
    game: 'valorant',
    service: 'elo-boost',
    server: 'ap',
  })
  await insertBooster(services, { filters: [filterId(unplayed)] })
  await sendSupplyMails(services)
  expect(await mailsTo(email, 'supply_ready')).toHaveLength(0)
  for (const _ of [1, 2])
    expect((await post('/v1/supply/mails/confirm', { token })).data).toMatchObject({ state: 'confirmed' })
  await Promise.all([1, 2, 3].map(() => sendSupplyMails(services)))
  await sendSupplyMails(services)
  expect(await mailsTo(email, 'supply_ready')).toMatchObject([
    { subject: expect.stringContaining('Valorant') },
  ])
  expect(await waitingOf(email)).toEqual([])
  expect(await post('/v1/supply/mails/confirm', { token })).toMatchObject({
    status: 410,
    message: 'link_not_valid',
  })
})

test('an address is forgotten by a press, or after 30 days, and no mail follows', async () => {
  const [removed] = await tokensOf('gone@example.com')
  expect(await post('/v1/supply/mails/remove', { token: removed })).toMatchObject({ status: 200 })
  expect(await waitingOf('gone@example.com')).toEqual([])
  const [token] = await tokensOf('late@example.com')
  await post('/v1/supply/mails/confirm', { token })
  const asked_at = new Date(services.now().getTime() - retention.supplyMail)
  await db.updateTable('supply_mails').set({ asked_at }).where('email', '=', 'late@example.com').execute()
  await insertBooster(services, { filters: [filterId(unplayed)] })
  await sendSupplyMails(services)
  expect(await waitingOf('late@example.com')).toEqual([])
  expect(await mailsTo('late@example.com', 'supply_ready')).toEqual([])
})

test('without a captcha, or for a server of another game, nothing is written', async () => {
  const asked = { ...unplayed, email: 'x@example.com', locale: 'en', captchaResponse: 'nothing' }
  expect(await post('/v1/supply/mails', asked)).toMatchObject({ message: 'captcha_failed' })
  expect(await post('/v1/supply/mails', { ...asked, server: 'euw' })).toMatchObject({
    errors: [{ code: 'invalid_server' }],
  })
  expect(await waitingOf('x@example.com')).toEqual([])
})
