import { type Browser, expect, type Page } from '@playwright/test'
import { type ClimbConfig, defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { rankAtPoints } from '#core/games/ladder.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { filterId } from '#core/people/matching.ts'
import { inDatabase, ledgerFaults, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import { alive, complaints, confirmResult, enter, picture, wordsOf } from './people.ts'

const t = await wordsOf('en')

/** Silver II at 41 to 60 LP to Gold IV: €6.00 and €8.00, together €14.00, of which the boosters' share is €8.40. */
export function climb(): ClimbConfig {
  const config = defaultConfig('league-of-legends', 'elo-boost')
  if (config.service !== 'elo-boost') throw new Error(`${config.service} is no climb`)
  return {
    ...config,
    start: { tier: 'silver', division: 2, bracket: '41-60', points: 0 },
    target: { tier: 'gold', division: 4, points: 0 },
  }
}

export const orderPage = (orderId: string) => `/dashboard/order/${orderId}`

export async function open({ page }: { page: Page }, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Calls the product as a person's page does, and returns the data of the reply. */
export async function ask(
  { context, token }: Newcomer,
  method: 'POST' | 'PUT',
  path: string,
  data: object = {},
) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await context.request.fetch(`/v1${path}`, { method, headers, data })
  const said = await answer.json()
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${said.message}`).toBe(true)
  return said.data
}

/** A booster claims an order, and the seconds in which they can undo that are over. */
export async function claim(booster: Newcomer, id: string): Promise<void> {
  await ask(booster, 'POST', `/orders/${id}/claim`)
  const reserved_at = new Date(Date.now() - deadlines.undoClaim.ms)
  await inDatabase((db) => db.updateTable('orders').set({ reserved_at }).where('id', '=', id).execute())
  await ask(booster, 'POST', `/orders/${id}/claim`)
}

/** An order that its customer has paid from their balance and its booster has claimed; returns its id. */
export async function boosting(customer: Newcomer, booster: Newcomer, config: OrderConfig): Promise<string> {
  const { order_id: id } = await ask(customer, 'POST', '/orders', { config })
  await ask(customer, 'POST', `/orders/${id}/pay`, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await storeLogin(customer, id)
  await claim(booster, id)
  return id
}

/** A customer and a booster with an order that is being played. */
export async function running(browser: Browser) {
  const config = defaultConfig('league-of-legends', 'elo-boost')
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  return { id: await boosting(customer, booster, config), customer, booster }
}

/** A screenshot for a game, uploaded as a booster's page does it. */
export async function upload({ context, token }: Newcomer, orderId: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const multipart = { file: picture }
  const answer = await context.request.post(`/v1/orders/${orderId}/proofs`, { headers, multipart })
  return (await answer.json()).data.file_id
}

/** A won game that led to a height, in points from the foot of the ladder. */
export async function win(
  booster: Newcomer,
  orderId: string,
  height: number,
  points: number,
  proven = false,
): Promise<void> {
  const game = {
    result: 'won',
    points,
    standing: rankAtPoints(games['league-of-legends'], height),
    proof_file_id: proven ? await upload(booster, orderId) : null,
  }
  await ask(booster, 'POST', `/orders/${orderId}/games`, game)
}

export async function finish(booster: Newcomer, orderId: string): Promise<void> {
  await ask(booster, 'POST', `/orders/${orderId}/finish`, { proof_file_id: await upload(booster, orderId) })
}

/** The customer confirms the result on their page. Its status is called “Completed” before, too. */
export async function confirm(customer: Newcomer, orderId: string): Promise<void> {
  await open(customer, orderPage(orderId))
  await confirmResult(customer.page, t)
  await expect(customer.page.getByRole('button', { name: t('order.complete'), exact: true })).toHaveCount(0)
}

/** Stores the login of a paid order, which puts it on the board. */
export function storeLogin(customer: Newcomer, orderId: string): Promise<unknown> {
  const login = { login: 'theo-lol', password: 'the-first-secret', in_game_name: 'Theo#1' }
  return ask(customer, 'PUT', `/orders/${orderId}/credentials`, login)
}

/** A customer's order, paid by balance and on the board, and two boosters who can claim it. */
export async function onTheBoard(browser: Browser) {
  const config = climb()
  const customer = await newCustomer(browser, 5_000)
  const boosters = await twoBoosters(browser, config)
  const { order_id: orderId, total } = await ask(customer, 'POST', '/orders', { config })
  expect(total).toBe(1_400)
  await ask(customer, 'POST', `/orders/${orderId}/pay`, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await storeLogin(customer, orderId)
  return { orderId, customer, boosters }
}

export async function twoBoosters(browser: Browser, config: ClimbConfig) {
  const filter = filterId(config)
  return [await newBooster(browser, filter), await newBooster(browser, filter)] as const
}

export async function staffMember(browser: Browser, who: 'orders' | 'admin' = 'orders') {
  const entered = await enter(browser, who)
  return { ...entered, heard: complaints(entered.page) }
}

/** The books are right and no page reported an error. */
export async function over(...people: Pick<Newcomer, 'heard' | 'context'>[]): Promise<void> {
  expect(await ledgerFaults()).toEqual([])
  for (const { heard, context } of people) {
    expect(heard).toEqual([])
    await context.close()
  }
}
