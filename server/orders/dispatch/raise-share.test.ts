import { expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import { minuteMs } from '#core/base/durations.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { confirmProposal } from '#server/accounts/proposals/decide-proposal.ts'
import { propose } from '#server/accounts/proposals/propose.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { storeCredentials } from '#server/orders/vault/store-credentials.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import {
  insertBooster,
  insertCustomer,
  insertStaff,
  insertSupply,
  placeOrder,
} from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { byBalance, fund } from '#server/test/payments.ts'
import { claimOrder } from '../order/claim-order.ts'
import { getOrder } from '../order/get-order.ts'
import { listAvailableOrders } from '../order/list-available-orders.ts'

const services = await openServices()
await insertSupply(services)
const { db } = services
const staff = await insertStaff(services, ['EditOrders'])
const colleague = await insertStaff(services, ['EditOrders'])

/** A paid order of 83.70 EUR whose search has just begun, at a share of 60 percent. */
async function searching() {
  const customer = await insertCustomer(services)
  const { id, total } = await placeOrder(services, customer, exampleConfig)
  await fund(services, customer.id, total)
  await act(services, payByBalance, customer, id, byBalance)
  await storeCredentials(services, customer, id, { login: 'a', password: 'b', in_game_name: 'c' })
  return { customer, id, total }
}
const raise = (by: Caller, order_id: string, percent: number) =>
  act(services, propose, by, { kind: 'raise_share', wish: { order_id, percent }, reason: 'Nobody plays now' })
const seenBy = async (booster: Caller, id: string) =>
  (await listAvailableOrders(services, booster)).items.find(({ order_id }) => order_id === id)
const partOf = (total: number, percent: number) => Math.round((total * percent) / 100)
const waiting = (id: string) =>
  db
    .selectFrom('proposals')
    .selectAll()
    .where('kind', '=', 'raise_share')
    .where('order_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()

test('a raised share is on the board at once, stays with whoever claims it, and only staff see who raised it', async () => {
  const booster = await insertBooster(services)
  const { customer, id, total } = await searching()
  expect(await raise(staff, id, 70)).toBe(false)
  expect(await seenBy(booster, id)).toMatchObject({
    booster_share: partOf(total, 70),
    share: { percent: 70 },
  })
  expect(await getOrder(services, staff, id)).toMatchObject({ raise: { percent: 70, base: 60 } })
  await act(services, claimOrder, booster, id)
  expect(await getOrder(services, booster, id)).toMatchObject({ booster_share: partOf(total, 70) })
  const deeds = async (by: Caller) => (await getOrder(services, by, id)).events.map(({ action }) => action)
  expect(await deeds(staff)).toContain('raise_share')
  for (const other of [customer, booster]) expect(await deeds(other)).not.toContain('raise_share')
})

test('the clock goes on above a raise, and never lowers it', async () => {
  const booster = await insertBooster(services)
  const { id } = await searching()
  await raise(staff, id, 63)
  services.advance(deadlines.everyoneAsked.ms + 11 * minuteMs)
  expect(await seenBy(booster, id)).toMatchObject({ share: { percent: 63, rises: { percent: 64 } } })
  services.advance(30 * minuteMs)
  expect(await seenBy(booster, id)).toMatchObject({ share: { percent: 64 } })
})

test('a share is raised once, never lowered, and never above what leaves the shop its minimum', async () => {
  const { id } = await searching()
  const results = await Promise.allSettled([raise(staff, id, 66), raise(colleague, id, 66)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(raise(staff, id, 66)).rejects.toThrow('share_not_higher')
  await expect(raise(staff, id, 61)).rejects.toThrow('share_not_higher')
  const { raise: bounds } = await getOrder(services, staff, id)
  await expect(raise(staff, id, (bounds?.most ?? 0) + 0.5)).rejects.toThrow('share_too_high')
})

test('more than one colleague can give alone waits for another, also in two steps, and is refused if it was claimed', async () => {
  const booster = await insertBooster(services)
  const { id, total } = await searching()
  expect(await raise(staff, id, 71)).toBe(false)
  expect(await raise(staff, id, 73)).toBe(true)
  await expect(raise(colleague, id, 74)).rejects.toThrow('proposal_waits_already')
  const { id: proposalId } = await waiting(id)
  await expect(act(services, confirmProposal, staff, proposalId)).rejects.toThrow()
  await act(services, confirmProposal, colleague, proposalId)
  expect(await seenBy(booster, id)).toMatchObject({ booster_share: partOf(total, 73) })

  await raise(staff, id, 75)
  const { id: late } = await waiting(id)
  await act(services, claimOrder, booster, id)
  await expect(act(services, confirmProposal, colleague, late)).rejects.toThrow('order_state_changed')
  expect(await getOrder(services, booster, id)).toMatchObject({ booster_share: partOf(total, 73) })
})

test('a claim and a raise at the same moment: the booster has the one share or the other, never something between', async () => {
  const booster = await insertBooster(services)
  const { id, total } = await searching()
  await Promise.allSettled([act(services, claimOrder, booster, id), raise(staff, id, 70)])
  const { booster_share } = await getOrder(services, booster, id)
  expect([partOf(total, 60), partOf(total, 70)]).toContain(booster_share)
})

test('who boosts raises no share, since the order could become theirs', async () => {
  const { id } = await searching()
  const both = await insertStaff(services, ['EditOrders', 'Booster'])
  await expect(raise(both, id, 65)).rejects.toThrow('own_affair')
})
