import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoPriceTable } from '#core/orders/price-table.ts'
import { guardRefusal } from '#core/permissions.ts'
import { locales } from '#i18n/locales.ts'
import { buildApp } from '../app.ts'
import { insertSession } from '../auth/session-store.ts'
import { publishPrices } from '../prices/publish-prices.ts'
import { insertCustomer, insertStaff } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'
import type { RenderRequest } from './render.ts'

const clientDir = await mkdtemp(join(tmpdir(), 'peakline-site-'))
await writeFile(join(clientDir, 'about.txt'), 'A file of the site')
const { app, services } = await openApp({
  clientDir,
  render,
  inlineScriptHashes: ['sha256-of-the-theme'],
  publicPages: ['/', '/valorant', '/valorant/win-boost'],
})
let renderings = 0

beforeEach(() => {
  renderings = 0
})
afterAll(() => rm(clientDir, { recursive: true }))

/** A front end of a few pages: public ones, one that shows who is signed in, and one that breaks. */
async function render({ url, locale, session, call }: RenderRequest) {
  renderings++
  const path = url.replace(/^\/ar/, '').split('?')[0]
  if (path === '/broken')
    return { status: 500, html: 'Error 500', cacheable: false, error: new Error('odd page') }
  if (path === '/prices') {
    const { data } = await call('getPrices')
    return { status: 200, html: Object.keys(data.prices).join(), cacheable: true }
  }
  if (path?.startsWith('/dashboard')) {
    const { subject, call: own } = await session()
    const refusal = guardRefusal(subject, 'authentication')
    if (refusal) return { status: 401, html: `${locale}: ${refusal}`, cacheable: false }
    const { data } = await own('getMe')
    return { status: 200, html: `${locale}: ${data.user.email}`, cacheable: false }
  }
  if (path === '/' || path === '/public')
    return { status: 200, html: `${locale}: ${'a page for all. '.repeat(50)}`, cacheable: true }
  return { status: 404, html: `Page not found: ${path}`, cacheable: true }
}

const someone = async () => {
  const { id } = await insertCustomer(services)
  const { email } = await services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { accessToken, refreshToken } = await insertSession(services.db, id, services.now())
  return { id, email, cookies: { access_token: accessToken, refresh_token: refreshToken } }
}

test('spec 2: the root goes to the language of the cookie, then of the browser, then stays English', async () => {
  const root = async (cookie?: string, language?: string) => {
    const answer = await app.inject({
      url: '/?gclid=x',
      headers: { ...(language && { 'accept-language': language }) },
      ...(cookie && { cookies: { i18n_redirected: cookie } }),
    })
    return [answer.statusCode, answer.headers.location]
  }
  for (const { code } of locales) {
    const there = code === 'en' ? [200, undefined] : [302, `/${code}?gclid=x`]
    expect(await root(code)).toEqual(there)
    expect(await root(undefined, `${code}-XX, en;q=0.5`)).toEqual(there)
    expect(await root(code, 'fr')).toEqual(there)
  }
  expect(await root('xx', 'xx, *')).toEqual([200, undefined])
  expect(await root('//evil.example')).toEqual([200, undefined])
})

test('a page named in English words below a prefix moves to its own address, its query kept', async () => {
  const move = async (url: string) => {
    const answer = await app.inject({ url })
    return [answer.statusCode, answer.headers.location]
  }
  expect(await move('/de/valorant/win-boost?to=gold')).toEqual([301, '/de/valorant/sieg-boost?to=gold'])
  expect(await move('/en/valorant/')).toEqual([301, '/valorant'])
  expect(await move('//evil.example/en/blog')).toEqual([301, '/blog'])
  expect((await move('/de/nowhere'))[0]).toBe(404)
})

test('trust W1: a public page is rendered once for everybody, with no cookie, whoever asks first', async () => {
  const { cookies, email } = await someone()
  const first = await app.inject({ url: '/public', cookies })
  const second = await app.inject({ url: '/public' })
  expect(renderings).toBe(1)
  expect(second.body).toBe(first.body)
  expect(first.body).not.toContain(email)
  for (const answer of [first, second]) {
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  }
  const { etag } = first.headers
  const known = await app.inject({ url: '/public', headers: { 'if-none-match': String(etag) } })
  expect([known.statusCode, known.body]).toEqual([304, ''])
})

test('a public page travels compressed as the browser understands', async () => {
  const page = async (encoding: string) =>
    app.inject({ url: '/public', headers: { 'accept-encoding': encoding } })
  const plain = (await page('identity')).body
  const [brotli, gzip] = [await page('gzip, br'), await page('gzip')]
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
})

test('a page that is kept says the same as one that was just rendered, and is counted like it', async () => {
  const counted = async () => {
    const { body } = await app.inject({ url: '/metrics' })
    return Number(/http_requests_total\{route="\/\*",status="200"\} (\d+)/.exec(body)?.[1])
  }
  const page = () => app.inject({ url: '/ar/public', headers: { 'accept-encoding': 'br' } })
  const [rendered, before, kept] = [await page(), await counted(), await page()]
  expect(renderings).toBe(1)
  expect(await counted()).toBe(before + 1)
  expect(kept.rawPayload).toEqual(rendered.rawPayload)
  const { date: _then, ...headers } = rendered.headers
  expect(kept.headers).toMatchObject(headers)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
})

test('an address with a query, a page that was not found and one that broke are not kept', async () => {
  for (const url of ['/public?tier=gold', '/nowhere', '/broken']) {
    renderings = 0
    await app.inject({ url })
    await app.inject({ url })
    expect(renderings, url).toBe(2)
  }
  const missing = await app.inject({ url: '/nowhere' })
  expect([missing.statusCode, missing.body]).toEqual([404, 'Page not found: /nowhere'])
  expect(missing.headers['cache-control']).toBe('private, no-store')
  expect((await app.inject({ url: '/broken' })).statusCode).toBe(500)
  expect(services.logged.some((line) => line.includes('odd page'))).toBe(true)
})

test('trust A7: a guarded page is the person’s own, refused without them, and kept nowhere', async () => {
  const [mira, theo] = [await someone(), await someone()]
  const strangers: Record<string, string>[] = [
    {},
    { access_token: 'made-up' },
    { refresh_token: mira.cookies.refresh_token },
  ]
  for (const [prefix, locale] of [
    ['', 'en'],
    ['/ar', 'ar'],
  ] as const) {
    const url = `${prefix}/dashboard`
    for (const { cookies, email } of [mira, theo]) {
      const own = await app.inject({ url, cookies })
      expect([own.statusCode, own.body]).toEqual([200, `${locale}: ${email}`])
      expect(own.headers['cache-control']).toBe('private, no-store')
      expect(own.headers).not.toHaveProperty('etag')
    }
    for (const cookies of strangers) {
      const refused = await app.inject({ url, cookies })
      expect([refused.statusCode, refused.body]).toEqual([401, `${locale}: unauthorized`])
      expect(refused.headers['cache-control']).toBe('private, no-store')
    }
  }
})

test('a public page is rendered anew as soon as other prices hold, also scheduled ones, and then kept again', async () => {
  const rendered = async () => {
    const { length } = (await app.inject({ url: '/public' })).body
    expect(length).toBeGreaterThan(0)
    return renderings
  }
  await rendered()
  renderings = 0
  const staff = await insertStaff(services, ['FullAccess'])
  const { version: _version, effectiveAt: _effectiveAt, ...content } = demoPriceTable
  const publication = { content, reason: 'A test', effective_at: null, based_on: 1 }
  await publishPrices(services, staff, publication)
  expect([await rendered(), await rendered()]).toEqual([1, 1])
  const inAnHour = new Date(services.now().getTime() + 3_600_000).toISOString()
  await publishPrices(services, staff, { ...publication, effective_at: inAnHour, based_on: 2 })
  expect(await rendered()).toBe(1)
  services.advance(3_600_001)
  expect([await rendered(), await rendered()]).toEqual([2, 2])
  services.advance(-3_600_001)
})

test('a page whose access token has run out renews it, and sends the new pair', async () => {
  const { cookies, email } = await someone()
  services.advance(10 * 60_000 + 1)
  const answer = await app.inject({ url: '/dashboard', cookies })
  expect(answer.body).toBe(`en: ${email}`)
  const renewed = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  expect(Object.keys(renewed)).toEqual(['access_token', 'refresh_token'])
  expect((await app.inject({ url: '/dashboard', cookies: renewed })).body).toBe(`en: ${email}`)
  const withoutRefresh = { access_token: renewed.access_token ?? '' }
  services.advance(10 * 60_000 + 1)
  expect((await app.inject({ url: '/dashboard', cookies: withoutRefresh })).statusCode).toBe(401)
  services.advance(-20 * 60_000 - 2)
})

test('a banned person’s page is refused within a second', async () => {
  const { id, cookies } = await someone()
  expect((await app.inject({ url: '/dashboard', cookies })).statusCode).toBe(200)
  await services.db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', id).execute()
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  const answer = await app.inject({ url: '/dashboard', cookies })
  expect([answer.statusCode, answer.body]).toEqual([401, 'en: account_banned'])
})

test('trust W5: every page says which scripts may run, and no other may', async () => {
  for (const url of ['/public', '/dashboard', '/nowhere']) {
    const policy = String((await app.inject({ url })).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-of-the-theme';")
    for (const each of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(each)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  }
})

test('trust I9: files are served from the site’s folder only', async () => {
  expect((await app.inject({ url: '/about.txt' })).body).toBe('A file of the site')
  for (const url of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cx',
  ])
    expect((await app.inject({ url })).body, url).not.toMatch(/root:|"name"/)
})

test('a loader counts against its visitor’s limit, not against one for all pages', async () => {
  const config = { ...services.config, rateLimit: true }
  const limited = await buildApp({
    services: { ...services, config },
    site: { clientDir, render, inlineScriptHashes: [], publicPages: [] },
  })
  const left = async (remoteAddress: string) => {
    const answer = await limited.inject({ url: '/v1/prices', remoteAddress })
    return Number(answer.headers['x-ratelimit-remaining'])
  }
  const [first, second] = ['203.0.113.7', '203.0.113.8']
  const before = await left(first)
  await limited.inject({ url: '/prices', remoteAddress: first })
  expect(await left(first)).toBe(before - 2)
  expect(await left(second)).toBe(before)
  await limited.close()
})

test('spec 2: sitemaps for each language, and robots.txt that names them', async () => {
  const get = (url: string) => app.inject({ url })
  const index = await get('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect((await get('/index-sitemap.xml')).body).toBe(index.body)
  const files = [...index.body.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(([, path]) => path)
  expect(files).toHaveLength(locales.length)
  for (const path of files) {
    const { statusCode, body } = await get(path ?? '')
    expect(statusCode, path).toBe(200)
    expect(body.match(/<url>/g), path).toHaveLength(3)
  }
  expect((await get('/ar-EG-sitemap.xml')).body).toContain('<loc>http://localhost:3000/ar/valorant</loc>')
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect((await get('/xx-XX-sitemap.xml')).statusCode).toBe(404)
})
