import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { guardRefusal } from '#core/people/permissions.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { locales } from '#i18n/locales.ts'
import { buildApp } from '#server/composed/app.ts'
import { publishPrices } from '#server/money/prices/publish-prices.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'
import { insertCustomer, insertStaff, insertSupply } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import type { RenderRequest } from './render.ts'

const clientDir = await mkdtemp(join(tmpdir(), 'peakline-site-'))
await writeFile(join(clientDir, 'about.txt'), 'A file of the site')
const { app, services } = await openApp({
  clientDir,
  render,
  share,
  inlineScriptHashes: ['sha256-of-the-theme'],
  publicPages: ['/', '/valorant', '/valorant/win-boost'],
  queryOf,
})
await insertSupply(services)
let renderings = 0
/** A test sets it to make every rendering fail. */
let broken = false
/** What every rendering waits for. */
let slow = Promise.resolve()

beforeEach(() => {
  renderings = 0
})
afterEach(() => {
  broken = false
  vi.useRealTimers()
})
afterAll(() => rm(clientDir, { recursive: true }))

/** Its public pages, and the query parameters that the page of the tiers reads. */
function queryOf(url: string) {
  const path = url.replace(/^\/(ar|fr)(?=\/|$)/, '') || '/'
  return ['/', '/public', '/prices', '/broken'].includes(path) ? ['tier'] : null
}

/** The pictures of the public pages; the path is on them. */
async function share({ url }: RenderRequest) {
  if (queryOf(url) === null) return null
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0E141B"/><text x="60" y="300" font-family="Archivo SemiBold" font-size="60" fill="#fff">${url}</text></svg>`
}

/** A front end of a few pages: public ones, one that shows who is signed in, and one that fails. */
async function render({ url, locale, session, call, refusal }: RenderRequest) {
  if (refusal) return { status: refusal.status, html: `${locale}: ${refusal.code}`, cacheable: false }
  renderings++
  await slow
  const path = url.replace(/^\/(ar|fr)/, '').split('?')[0]
  if (path === '/broken' || broken)
    return { status: 500, html: 'Error 500', cacheable: false, error: new Error('odd page') }
  if (path === '/prices') {
    const { data } = await call('getPrices')
    return { status: 200, html: Object.keys(data.prices).join(), cacheable: true, tags: ['prices'] }
  }
  if (path?.startsWith('/dashboard')) {
    const { subject, call: own } = await session()
    const refusal = guardRefusal(subject, 'authentication')
    if (refusal) return { status: 401, html: `${locale}: ${refusal}`, cacheable: false }
    const { data } = await own('getMe')
    return { status: 200, html: `${locale}: ${data.user.email}`, cacheable: false }
  }
  if (path === '/' || path === '/public')
    return {
      status: 200,
      html: `${locale}: ${'a page for all. '.repeat(50)}`,
      cacheable: true,
      tags: path === '/public' ? ['prices'] : ['offers'],
    }
  return { status: 404, html: `Page not found: ${path}`, cacheable: true }
}

const someone = async () => {
  const { id } = await insertCustomer(services)
  const { email } = await services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { accessToken, refreshToken } = await insertSession(services, id, services.now())
  return { id, email, cookies: { access_token: accessToken, refresh_token: refreshToken } }
}

test('spec 2: the root leads to the language of the cookie, then of the browser, then stays English', async () => {
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

test('crawlers and programs without a language read the English home page, and caches know why', async () => {
  const root = (agent: string, language?: string) =>
    app.inject({
      url: '/',
      headers: { 'user-agent': agent, ...(language && { 'accept-language': language }) },
    })
  const crawlers = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'Mozilla/5.0 (compatible; Baiduspider/2.0)',
    'facebookexternalhit/1.1',
    'Discordbot/2.0',
  ]
  const varies = 'accept-encoding, cookie, accept-language, user-agent'
  for (const agent of crawlers) {
    const answer = await root(agent, 'de-DE,de;q=0.9')
    expect([answer.statusCode, answer.headers.vary], agent).toEqual([200, varies])
  }
  expect((await root('curl/8.5.0')).statusCode).toBe(200)
  const person = await root('Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36', 'de-DE')
  expect([person.statusCode, person.headers.vary]).toEqual([302, 'cookie, accept-language, user-agent'])
  // Every other address has one language for everyone.
  expect((await app.inject({ url: '/robots.txt' })).headers.vary).toBe('accept-encoding')
})

test('a page named in English words below a prefix redirects to its own address and keeps its query', async () => {
  const move = async (url: string) => {
    const answer = await app.inject({ url })
    return [answer.statusCode, answer.headers.location]
  }
  expect(await move('/de/valorant/win-boost?to=gold')).toEqual([301, '/de/valorant/sieg-boost?to=gold'])
  expect(await move('/en/valorant/')).toEqual([301, '/valorant'])
  expect((await move('/de/nowhere'))[0]).toBe(404)
})

test('trust W1: a public page is rendered once for everyone, with no cookie, no matter who asks first', async () => {
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

test('a public page is compressed in an encoding that the browser accepts', async () => {
  const page = async (encoding: string) =>
    app.inject({ url: '/public', headers: { 'accept-encoding': encoding } })
  const plain = (await page('identity')).body
  const [brotli, gzip] = [await page('gzip, br'), await page('gzip')]
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain)
})

test('a kept page equals a newly rendered one, and is counted like it', async () => {
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

test('a kept page is rendered again after a minute, once; meanwhile and after a failure the old one is sent', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const visit = async () => {
    const { statusCode, body } = await app.inject({ url: '/fr/public' })
    expect([statusCode, body.startsWith('fr: a page')]).toEqual([200, true])
    return renderings
  }
  expect([await visit(), await visit()]).toEqual([1, 1])
  vi.advanceTimersByTime(59_000)
  expect(await visit()).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect([await visit(), await visit()]).toEqual([2, 2])
  broken = true
  vi.advanceTimersByTime(60_000)
  expect([await visit(), await visit()]).toEqual([3, 3])
  broken = false
  vi.advanceTimersByTime(5_000)
  expect([await visit(), await visit()]).toEqual([4, 4])
})

test('a page with a query that it reads, a page that was not found and one that failed are not kept', async () => {
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

test('trust A7: a guarded page is personal, refused to everyone else, and kept nowhere', async () => {
  const [mira, theo] = [await someone(), await someone()]
  const strangers: Record<string, string>[] = [
    {},
    { access_token: 'made-up' },
    { refresh_token: mira.cookies.refresh_token.replace(/.$/, '!') },
    { refresh_token: mira.cookies.refresh_token.replace(/.{10}$/, 'AAAAAAAAAA') },
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

test('a public page is rendered again as soon as other prices take effect, even scheduled ones, and then kept again', async () => {
  const rendered = async () => {
    const { length } = (await app.inject({ url: '/prices' })).body
    expect(length).toBeGreaterThan(0)
    return renderings
  }
  await rendered()
  renderings = 0
  const staff = await insertStaff(services, ['FullAccess'])
  const { version: _version, effectiveAt: _effectiveAt, ...content } = demoPriceTable
  const publication = { content, reason: 'A test', effective_at: null, based_on: 1 }
  await transaction(services, (work) => publishPrices(work, staff, publication))
  expect([await rendered(), await rendered()]).toEqual([1, 1])
  const inAnHour = new Date(services.now().getTime() + 3_600_000).toISOString()
  await transaction(services, (work) =>
    publishPrices(work, staff, { ...publication, effective_at: inAnHour, based_on: 2 }),
  )
  expect([await rendered(), await rendered()]).toEqual([2, 2])
  services.advance(3_600_001)
  expect([await rendered(), await rendered()]).toEqual([3, 3])
  services.advance(-3_600_001)
})

test('trust S14: the refresh cookie proves who can see a page, which renews nothing that could be lost', async () => {
  const { cookies, email } = await someone()
  const { refresh_token } = cookies
  const renew = () => app.inject({ method: 'POST', url: '/v1/auth/refresh', cookies: { refresh_token } })
  const shown = async (sent: Record<string, string>) => {
    const answer = await app.inject({ url: '/dashboard', cookies: sent })
    expect([answer.statusCode, answer.body]).toEqual([200, `en: ${email}`])
    expect(answer.cookies).toEqual([])
  }
  await shown({ refresh_token })
  await shown({ refresh_token, access_token: 'made-up' })
  services.advance(10 * 60_000 + 1)
  for (let n = 0; n < 3; n++) await shown(cookies)
  expect(
    (await app.inject({ url: '/dashboard', cookies: { ...cookies, refresh_token: '' } })).statusCode,
  ).toBe(401)
  // A renewal whose response never arrived: the page knows the person, and the next renewal works.
  expect((await renew()).statusCode).toBe(200)
  services.advance(60_000)
  await shown(cookies)
  expect((await renew()).statusCode).toBe(200)
  services.advance(-11 * 60_000 - 1)
})

test('a stolen refresh cookie shows no page and ends its session', async () => {
  const { cookies } = await someone()
  const renewed = await app.inject({
    method: 'POST',
    url: '/v1/auth/refresh',
    cookies: { refresh_token: cookies.refresh_token },
  })
  const fresh = Object.fromEntries(renewed.cookies.map(({ name, value }) => [name, value]))
  expect((await app.inject({ url: '/dashboard', cookies: fresh })).statusCode).toBe(200)
  services.advance(11_000)
  expect((await app.inject({ url: '/dashboard', cookies })).statusCode).toBe(401)
  expect((await app.inject({ url: '/dashboard', cookies: fresh })).statusCode).toBe(401)
  services.advance(-11_000)
})

test('a banned person’s page is refused within a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { id, cookies } = await someone()
  expect((await app.inject({ url: '/dashboard', cookies })).statusCode).toBe(200)
  await services.db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', id).execute()
  vi.advanceTimersByTime(1_000)
  const answer = await app.inject({ url: '/dashboard', cookies })
  expect([answer.statusCode, answer.body]).toEqual([401, 'en: account_banned'])
})

test('trust W5: every page lists the scripts that can run, and no other can', async () => {
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

/** A server with limits, behind one proxy of its own. */
const limited = async () => {
  const config = { ...services.config, rateLimit: true, trustedProxies: 1 }
  const other = await buildApp({
    services: { ...services, config },
    site: { clientDir, render, share, inlineScriptHashes: [], publicPages: [], queryOf },
  })
  onTestFinished(() => other.close())
  return other
}

/** Sends request targets over a raw socket, because `inject` would normalize them. */
const rawly = async (server: FastifyInstance) => {
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  onTestFinished(() => agent.destroy())
  return async (path: string, from = '203.0.113.9') => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'x-forwarded-for': from, 'accept-encoding': 'br' }
      request({ host: '127.0.0.1', port, path, agent, headers }, resolve).on('error', reject).end()
    })
    return { status: answer.statusCode ?? 0, location: answer.headers.location, body: await text(answer) }
  }
}

test('trust W16: an office of 50 tabs on one address, each with 40 files, is never refused', async () => {
  const office = await limited()
  const statuses = new Set<number>()
  for (let tab = 0; tab < 50; tab++)
    for (const url of [
      '/public',
      '/prices',
      '/robots.txt',
      '/sitemap.xml',
      ...Array(40).fill('/about.txt'),
    ]) {
      const { statusCode, headers } = await office.inject({ url, headers: { 'accept-encoding': 'br' } })
      statuses.add(statusCode)
      expect(headers, url).not.toHaveProperty('x-ratelimit-limit')
    }
  expect([...statuses]).toEqual([200])
})

test('trust W16: none of 10,000 made-up addresses is kept, and one client renders at most 300 of them a minute', async () => {
  const get = await rawly(await limited())
  await get('/public')
  const said: Record<number, number> = {}
  for (let n = 0; n < 10_000; n++) {
    const odd = [`/x${n}/../public`, `/y${n}/%2e%2e/public`, `//public?n=${n}`, `/public?n=${n}`, `/z${n}`]
    const { status } = await get(odd[n % 5] ?? '')
    said[status] = (said[status] ?? 0) + 1
  }
  // Other spellings are redirected, an undeclared query gives the page itself, and a fifth is not found.
  expect(said).toEqual({ 200: 2_000, 301: 6_000, 404: 299, 429: 1_701 })
  expect(renderings).toBe(300)
  expect(await get('/z')).toMatchObject({ status: 429, body: 'en: too_many_requests' })
  expect((await get('/fr/z')).body).toBe('fr: too_many_requests')
  expect((await get('/public')).status).toBe(200)
  expect((await get('/z', '203.0.113.10')).status).toBe(404)
})

test('a kept page is unpacked for one client at most 300 times a minute, and sent packed without a limit', async () => {
  const server = await limited()
  const get = async (headers: Record<string, string> = {}) =>
    (await server.inject({ url: '/public', headers })).statusCode
  const plain: number[] = []
  for (let n = 0; n < 310; n++) plain.push(await get())
  expect(plain.filter((status) => status === 200).length).toBeLessThanOrEqual(300)
  expect(plain.at(-1)).toBe(429)
  for (const encoding of ['br', 'gzip']) expect(await get({ 'accept-encoding': encoding })).toBe(200)
  expect(await get({ 'x-forwarded-for': '203.0.113.11' })).toBe(200)
})

test('simultaneous requests for a page share one rendering', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject({ url: '/fr' })))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(renderings).toBe(1)
})

test('eight renderings run at once, 64 wait, and the rest see in their language that the server is busy', async () => {
  let go = () => {}
  slow = new Promise((resolve) => {
    go = resolve
  })
  const asked = Array.from({ length: 100 }, (_, n) => app.inject({ url: `/ar/missing-${n}` }))
  await expect.poll(() => renderings).toBe(8)
  go()
  const answers = await Promise.all(asked)
  expect(renderings).toBe(72)
  const busy = answers.filter(({ statusCode }) => statusCode === 503)
  expect(busy).toHaveLength(28)
  for (const { body, headers } of busy) {
    expect(body).toBe('ar: server_busy')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a person’s calls count for that person, and those of a page’s loader for nobody', async () => {
  const server = await limited()
  const left = async (headers: Record<string, string>, remoteAddress = '203.0.113.7') => {
    const answer = await server.inject({ url: '/v1/prices', headers, remoteAddress })
    return Number(answer.headers['x-ratelimit-remaining'])
  }
  const bearer = async () => ({ authorization: `Bearer ${(await someone()).cookies.access_token}` })
  const [mira, theo] = [await bearer(), await bearer()]
  const address = await left({})
  // The first request of a session counts for the address, since nobody was seen with its token yet.
  const get = (headers: Record<string, string>) =>
    server.inject({ url: '/v1/orders', headers, remoteAddress: '203.0.113.7' })
  await get(mira)
  await get(theo)
  expect(await left({})).toBe(address - 3)
  expect([await left(mira), await left(mira), await left(theo)]).toEqual([599, 598, 599])
  expect(await left(mira, '198.51.100.4')).toBe(597)
  expect(await left({ authorization: 'Bearer made-up' })).toBe(address - 4)
  await server.inject({ url: '/prices', remoteAddress: '203.0.113.7' })
  expect(await left({ 'x-inner-call': 'made-up' })).toBe(address - 5)
})

test('a request without a path is redirected to a page of the site', async () => {
  const get = await rawly(await limited())
  for (const [target, path] of [
    ['//', '/'],
    ['///', '/'],
    ['/\\', '/'],
    ['//x:y', '/x:y'],
    ['//evil.example/en/blog', '/evil.example/en/blog'],
    ['http://any/', '/'],
    ['http://any//evil.example', '/evil.example'],
  ] as const)
    expect([target, await get(target)]).toMatchObject([target, { status: 301, location: path }])
  expect(renderings).toBe(0)
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

describe('share pictures', () => {
  const ask = (url: string, headers = {}) => app.inject({ url, headers })

  test('each public page has one of its own, which crawlers ask for once', async () => {
    const picture = await ask('/share/ar/prices.png')
    expect(picture.headers['content-type']).toBe('image/png')
    const { width, height } = await sharp(picture.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    const etag = String(picture.headers.etag)
    expect((await ask('/share/ar/prices.png', { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await ask('/share/en.png')).headers.etag).not.toBe(etag)
  })

  test('the faces are ours, on a machine without fonts too', async () => {
    const inkOf = async (url: string) => {
      const { data } = await sharp((await ask(url)).rawPayload)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data.filter((value) => value > 128).length
    }
    // A missing face would draw boxes, or nothing.
    expect(await inkOf('/share/public.png')).toBeGreaterThan(2_000)
  })

  test('other addresses have none', async () => {
    for (const url of ['/share/dashboard.png', '/share/prices', '/share/', '/share/no-such-page.png'])
      expect((await ask(url)).statusCode, url).toBe(404)
  })
})
