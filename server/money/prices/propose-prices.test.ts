import { beforeEach, expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { withChanges } from '#core/prices/price-differences.ts'
import { contentOf, valuesOf } from '#core/prices/price-values.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { firstBrokenAudit } from '#server/test/audit.ts'
import { insertBooster, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
const { db } = services
const first = await insertStaff(services, ['FullAccess'])
const second = await insertStaff(services, ['FullAccess'])

async function ask(by: Caller, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const authorization = `Bearer ${await signIn(services, by.id)}`
  const answer = await app.inject({ method, url, headers: { authorization }, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const present = async () => (await ask(first, 'GET', '/v1/prices')).data.prices
const waiting = async (by = second) => (await ask(by, 'GET', '/v1/proposals')).data.items
const latest = async () => (await waiting()).at(-1).proposal_id
const confirm = (by: Caller, id: string) => ask(by, 'POST', `/v1/proposals/${id}/confirm`)

/** Publishes changes of the present prices, or of an older version. */
async function publish(
  by: Caller,
  changes: object,
  { at = null, based_on = 0 }: { at?: string | null; based_on?: number } = {},
) {
  const prices = await present()
  return ask(by, 'POST', '/v1/prices/versions', {
    content: contentOf(withChanges(valuesOf(prices), changes as Record<string, number>)),
    effective_at: at,
    reason: 'More for boosters',
    based_on: based_on || prices.version,
  })
}

beforeEach(async () => {
  for (const { proposal_id } of await waiting())
    await ask(second, 'POST', `/v1/proposals/${proposal_id}/decline`, { reason: 'Not now' })
})

test('a higher share waits for a colleague, who reads what it changes; then it takes effect, by its author', async () => {
  const before = await present()
  expect(await publish(first, { boosterShare: 65 })).toMatchObject({
    status: 200,
    data: null,
    message: 'waitsForColleague',
  })
  expect((await present()).version).toBe(before.version)
  const [proposal, ...more] = await waiting()
  expect(more).toEqual([])
  expect(proposal).toMatchObject({
    kind: 'publish_prices',
    coupon: null,
    amount: null,
    changes: [{ path: 'boosterShare', from: 60, to: 65 }],
  })
  expect(await confirm(first, proposal.proposal_id)).toMatchObject({ status: 403, message: 'own_affair' })
  expect(await confirm(second, proposal.proposal_id)).toMatchObject({ status: 200 })
  expect(await present()).toMatchObject({ version: before.version + 1, boosterShare: 65 })
  const { data } = await ask(first, 'GET', `/v1/prices/versions/${before.version + 1}`)
  const { username } = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  expect(data).toMatchObject({ author: username, reason: 'More for boosters' })
  const audit = await db
    .selectFrom('audit_log')
    .select(['operation', 'actor_id'])
    .where('subject', '=', `prices ${before.version + 1}`)
    .orderBy('id')
    .execute()
  expect(audit.map(({ operation, actor_id }) => [operation, actor_id])).toEqual([
    ['propose publish prices', first.id],
    ['publish_prices', first.id],
    ['confirm publish prices', second.id],
  ])
  expect(await firstBrokenAudit(db)).toBeNull()
})

test('prices that raise nothing are published at once, and are in the table of what staff decided', async () => {
  expect(await publish(first, { 'addons.priority': 31 })).toMatchObject({ status: 200 })
  expect(await waiting()).toEqual([])
  const { state, needs_second } = await db
    .selectFrom('proposals')
    .select(['state', 'needs_second'])
    .where('kind', '=', 'publish_prices')
    .orderBy('asked_at', 'desc')
    .executeTakeFirstOrThrow()
  expect([state, needs_second]).toEqual(['done', false])
})

test('a share that is raised in small steps waits at each of them', async () => {
  await publish(first, { boosterShare: 50 })
  expect((await present()).boosterShare).toBe(50)
  expect(await publish(first, { boosterShare: 50.1 })).toMatchObject({ message: 'waitsForColleague' })
})

test('one proposal waits at a time, and one approval of twenty counts', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((more) => publish(first, { boosterShare: 60 + more })))
  const messages = answers.map(({ message }) => message)
  expect(messages.toSorted()).toEqual([...Array(3).fill('proposal_waits_already'), 'waitsForColleague'])
  const { version } = await present()
  const id = await latest()
  const confirmed = await Promise.all(Array.from({ length: 20 }, () => confirm(second, id)))
  expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await present()).version).toBe(version + 1)
})

test('what was proposed on older prices isn’t published: a colleague was faster', async () => {
  await publish(first, { boosterShare: 70 })
  const id = await latest()
  await publish(second, { 'addons.priority': 32 })
  expect(await confirm(second, id)).toMatchObject({ status: 409, message: 'prices_changed_meanwhile' })
  expect((await waiting()).map((each: { proposal_id: string }) => each.proposal_id)).toEqual([id])
  expect((await present()).boosterShare).not.toBe(70)
})

test('prices for a date that passed while they waited take effect when they are approved', async () => {
  const at = new Date(services.now().getTime() + hourMs).toISOString()
  await publish(first, { boosterShare: 71 }, { at })
  services.advance(2 * hourMs)
  expect(await confirm(second, await latest())).toMatchObject({ status: 200 })
  expect(await present()).toMatchObject({ boosterShare: 71 })
})

test('staff who are boosters neither propose a higher share nor approve one', async () => {
  const { id } = await insertBooster(services)
  await db
    .updateTable('users')
    .set({ permissions: ['FullAccess'] })
    .where('id', '=', id)
    .execute()
  const booster = { ...first, id }
  expect(await publish(booster, { boosterShare: 90 })).toMatchObject({ status: 403, message: 'own_affair' })
  await publish(first, { boosterShare: 90 })
  expect(await confirm(booster, await latest())).toMatchObject({ status: 403, message: 'own_affair' })
  expect(await publish(booster, { 'addons.priority': 33 })).toMatchObject({ status: 200 })
})
