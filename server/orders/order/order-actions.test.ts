import { expect, test } from 'vitest'
import type { ActionFacts } from '#core/orders/actions.ts'
import type { OrderDeed } from '#core/orders/deeds.ts'
import { type OrderStatus, orderStatuses } from '#core/orders/lifecycle.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import {
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertOrder,
  insertStaff,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { storeCredentials } from '../vault/store-credentials.ts'

const { app, services } = await openApp()

type Method = 'POST' | 'PUT' | 'DELETE'
const login = { login: 'mira-lol', password: 'a secret', in_game_name: 'Mira#EUW' }
const game = { result: 'won', points: 20, standing: { tier: 'silver', division: 2, points: 70 } }
const why = { reason: 'A good reason' }

/** The call for each action, with a body that it accepts. */
const calls: Partial<Record<OrderDeed, [method: Method, path: string, body?: object]>> = {
  pay: ['POST', 'pay', { method: 'balance', accept_risk: true, start_now: '1.0', withdrawal_ends: '1.0' }],
  store_credentials: ['PUT', 'credentials', login],
  replace_credentials: ['PUT', 'credentials', login],
  revoke_credentials: ['DELETE', 'credentials'],
  view_credentials: ['POST', 'credentials/view'],
  assign: ['POST', 'assign', { booster_id: '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d' }],
  pause: ['POST', 'pause'],
  resume: ['POST', 'resume'],
  record_game: ['POST', 'games', game],
  drop: ['POST', 'drop', why],
  finish: ['POST', 'finish', {}],
  reject: ['POST', 'reject', why],
  complete: ['POST', 'complete'],
  cancel: ['POST', 'cancel', why],
}

/** The codes that say that the order has no such step for this person now, or that it does not concern them. */
const notTheirs = ['order_state_changed', 'order_not_available', 'forbidden', 'order_credentials_not_found']
/** A customer can open their own vault, which the page does not need. */
const beyondThePage = ['customer view_credentials']

async function call(person: Caller, method: Method | 'GET', url: string, payload?: object) {
  const token = await signIn(services, person.id)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

/** An order in a status with its login in the vault, and its reader. */
async function anOrder(status: OrderStatus, paused: boolean) {
  const customer = await insertCustomer(services)
  const booster = await insertBooster(services, { filters: ['league-of-legends:elo-boost:euw'] })
  const staff = await insertStaff(services, ['EditOrders'])
  const options = { customerId: customer.id, boosterId: booster.id, config: anOrderConfig }
  const order = await insertOrder(services, { ...options, status, columns: { paused } })
  if (['waiting_for_booster', 'boosting', 'verification_required'].includes(status))
    await storeCredentials(services, customer, order.id, login)
  return { order, readers: { customer, booster, staff } }
}

const states: [OrderStatus, Pick<ActionFacts, 'paused'>][] = [
  ...orderStatuses.map((status): [OrderStatus, { paused: boolean }] => [status, { paused: false }]),
  ['boosting', { paused: true }],
]

test.each(states)(
  '%s %o: every offered action works, and every other is refused',
  async (status, { paused }) => {
    const wrong: string[] = []
    for (const viewer of ['customer', 'booster', 'staff'] as const)
      for (const action of Object.keys(calls) as (keyof typeof calls)[]) {
        const { order, readers } = await anOrder(status, paused)
        const [method, path, body] = calls[action] ?? ['POST', '']
        const person = readers[viewer]
        const read = await call(person, 'GET', `/v1/orders/${order.id}`)
        if (read.status !== 200) continue
        const offers: { action: string; refusal: string | null }[] = read.data.order.actions
        const offer = offers.find((each) => each.action === action)
        // One call stores and replaces, so either offer allows it.
        const opened = offer ?? (path === 'credentials' && method === 'PUT' && offers.find(isLogin))
        const answer = await call(person, method, `/v1/orders/${order.id}/${path}`, body)
        const fits =
          opened && opened.refusal === null ? !notTheirs.includes(answer.message) : answer.status !== 200
        if (!fits && !beyondThePage.includes(`${viewer} ${action}`))
          wrong.push(`${viewer} ${action}: offered ${JSON.stringify(offer)}, answered ${answer.message}`)
      }
    expect(wrong).toEqual([])
  },
)

function isLogin({ action }: { action: string }): boolean {
  return action === 'store_credentials' || action === 'replace_credentials'
}
