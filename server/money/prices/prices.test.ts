import { expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import { withChanges } from '#core/prices/price-differences.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { contentOf, valuesOf } from '#core/prices/price-values.ts'
import { firstBrokenAudit } from '#server/test/audit.ts'
import { insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const hour = 3_600_000
const demo = valuesOf(demoPriceTable)
const withPriority = (percent: number) => contentOf(withChanges(demo, { 'addons.priority': percent }))

const { app, services } = await openApp()
const staffId = (await insertStaff(services, ['FullAccess'])).id
let token = await signIn(services, staffId)

async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const publish = (based_on: number, percent: number, effective_at: string | null = null) =>
  ask('POST', '/v1/prices/versions', {
    content: withPriority(percent),
    effective_at,
    reason: `Priority at ${percent}`,
    based_on,
  })
const present = async () => (await ask('GET', '/v1/prices')).data.prices
const states = async () => {
  const { data } = await ask('GET', '/v1/prices/versions')
  return data.items.map(({ version, state }: { version: number; state: string }) => `${version} ${state}`)
}
const inHours = (hours: number) => new Date(services.now().getTime() + hours * hour).toISOString()
/** Sessions end while the test moves the clock. */
const renew = async () => {
  token = await signIn(services, staffId)
}

test('published prices take effect at once, under the next number, with author and reason in history and audit', async () => {
  const { status, data } = await publish(1, 30)
  expect(status).toBe(200)
  expect(data).toMatchObject({ version: 2, state: 'holding', reason: 'Priority at 30', based_on: 1 })
  expect(data.author).toMatch(/^person-/)
  const prices = await present()
  expect(prices).toMatchObject({ version: 2, effectiveAt: data.effective_at, addons: { priority: 30 } })
  const quoted = await ask('POST', '/v1/quotes', { config: exampleConfig })
  expect(quoted.data.quote).toMatchObject({ priceVersion: 2, total: 8680 })
  const audit = await services.db
    .selectFrom('audit_log')
    .select(['actor_id', 'operation', 'subject', 'detail'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    actor_id: staffId,
    operation: 'publish_prices',
    subject: 'prices 2',
    detail: { reason: 'Priority at 30', based_on: 1 },
  })
  expect(await firstBrokenAudit(services.db)).toBeNull()
})

test('a version is returned with the prices that it was based on', async () => {
  const { data } = await ask('GET', '/v1/prices/versions/2')
  expect(data).toMatchObject({
    version: 2,
    content: { addons: { priority: 30 } },
    previous: { addons: { priority: 25 } },
  })
  expect((await ask('GET', '/v1/prices/versions/1')).data.previous).toBeNull()
  expect(await ask('GET', '/v1/prices/versions/99')).toMatchObject({
    status: 404,
    message: 'price_version_not_found',
  })
})

test('publishing from older prices is refused, and nothing is published', async () => {
  expect(await publish(1, 35)).toMatchObject({ status: 409, message: 'prices_changed_meanwhile' })
  expect(await publish(3, 35)).toMatchObject({ status: 409, message: 'prices_changed_meanwhile' })
  expect(await states()).toEqual(['2 holding', '1 past'])
})

test('of 20 simultaneous attempts to publish exactly one succeeds, under the next number', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => publish(2, 40 + n)))
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(won[0]?.data.version).toBe(3)
  for (const lost of answers.filter((answer) => answer !== won[0]))
    expect(lost).toMatchObject({ status: 409, message: 'prices_changed_meanwhile' })
  expect(await states()).toEqual(['3 holding', '2 past', '1 past'])
})

test('a scheduled version takes effect at its time, automatically', async () => {
  const { data } = await publish(3, 50, inHours(2))
  expect(data).toMatchObject({ version: 4, state: 'scheduled' })
  expect((await present()).version).toBe(3)
  services.advance(2 * hour - 1_000)
  expect((await present()).version).toBe(3)
  services.advance(1_000)
  expect(await present()).toMatchObject({ version: 4, addons: { priority: 50 } })
  await renew()
  expect(await states()).toEqual(['4 holding', '3 past', '2 past', '1 past'])
})

test('versions follow each other in time: none can precede a scheduled one', async () => {
  expect((await publish(4, 55, inHours(2))).data).toMatchObject({ version: 5, state: 'scheduled' })
  expect(await publish(5, 60)).toMatchObject({ status: 409, message: 'price_date_taken' })
  expect(await publish(5, 60, inHours(1))).toMatchObject({ status: 409, message: 'price_date_taken' })
  expect(await publish(4, 60)).toMatchObject({ status: 409, message: 'prices_changed_meanwhile' })
  expect((await publish(5, 60, inHours(3))).data).toMatchObject({ version: 6, state: 'scheduled' })
})

test('a scheduled version can be withdrawn before its date; it stays in the history and never takes effect', async () => {
  const withdrawn = await ask('DELETE', '/v1/prices/versions/6')
  expect(withdrawn.data).toMatchObject({ version: 6, state: 'withdrawn' })
  expect(await ask('DELETE', '/v1/prices/versions/6')).toMatchObject({
    status: 409,
    message: 'price_version_not_scheduled',
  })
  expect(await ask('DELETE', '/v1/prices/versions/4')).toMatchObject({
    status: 409,
    message: 'price_version_not_scheduled',
  })
  expect(await ask('DELETE', '/v1/prices/versions/99')).toMatchObject({ status: 404 })
  await ask('DELETE', '/v1/prices/versions/5')
  services.advance(4 * hour)
  await renew()
  expect((await present()).version).toBe(4)
  // The number of a withdrawn version is never reused, and the next is based on the one before it.
  expect((await publish(4, 65)).data).toMatchObject({ version: 7, state: 'holding', based_on: 4 })
  expect((await states()).slice(0, 4)).toEqual(['7 holding', '6 withdrawn', '5 withdrawn', '4 past'])
})

test('rolling back is publishing the old content under a new number', async () => {
  const old = (await ask('GET', '/v1/prices/versions/1')).data.content
  const { version: _version, effectiveAt: _effectiveAt, ...content } = old
  const { data } = await ask('POST', '/v1/prices/versions', {
    content,
    effective_at: null,
    reason: 'Back to no. 1',
    based_on: 7,
  })
  expect(data).toMatchObject({ version: 8, state: 'holding' })
  expect(valuesOf(await present())).toEqual(demo)
})

test('dates in the past or beyond a year, empty reasons and half tables are refused', async () => {
  const body = { content: withPriority(1), effective_at: null, reason: 'A reason', based_on: 8 }
  const wrong = [
    { ...body, effective_at: inHours(-1) },
    { ...body, effective_at: inHours(24 * 400) },
    { ...body, effective_at: 'tomorrow' },
    { ...body, reason: ' ' },
    { ...body, reason: 'x'.repeat(301) },
    { ...body, content: { ...body.content, boosterShare: 101 } },
    { ...body, content: { ...body.content, games: {} } },
    { ...body, content: { ...body.content, version: 9 } },
    { ...body, author: 'somebody else' },
    { ...body, based_on: undefined },
  ]
  for (const each of wrong) {
    const answer = await ask('POST', '/v1/prices/versions', each)
    expect(answer, JSON.stringify(each).slice(0, 200)).toMatchObject({ status: 400, message: 'bad_params' })
  }
  expect((await present()).version).toBe(8)
})

test('the history is paged, newest first', async () => {
  for (let n = 8; n < 13; n++) await publish(n, n)
  const first = await ask('GET', '/v1/prices/versions')
  expect(first.data).toMatchObject({ page: 1, pageCount: 2, total: 13, head: 13, holding: 13 })
  const second = await ask('GET', '/v1/prices/versions?page=2')
  expect(second.data.items.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
})

test('the database refuses to change a version, too', async () => {
  const { db } = services
  const price_tables = () => db.updateTable('price_tables').where('version', '=', 1)
  await expect(price_tables().set({ reason: 'another' }).execute()).rejects.toThrow('never changes')
  await expect(price_tables().set({ effective_at: new Date() }).execute()).rejects.toThrow('never changes')
  await expect(price_tables().set({ withdrawn_at: new Date() }).execute()).rejects.toThrow('check')
  await expect(db.deleteFrom('price_tables').where('version', '=', 6).execute()).rejects.toThrow()
  await expect(
    db.updateTable('price_tables').set({ withdrawn_at: null }).where('version', '=', 6).execute(),
  ).rejects.toThrow('never changes')
})
