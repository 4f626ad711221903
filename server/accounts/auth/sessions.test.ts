import { afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import { findNotifications } from '#server/news/notifications/notification-store.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import { deleteOldSessions, insertSession } from '#server/platform/sessions/session-store.ts'
import { refreshCookie } from '#server/platform/sessions/tokens.ts'
import { firstBrokenAudit } from '#server/test/audit.ts'
import { insertBooster, insertCustomer, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()

afterEach(() => void vi.useRealTimers())

const someone = async (columns: object = {}) => {
  const { id } = await insertCustomer(services, columns)
  return { id, ...(await insertSession(services, id, services.now())) }
}
const refresh = (token: string) =>
  app.inject({ method: 'POST', url: '/v1/auth/refresh', cookies: { refresh_token: token } })
/** The token pair of a browser: the refresh token is only in its cookie. */
const pairOf = (answer: Awaited<ReturnType<typeof refresh>>) => {
  const value = (name: string) => answer.cookies.find((each) => each.name === name)?.value ?? ''
  return { accessToken: value('access_token'), refreshToken: value('refresh_token') }
}
const logOut = (own: { cookies?: Record<string, string>; headers?: Record<string, string> }) =>
  app.inject({ method: 'DELETE', url: '/v1/auth/logout', ...own })
const me = (token: string) =>
  app.inject({ url: '/v1/users/@me', headers: { authorization: `Bearer ${token}` } })
const saysOf = async (token: string) => {
  const answer = await me(token)
  return answer.statusCode === 200 ? 'ok' : answer.json().message
}

test('spec 7: @me answers the user with the fields of spec 3', async () => {
  const booster = await insertBooster(services, { filters: ['a:b:c', 'd:e:f'] })
  const answer = await me(await signIn(services, booster.id))
  const { user } = answer.json().data
  expect(user).toMatchObject({ _id: booster.id, consent: false, balance: 0, permissions: ['Booster'] })
  expect(user.boosterDetails.services).toEqual([{ filter: { _id: 'a:b:c' } }, { filter: { _id: 'd:e:f' } }])
  expect(answer.body).not.toContain('password')
})

test('every malformed token is refused with its code', async () => {
  const { accessToken } = await someone()
  expect(await saysOf(accessToken)).toBe('ok')
  expect((await app.inject({ url: '/v1/users/@me' })).json()).toEqual({ message: 'unauthorized' })
  for (const odd of ['x', `${accessToken}x`, accessToken.slice(1), "' or 1=1 --", 'undefined'])
    expect(await saysOf(odd), odd).toBe('bad_token')
  for (const authorization of [accessToken, `Basic ${accessToken}`, 'Bearer', 'Bearer '])
    expect(
      (await app.inject({ url: '/v1/users/@me', headers: { authorization } })).json().message,
      authorization,
    ).toBe('unauthorized')
  services.advance(10 * 60_000 + 1)
  expect(await saysOf(accessToken)).toBe('token_expired')
  services.advance(-10 * 60_000 - 1)
})

test('a renewed session drops its old access token, and lives for 30 days more', async () => {
  const { accessToken, refreshToken, sessionId } = await someone()
  services.advance(29 * 86_400_000)
  const tokens = pairOf(await refresh(refreshToken))
  expect(await saysOf(accessToken)).toBe('bad_token')
  expect(await saysOf(tokens.accessToken)).toBe('ok')
  services.advance(31 * 86_400_000)
  const late = await refresh(tokens.refreshToken)
  expect(late.json()).toEqual({ message: 'token_expired' })
  await deleteOldSessions(services.db, services.now())
  const left = await services.db.selectFrom('sessions').where('id', '=', sessionId).selectAll().execute()
  expect(left).toEqual([])
  services.advance(-60 * 86_400_000)
})

test.each([1, 2, 5])(
  'trust S1: a refresh token that comes back after %i later ones ends its whole family, and no other',
  async (generations) => {
    const thiefs = await someone()
    const other = await insertSession(services, thiefs.id, services.now())
    let current = thiefs.refreshToken
    let access = ''
    for (let n = 0; n < generations; n++) {
      const pair = pairOf(await refresh(current))
      current = pair.refreshToken
      access = pair.accessToken
    }
    expect(await saysOf(access)).toBe('ok')
    services.advance(11_000)
    const replayed = await refresh(thiefs.refreshToken)
    expect(replayed.statusCode).toBe(401)
    expect(replayed.json()).toEqual({ message: 'bad_token' })
    expect(replayed.cookies.map(({ value }) => value)).toEqual(['', ''])
    expect(await saysOf(access)).toBe('bad_token')
    expect((await refresh(current)).json()).toEqual({ message: 'bad_token' })
    expect(services.ended).toContain(thiefs.sessionId)
    expect(services.logged.some((line) => line.includes(thiefs.sessionId))).toBe(true)
    expect(services.logged.some((line) => line.includes(thiefs.refreshToken))).toBe(false)
    expect(await saysOf(other.accessToken)).toBe('ok')
    // The user gets one notification on their other pages, and staff one audit row.
    expect((await refresh(thiefs.refreshToken)).json().message).toBe('bad_token')
    const told = await findNotifications(services.db, thiefs.id, 0, 10)
    expect(told.map(({ code }) => code)).toEqual(['session_ended_by_reuse'])
    const rows = await services.db
      .selectFrom('audit_log')
      .select('operation')
      .where('subject', '=', thiefs.sessionId)
      .execute()
    expect(rows).toEqual([{ operation: 'endReusedSession' }])
    expect(await firstBrokenAudit(services.db)).toBeNull()
  },
)

test('trust S14: a renewal whose response was lost can be repeated, even an hour later, until its tokens are used', async () => {
  const { refreshToken } = await someone()
  const lost = pairOf(await refresh(refreshToken))
  services.advance(3_600_000)
  const repeated = pairOf(await refresh(refreshToken))
  expect(repeated).toEqual(lost)
  expect(await saysOf(repeated.accessToken)).toBe('ok')
  services.advance(11_000)
  expect((await refresh(refreshToken)).json().message).toBe('bad_token')
  forgetSessions(services)
  expect(await saysOf(repeated.accessToken)).toBe('bad_token')
  services.advance(-3_611_000)
})

test('a guess at a refresh token ends nothing, whichever session it names', async () => {
  const { refreshToken, accessToken, sessionId } = await someone()
  const { accessToken: access, refreshToken: present } = pairOf(await refresh(refreshToken))
  expect(await saysOf(access)).toBe('ok')
  services.advance(11_000)
  const other = await someone()
  const odd = [
    '',
    'x',
    refreshToken.slice(0, -1),
    `${refreshToken}x`,
    `${refreshToken.split('.')[1]}`,
    `${sessionId}.${'A'.repeat(43)}`,
    `${refreshToken.slice(0, -1)}${refreshToken.endsWith('A') ? 'B' : 'A'}`,
    // Another session's secret, including its signature, under this session's name.
    `${sessionId}.${other.refreshToken.split('.')[1]}`,
  ]
  for (const token of odd) expect((await refresh(token)).json(), token).toEqual({ message: 'bad_token' })
  forgetSessions(services)
  expect(await saysOf(access)).toBe('ok')
  expect(services.ended).not.toContain(sessionId)
  expect((await refresh(present)).statusCode).toBe(200)
  expect(await saysOf(accessToken)).toBe('bad_token')
  expect((await app.inject({ method: 'POST', url: '/v1/auth/refresh' })).json().message).toBe('bad_token')
  services.advance(-11_000)
})

test('a browser never receives its refresh token in a response, even if a script asks like an app', async () => {
  const { accessToken, refreshToken } = await someone()
  let present = { accessToken, refreshToken }
  for (const headers of [
    {},
    { 'x-refresh-token': 'none', 'sec-fetch-site': 'same-origin' },
    { 'x-refresh-token': 'none', origin: services.config.publicUrl },
    { 'x-refresh-token': refreshToken, 'sec-fetch-site': 'same-origin' },
  ]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/auth/refresh',
      cookies: { refresh_token: present.refreshToken },
      headers,
    })
    expect(answer.statusCode).toBe(200)
    present = pairOf(answer)
    const { tokens } = answer.json().data
    expect(tokens).toEqual({ accessToken: present.accessToken, refreshToken: 'in-http-only-cookie' })
    expect(answer.body).not.toContain(present.refreshToken)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await refresh(tokens.refreshToken)).json().message).toBe('bad_token')
  }
  // Without a cookie, the header grants a page nothing.
  const headers = { 'x-refresh-token': present.refreshToken, 'sec-fetch-site': 'same-origin' }
  const answer = await app.inject({ method: 'POST', url: '/v1/auth/refresh', headers })
  expect(answer.json().message).toBe('bad_token')
})

test('a client without cookies stores its refresh token itself, and renews and logs out with it', async () => {
  const { id, refreshToken, sessionId } = await someone()
  const ask = (token: string) =>
    app.inject({ method: 'POST', url: '/v1/auth/refresh', headers: { 'x-refresh-token': token } })
  const answer = await ask(refreshToken)
  const { tokens } = answer.json().data
  expect(answer.cookies).toEqual([])
  expect(await saysOf(tokens.accessToken)).toBe('ok')
  expect((await ask(tokens.refreshToken)).statusCode).toBe(200)
  const other = await insertSession(services, id, services.now())
  const out = await logOut({ headers: { 'x-refresh-token': tokens.refreshToken } })
  expect([out.statusCode, out.cookies]).toEqual([200, []])
  expect(services.ended).toContain(sessionId)
  expect((await ask(tokens.refreshToken)).json().message).toBe('bad_token')
  expect(await saysOf(other.accessToken)).toBe('ok')
})

test('ASVS 3.5.1: no page of another site, not even a sibling domain, renews or ends a session', async () => {
  const { accessToken, refreshToken } = await someone()
  const cookies = { refresh_token: refreshToken }
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://shop.localhost:3000', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    const renewal = await app.inject({ method: 'POST', url: '/v1/auth/refresh', cookies, headers })
    for (const answer of [renewal, await logOut({ cookies, headers })]) {
      expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'forbidden' }])
      expect(answer.cookies).toEqual([])
    }
  }
  expect(await saysOf(accessToken)).toBe('ok')
  for (const headers of [{ origin: services.config.publicUrl }, { 'sec-fetch-site': 'same-origin' }, {}]) {
    const answer = await app.inject({ method: 'POST', url: '/v1/auth/refresh', cookies, headers })
    expect(answer.statusCode).toBe(200)
  }
})

test('logging out ends the session at once, its cookies and its sockets, and no other session', async () => {
  const { id, accessToken, refreshToken, sessionId } = await someone()
  const other = await insertSession(services, id, services.now())
  expect(await saysOf(accessToken)).toBe('ok')
  const answer = await app.inject({
    method: 'DELETE',
    url: '/v1/auth/logout',
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(answer.json()).toEqual({ data: {}, message: 'logout' })
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  for (const cookie of answer.cookies) expect(cookie).toMatchObject({ value: '', expires: new Date(0) })
  expect(answer.cookies.map(({ name }) => name)).toEqual(['access_token', 'refresh_token'])
  expect(await saysOf(accessToken)).toBe('bad_token')
  expect((await refresh(refreshToken)).json().message).toBe('bad_token')
  expect(services.ended).toContain(sessionId)
  expect(await saysOf(other.accessToken)).toBe('ok')
})

test.each([
  ['whose access token has run out', true, 0],
  ['without an access token', false, 0],
  ['whose last renewal was lost', true, 1],
])('trust S14: logging out of a browser %s ends what its refresh cookie proves', async (_, sends, lost) => {
  const { accessToken, refreshToken, sessionId } = await someone()
  let present = refreshToken
  for (let n = 0; n < lost; n++) present = pairOf(await refresh(refreshToken)).refreshToken
  services.advance(10 * 60_000 + 5_000)
  const answer = await logOut({
    cookies: { refresh_token: refreshToken },
    ...(sends && { headers: { authorization: `Bearer ${accessToken}` } }),
  })
  expect(answer.json()).toEqual({ data: {}, message: 'logout' })
  expect(answer.cookies.map(({ value }) => value)).toEqual(['', ''])
  for (const copy of [refreshToken, present])
    expect((await refresh(copy)).json()).toEqual({ message: 'bad_token' })
  expect(services.ended).toContain(sessionId)
  services.advance(-10 * 60_000 - 5_000)
})

test('logging out with another’s session id ends nothing', async () => {
  const { accessToken, sessionId } = await someone()
  const answer = await logOut({ cookies: { refresh_token: `${sessionId}.${'A'.repeat(43)}` } })
  expect(answer.statusCode).toBe(200)
  forgetSessions(services)
  expect(await saysOf(accessToken)).toBe('ok')
})

test('logging out without a session is no error', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/v1/auth/logout' })
  expect(answer.statusCode).toBe(200)
})

test('trust S12: a ban takes effect within a second, even if another process wrote it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { id, accessToken, refreshToken } = await someone()
  expect(await saysOf(accessToken)).toBe('ok')
  await services.db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', id).execute()
  vi.advanceTimersByTime(999)
  expect(await saysOf(accessToken)).toBe('ok')
  vi.advanceTimersByTime(1)
  expect(await saysOf(accessToken)).toBe('account_banned')
  const renewed = await refresh(refreshToken)
  expect(renewed.statusCode).toBe(403)
  expect(renewed.json()).toEqual({ message: 'account_banned' })
})

test('trust S12: a removed permission is gone within a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const booster = await insertBooster(services)
  const token = await signIn(services, booster.id)
  const board = () =>
    app.inject({ url: '/v1/orders/available', headers: { authorization: `Bearer ${token}` } })
  expect((await board()).statusCode).toBe(200)
  await services.db.updateTable('users').set({ permissions: [] }).where('id', '=', booster.id).execute()
  vi.advanceTimersByTime(1_000)
  expect((await board()).json()).toEqual({ message: 'forbidden' })
  await services.db
    .updateTable('users')
    .set({ permissions: ['Booster'] })
    .where('id', '=', booster.id)
    .execute()
  forgetSessions(services)
  expect((await board()).statusCode).toBe(200)
})

test('trust A4: consent and gclid follow the session; 50 foreign users are forbidden and change nothing', async () => {
  const own = await someone()
  const others = await Promise.all(Array.from({ length: 25 }, () => insertCustomer(services)))
  const post = (call: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/v1/users/${call}`,
      headers: { authorization: `Bearer ${own.accessToken}` },
      payload,
    })
  for (const { id } of others)
    for (const answer of [
      await post('consent', { user: id, consent: true }),
      await post('gclidCookie', { user: id, gclid: 'Cj0KCQ' }),
    ])
      expect([answer.statusCode, answer.json()]).toEqual([403, { message: 'forbidden' }])
  const changed = () =>
    services.db
      .selectFrom('users')
      .select(['id', 'consent', 'gclid'])
      .where((eb) => eb.or([eb('consent', '=', true), eb('gclid', 'is not', null)]))
      .execute()
  expect(await changed()).toEqual([])

  expect((await post('consent', { user: own.id, consent: true })).json()).toEqual({ data: { consent: true } })
  expect((await post('gclidCookie', { gclid: 'Cj0KCQ' })).json()).toEqual({ data: {} })
  expect(await changed()).toEqual([{ id: own.id, consent: true, gclid: 'Cj0KCQ' }])
  expect((await me(own.accessToken)).json().data.user.consent).toBe(true)
  for (const gclid of ['', 'a b', '<script>', 'x'.repeat(201), 7])
    expect((await post('gclidCookie', { gclid })).json().message, String(gclid)).toBe('bad_params')
})

test('behind https the refresh token’s cookie is Secure and bound to the host', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: services.config.dataDir,
    PUBLIC_URL: 'https://localhost',
    RATE_LIMIT: '0',
  })
  const secure = await buildApp({ services: { ...services, config } })
  const { refreshToken } = await someone()
  const name = refreshCookie(config)
  expect(name).toBe('__Host-refresh_token')
  const answer = await secure.inject({
    method: 'POST',
    url: '/v1/auth/refresh',
    cookies: { [name]: refreshToken },
  })
  await secure.close()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
  for (const cookie of answer.cookies) expect(cookie).toMatchObject({ secure: true, path: '/' })
  expect(answer.cookies[1]).toMatchObject({ name, httpOnly: true })
  expect(answer.cookies[1]).not.toHaveProperty('domain')
})
