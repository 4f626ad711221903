import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import { insertCustomer, insertSupply, signIn, testServices } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { readConfig } from '../config/config.ts'
import { runningVersion } from '../config/version.ts'

const { app, services } = await openApp()
await insertSupply(services)
const token = await signIn(services, (await insertCustomer(services)).id)

const consent = (payload: string | object, type = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/v1/users/consent',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })

const types = ['application', 'text', 'multipart', 'image', '*', '']
const subtypes = [
  'json5',
  'x-json',
  'vnd.api+json',
  'jsonp',
  'plain',
  'x-www-form-urlencoded',
  'form-data',
  '*',
  '',
]
const oddTypes = [
  ...types.flatMap((type) => subtypes.map((subtype) => `${type}/${subtype}`)),
  'json',
  'application',
  'application\t/json',
  'application/ json',
  ' /json',
  'application/json/',
  'application//json',
  'application/jsonx',
  'xapplication/json',
  'application;json',
  'application/json,text/plain',
  'text/plain; application/json',
]

test('trust I2: a body of a type other than JSON never reaches a handler, in more than 60 spellings', async () => {
  expect(new Set(oddTypes).size).toBeGreaterThanOrEqual(60)
  const before = await services.db.selectFrom('users').select(['id', 'consent']).execute()
  for (const type of oddTypes) {
    const answer = await consent(JSON.stringify({ consent: true }), type)
    expect(answer.statusCode, type).toBe(400)
    expect(['bad_request', 'bad_params'], type).toContain(answer.json().message)
  }
  expect(await services.db.selectFrom('users').select(['id', 'consent']).execute()).toEqual(before)
})

test('trust I2: JSON with parameters or in capitals is checked like any other JSON', async () => {
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json ; x=y']) {
    expect((await consent('{"consent":"yes"}', type)).statusCode, type).toBe(400)
    expect((await consent('{"consent":true,"extra":1}', type)).statusCode, type).toBe(400)
  }
})

test('malformed JSON is bad_request, and so is JSON that sets a prototype', async () => {
  for (const body of ['{', '{"consent":}', '[', 'null x', '', '{"__proto__":{"consent":true}}', '\u0000'])
    expect([body, (await consent(body)).json()]).toEqual([body, { message: 'bad_request' }])
})

test('a body that doesn’t match the schema is bad_params and names the field', async () => {
  for (const [body, field] of [
    ['{}', 'consent'],
    ['{"consent":1}', 'consent'],
    ['{"consent":"true"}', 'consent'],
    ['{"consent":true,"user":7}', 'user'],
    ['{"consent":true,"role":"admin"}', ''],
    ['[]', ''],
    ['null', ''],
    ['"consent"', ''],
  ] as const) {
    const answer = await consent(body)
    expect([body, answer.statusCode, answer.json()]).toEqual([
      body,
      400,
      { message: 'bad_params', errors: [{ field, code: 'bad_params' }] },
    ])
  }
})

test('trust A3: 40 privileged names in a body or a query are bad_params', async () => {
  const names =
    'role roles permissions permission isAdmin admin is_admin staff balance credit amount total price discount share booster_share booster_id customer_id user_id userId owner owner_id id _id kind email username password password_hash banned banned_at demo boosterDetails solo_limit duo_limit created_at locale verified constructor prototype'.split(
      ' ',
    )
  expect(names.length).toBeGreaterThanOrEqual(40)
  for (const name of names) {
    expect((await consent({ consent: true, [name]: 'x' })).json().message, name).toBe('bad_params')
    const listed = await app.inject({
      url: `/v1/orders?${name}=1`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(listed.json().message, name).toBe('bad_params')
  }
})

test('a body over 64 kB is payload_too_large, and one just below is read', async () => {
  const sized = (bytes: number) => `{"consent":true,"user":"${'x'.repeat(bytes - 26)}"}`
  const over = await consent(sized(64 * 1024 + 1))
  expect([over.statusCode, over.json()]).toEqual([413, { message: 'payload_too_large' }])
  expect((await consent(sized(64 * 1024))).json().message).toBe('bad_params')
})

test('a call’s address that can’t be decoded is bad_request, a page’s an unknown page', async () => {
  for (const url of ['/v1/orders/%zz', '/v1/orders/%E0%A4%A'])
    expect([url, (await app.inject({ url })).json()]).toEqual([url, { message: 'bad_request' }])
  for (const url of ['/%', '/100%-win?a=%', '/booster/%ff']) {
    const answer = await app.inject({ url })
    expect([url, answer.json()]).toEqual([url, { message: 'not_found' }])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})

test('what is sent to a page is method_not_allowed, and to an unknown call not_found', async () => {
  const page = await app.inject({ method: 'POST', url: '/valorant', payload: {} })
  expect([page.statusCode, page.json().message, page.headers.allow]).toEqual([
    405,
    'method_not_allowed',
    'GET, HEAD',
  ])
  const call = await app.inject({ method: 'POST', url: '/v1/nothing', payload: {} })
  expect([call.statusCode, call.json().message]).toEqual([404, 'not_found'])
})

test('an invalid id and an invalid page are bad_params', async () => {
  const get = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  for (const id of ['1', "' or 1=1 --", 'null', '00000000-0000-0000-0000-00000000000g', 'a'.repeat(150)])
    expect((await get(`/v1/orders/${encodeURIComponent(id)}`)).json().message, id).toBe('bad_params')
  for (const page of ['0', '-1', '1.5', 'x', '1e9', 'NaN', '100001'])
    expect((await get(`/v1/orders?page=${page}`)).json().message, page).toBe('bad_params')
})

test('every response has the headers that keep browsers from guessing', async () => {
  for (const url of ['/v1/prices', '/v1/nothing', '/healthz'])
    expect((await app.inject({ url })).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
})

test('trust W13: each call has its limit, and a spoofed address does not get around it', async () => {
  const config = { ...services.config, rateLimit: true }
  const limited = await buildApp({ services: { ...services, config } })
  const enter = (n: number) =>
    limited.inject({
      method: 'POST',
      url: '/v1/auth/guest',
      headers: { 'x-forwarded-for': `203.0.113.${n}` },
      payload: {},
    })
  const said: string[] = []
  for (let n = 0; n < 11; n++) said.push((await enter(n)).json().message)
  const last = await enter(99)
  await limited.close()
  expect(said.slice(0, 10)).not.toContain('too_many_requests')
  expect(said[10]).toBe('too_many_requests')
  expect(last.statusCode).toBe(429)
  expect(last.headers).toHaveProperty('retry-after')
})

test('trust W13: behind one trusted proxy the address it adds is counted, not those before it', async () => {
  const config = { ...services.config, rateLimit: true, trustedProxies: 1 }
  const limited = await buildApp({ services: { ...services, config } })
  const left = async (forwarded: string) => {
    const answer = await limited.inject({ url: '/v1/prices', headers: { 'x-forwarded-for': forwarded } })
    return Number(answer.headers['x-ratelimit-remaining'])
  }
  const first = await left('198.51.100.1, 203.0.113.1')
  expect(await left('198.51.100.2, 203.0.113.1')).toBe(first - 1)
  expect(await left('198.51.100.1, 203.0.113.2')).toBe(first)
  await limited.close()
})

test('ASVS 16.3.1: neighbors in one IPv6 network share a limit, and exceeding it is logged once, anonymously', async () => {
  const config = { ...services.config, rateLimit: true }
  const limited = await buildApp({ services: { ...services, config } })
  services.logged.length = 0
  const ask = async (remoteAddress: string) =>
    (await limited.inject({ method: 'POST', url: '/v1/auth/guest', remoteAddress, payload: {} })).statusCode
  const answers: number[] = []
  for (let n = 0; n < 15; n++) answers.push(await ask(`2001:db8:5:6::${n}`))
  expect(answers.filter((status) => status === 429)).toHaveLength(5)
  expect(await ask('2001:db8:5:7::1')).toBe(400)
  await limited.close()
  const lines = services.logged.map((line) => JSON.parse(line)).filter(({ event }) => event === 'throttled')
  expect(lines).toMatchObject([{ route: '/v1/auth/guest' }])
  expect(services.logged.join('')).not.toContain('2001:db8')
})

test('an unexpected error is logged once, and the response reveals nothing about it', async () => {
  const broken = {
    ...services,
    captcha: { ...services.captcha, challenge: () => Promise.reject(new Error('pst')) },
  }
  const failing = await buildApp({ services: broken })
  const answer = await failing.inject({ url: '/v1/captcha/challenge' })
  await failing.close()
  expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'internal_server_error' }])
  expect(services.logged.filter((line) => line.includes('pst'))).toHaveLength(1)
})

test('trust D12: an overloaded server says so, and still serves the scripts of pages', async () => {
  const config = { ...services.config, busyAfterMs: 50 }
  const slow = await buildApp({ services: { ...services, config } })
  onTestFinished(() => slow.close())
  // The load is measured now and then, so both are asked for in the same turn.
  const underLoad = async () => {
    const until = performance.now() + 250
    while (performance.now() < until);
    await new Promise((resolve) => setImmediate(resolve))
    const [prices, script] = await Promise.all([
      slow.inject({ url: '/v1/prices' }),
      slow.inject({ url: '/assets/entry.js' }),
    ])
    return {
      status: prices.statusCode,
      says: prices.json().message,
      saysWhen: Number(prices.headers['retry-after']) > 0,
      scriptIsBusy: script.statusCode === 503,
    }
  }
  await expect
    .poll(underLoad)
    .toEqual({ status: 503, says: 'server_busy', saysWhen: true, scriptIsBusy: false })
})

test('a server that was told to stop isn’t ready, and still answers', async () => {
  const leaving = new AbortController()
  const last = await buildApp({ services, leaving: leaving.signal })
  onTestFinished(() => last.close())
  expect((await last.inject({ url: '/readyz' })).statusCode).toBe(200)
  leaving.abort()
  const answer = await last.inject({ url: '/readyz' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json().data).toEqual({ ready: false, database: 'fulfilled', leaving: true })
  expect((await last.inject({ url: '/healthz' })).statusCode).toBe(200)
})

test('the health of the server: alive, ready, and metrics for loopback only', async () => {
  // Which version runs, and so which faults it has, is for the operator.
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ data: { alive: true } })
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({
    data: { ready: true, database: 'fulfilled' },
  })
  const figures = await app.inject({ url: '/metrics' })
  expect(figures.body).toContain('http_requests_total{route="/healthz",status="200"} ')
  const outside = await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
  expect([outside.statusCode, outside.json()]).toEqual([403, { message: 'forbidden' }])
})

test('a proxy on the same machine gives nobody access to the metrics', async () => {
  const forwarding = {
    forwarded: 'for=203.0.113.9',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': '203.0.113.9',
    via: '1.1 proxy',
  }
  for (const [name, value] of Object.entries(forwarding)) {
    const answer = await app.inject({ url: '/metrics', headers: { [name]: value } })
    expect([name, answer.statusCode]).toEqual([name, 403])
  }
})

test('with a token configured, only the token gives access to the metrics, from anywhere', async () => {
  const metricsToken = 'a-token-for-the-figures'
  const guarded = await buildApp({ services: { ...services, config: { ...services.config, metricsToken } } })
  const statusFor = async (authorization?: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.9', ...(authorization && { authorization }) }
    return (await guarded.inject({ url: '/metrics', headers })).statusCode
  }
  expect(await statusFor(`Bearer ${metricsToken}`)).toBe(200)
  const healthz = async (token: string) =>
    (await guarded.inject({ url: '/healthz', headers: { authorization: `Bearer ${token}` } })).json().data
  expect(await healthz(metricsToken)).toEqual({
    alive: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    // Null where the sources came without their repository.
    commit: runningVersion().commit,
    seenFrom: '127.0.0.1',
    forwarded: [],
  })
  expect(await healthz(`${metricsToken}0`)).toEqual({ alive: true })
  for (const wrong of [
    undefined,
    metricsToken,
    `Bearer ${metricsToken}0`,
    'Bearer ',
    `bearer ${metricsToken}`,
  ])
    expect(await statusFor(wrong)).toBe(403)
  await guarded.close()
})

test('no cache stores an API response, refused or not (ASVS 14.3.2)', async () => {
  const headers = { authorization: `Bearer ${token}` }
  for (const url of [
    '/v1/users/@me',
    '/v1/orders',
    '/v1/balance',
    '/v1/prices',
    '/v1/orders/x',
    '/v1/nothing',
  ])
    expect((await app.inject({ url, headers })).headers['cache-control']).toBe('no-store')
})

test('a refused caller learns nothing about the shape of the call', async () => {
  const attempt = async (payload: string, authorization?: string) => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
    const answer = await app.inject({ method: 'POST', url: '/v1/coupons', headers, payload })
    return answer.json().message
  }
  for (const payload of ['{', '', '{}', '[]', 'x'.repeat(100_000)]) {
    expect(await attempt(payload)).toBe('unauthorized')
    expect(await attempt(payload, `Bearer ${token}`)).toBe('forbidden')
  }
})

test('a server whose database is down is alive, but not ready', async () => {
  const other = await testServices(services.databaseUrl, { connections: 1 })
  const lonely = await buildApp({ services: other })
  await other.close()
  expect((await lonely.inject({ url: '/healthz' })).statusCode).toBe(200)
  expect((await lonely.inject({ url: '/readyz' })).statusCode).toBe(503)
  await lonely.close()
})

test('an invalid configuration aborts startup with a message that names it', () => {
  const { dataDir } = services.config
  expect(() => readConfig({ DATA_DIR: dataDir, PORT: 'http', LOG_LEVEL: 'loud' })).toThrow(/PORT.+LOG_LEVEL/)
  const inWords = /TRUSTED_PROXIES \(no number\), VAULT_KEYS \(no list of keys: each is a name/
  expect(() => readConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES: 'one', VAULT_KEYS: 'first:abc' })).toThrow(
    inWords,
  )
})
