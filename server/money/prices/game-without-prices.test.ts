import { beforeEach, expect, test, vi } from 'vitest'
import { defaultConfig } from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { contentOf, valuesOf } from '#core/prices/price-values.ts'
import { insertCustomer, insertStaff, insertSupply, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { realSite } from '#server/test/real-site.ts'
import { insertFirst } from './price-version-store.ts'

/** A shop that published its prices before Wild Rift was offered. */
const { app, services } = await openApp(realSite, { priced: false })
const { 'wild-rift': later, ...earlier } = demoPriceTable.games
await insertFirst(services.db, {
  table: { ...demoPriceTable, games: earlier },
  author: 'staff',
  reason: 'We open',
})
await insertSupply(services)
const customer = await signIn(services, (await insertCustomer(services)).id)
const staff = await signIn(services, (await insertStaff(services, ['FullAccess'])).id)

// React Router warns of pages that aren't built yet.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => vi.mocked(console.warn).mockRestore()
})

const ask = (token: string, url: string, payload?: object) =>
  app.inject({
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { method: 'POST', payload }),
  })

test('the games that have prices are sold as before', async () => {
  expect((await ask(customer, '/v1/prices')).json().data.prices.games).toEqual(earlier)
  const home = await app.inject('/')
  expect(home.statusCode).toBe(200)
  expect(home.body).toContain('data-game="valorant"')
  expect(home.body).not.toContain('data-game="wild-rift" class="home-game"')
  for (const url of ['/valorant', '/valorant/elo-boost', '/glossary', '/become-booster'])
    expect((await app.inject(url)).statusCode, url).toBe(200)
  const config = defaultConfig('valorant', 'elo-boost')
  expect((await ask(customer, '/v1/quotes', { config })).statusCode).toBe(200)
})

test('the game without prices is closed: its pages, its quotes and its orders', async () => {
  for (const url of ['/wild-rift', '/wild-rift/elo-boost', '/wild-rift/win-boost'])
    expect((await app.inject(url)).statusCode, url).toBe(503)
  for (const service of ['elo-boost', 'placement-boost', 'win-boost'] as const)
    for (const url of ['/v1/quotes', '/v1/orders'])
      expect((await ask(customer, url, { config: defaultConfig('wild-rift', service) })).json()).toEqual({
        message: 'prices_not_set',
      })
  const map = (await app.inject('/en-US-sitemap.xml')).body
  expect(map).toContain('/valorant/elo-boost')
  expect(map).not.toContain('/wild-rift')
})

test('it is sold from the next version on, which staff can only publish with all its prices', async () => {
  const publish = (content: object) =>
    ask(staff, '/v1/prices/versions', { content, effective_at: null, reason: 'Wild Rift', based_on: 1 })
  const values = valuesOf({ ...demoPriceTable, games: earlier })
  expect((await publish(contentOf(values))).statusCode).toBe(400)
  expect((await publish(contentOf(valuesOf(demoPriceTable)))).statusCode).toBe(200)
  expect((await ask(customer, '/v1/prices')).json().data.prices.games['wild-rift']).toEqual(later)
  expect((await app.inject('/wild-rift/elo-boost')).statusCode).toBe(200)
})
