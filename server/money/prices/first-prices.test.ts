import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { contentOf, valuesOf } from '#core/prices/price-values.ts'
import { insertBooster, insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

let renderings = 0
const site = {
  clientDir: await mkdtemp(join(tmpdir(), 'peakline-site-')),
  share: async () => null,
  render: async ({ url = '' }: { url?: string }) => {
    if (url === '/valorant') return { status: 503, html: 'Not open yet', cacheable: false }
    renderings++
    return { status: 200, html: 'The imprint', cacheable: true }
  },
  inlineScriptHashes: [],
  publicPages: ['/' as const, '/valorant' as const, '/valorant/elo-boost' as const],
  queryOf: (path: string) => (['/imprint', '/valorant'].includes(path) ? [] : null),
}
const { app, services } = await openApp(site, { priced: false })
const tokenOf = async ({ id }: { id: string }) => signIn(services, id)
const staff = await tokenOf(await insertStaff(services, ['FullAccess']))
const customer = await tokenOf(await insertCustomer(services))
const booster = await tokenOf(await insertBooster(services))

async function ask(token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
const publish = (effective_at: string | null, based_on: number | null) =>
  ask(staff, 'POST', '/v1/prices/versions', {
    content: contentOf(valuesOf(demoPriceTable)),
    effective_at,
    reason: 'We open',
    based_on,
  })
const versions = async () => (await ask(staff, 'GET', '/v1/prices/versions')).data

test('a shop without prices sells nothing and says so', async () => {
  const closed = { status: 503, message: 'prices_not_set' }
  expect(await ask(customer, 'GET', '/v1/prices')).toEqual(closed)
  expect(await ask(customer, 'POST', '/v1/quotes', { config: exampleConfig })).toEqual(closed)
  expect(await ask(customer, 'POST', '/v1/orders', { config: exampleConfig })).toEqual(closed)
  expect(await ask(booster, 'GET', '/v1/orders/available')).toEqual(closed)
  expect(await versions()).toMatchObject({ items: [], total: 0, head: null, holding: null })
})

test('the refusal says when to ask again', async () => {
  expect((await app.inject('/v1/prices')).headers['retry-after']).toBe('3600')
  const page = await app.inject('/valorant')
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '3600'])
})

test('the sitemap leaves out what is not sold yet, until the shop opens', async () => {
  const listed = (await app.inject('/en-US-sitemap.xml')).body
  expect(listed).toContain('<loc>')
  expect(listed).not.toContain('/valorant')
})

test('pages that show no prices are still served and kept', async () => {
  services.logged.length = 0
  for (let visit = 0; visit < 3; visit++) expect((await app.inject('/imprint')).body).toBe('The imprint')
  expect(renderings).toBe(1)
  expect(services.logged).toEqual([])
})

test('staff publish the first version, which is based on none', async () => {
  expect(await publish(null, 1)).toMatchObject({ status: 409, message: 'prices_changed_meanwhile' })
  const tomorrow = new Date(services.now().getTime() + 86_400_000).toISOString()
  expect(await publish(tomorrow, null)).toMatchObject({
    status: 200,
    data: { version: 1, state: 'scheduled' },
  })
  expect(await versions()).toMatchObject({ head: 1, holding: null })
  expect(await ask(customer, 'GET', '/v1/prices')).toMatchObject({ message: 'prices_not_set' })
  expect(await ask(staff, 'DELETE', '/v1/prices/versions/1')).toMatchObject({ data: { state: 'withdrawn' } })

  expect(await publish(null, null)).toMatchObject({
    status: 200,
    data: { version: 2, state: 'holding', based_on: null },
  })
  expect(await publish(null, null)).toMatchObject({ status: 409, message: 'prices_changed_meanwhile' })
  expect(await versions()).toMatchObject({ head: 2, holding: 2 })
  expect((await app.inject('/en-US-sitemap.xml')).body).toContain('/valorant/elo-boost')
  const order = await ask(customer, 'POST', '/v1/orders', { config: exampleConfig })
  expect(order).toMatchObject({ status: 200, data: { currency: 'EUR' } })
})
