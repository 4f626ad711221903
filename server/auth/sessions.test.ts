import { expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { firstBrokenAudit } from '../audit/record-audit.ts'
import { readConfig } from '../config.ts'
import { findNotifications } from '../notifications/notification-store.ts'
import { insertBooster, insertCustomer, signIn } from '../test/factories.ts'
import { openApp } from '../test/open-app.ts'
import { forgetSessions } from './authenticate.ts'
import { deleteOldSessions, insertSession } from './session-store.ts'
import { refreshCookie } from './tokens.ts'

const { app, services } = await openApp()

const someone = async (columns: object = {}) => {
  const { id } = await insertCustomer(services, columns)
  return { id, ...(await insertSession(services.db, id, services.now())) }
}
const refresh = (token: string) =>
  app.inject({ method: 'POST', url: '/v1/auth/refresh', cookies: { refresh_token: token } })
const me = (token: string) =>
  app.inject({ url: '/v1/users/@me', headers: { authorization: `Bearer ${token}` } })
const saysOf = async (token: string) => {
  const answer = await me(token)
  return answer.statusCode === 200 ? 'ok' : answer.json().message
}
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('spec 7: @me answers the user with the fields of spec 3', async () => {
  const booster = await insertBooster(services, { filters: ['a:b:c', 'd:e:f'] })
  const answer = await me(await signIn(services, booster.id))
  const { user } = answer.json().data
  expect(user).toMatchObject({ _id: booster.id, consent: false, balance: 0, permissions: ['Booster'] })
  expect(user.boosterDetails.services).toEqual([{ filter: { _id: 'a:b:c' } }, { filter: { _id: 'd:e:f' } }])
  expect(answer.body).not.toContain('password')
})

test('every odd token is refused with its code', async () => {
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

test('trust S2: 20 refreshes at once make one new pair and log nobody out, 20 rounds in a row', async () => {
  let { refreshToken } = await someone()
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const pairs = new Set(answers.map((answer) => JSON.stringify(answer.json().data.tokens)))
    expect(pairs.size).toBe(1)
    const { tokens } = answers[0]?.json().data ?? {}
    expect(tokens.refreshToken).not.toBe(refreshToken)
    expect(answers[19]?.cookies.map(({ value }) => value)).toEqual([tokens.accessToken, tokens.refreshToken])
    expect(await saysOf(tokens.accessToken)).toBe('ok')
    refreshToken = tokens.refreshToken
  }
})

test('a renewed session drops its old access token, and lives for 30 days more', async () => {
  const { accessToken, refreshToken, sessionId } = await someone()
  services.advance(29 * 86_400_000)
  const { tokens } = (await refresh(refreshToken)).json().data
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
    const other = await insertSession(services.db, thiefs.id, services.now())
    let current = thiefs.refreshToken
    let access = ''
    for (let n = 0; n < generations; n++) {
      const { tokens } = (await refresh(current)).json().data
      current = tokens.refreshToken
      access = tokens.accessToken
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
    // The person finds a notice on their other pages, and staff a row in the audit, once.
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

test('a guess at a refresh token ends nothing unless it names a session', async () => {
  const { refreshToken, accessToken } = await someone()
  const odd = ['', 'x', refreshToken.slice(0, -1), `${refreshToken}x`, `${refreshToken.split('.')[1]}`]
  for (const token of odd) expect((await refresh(token)).json(), token).toEqual({ message: 'bad_token' })
  expect(await saysOf(accessToken)).toBe('ok')
  expect((await app.inject({ method: 'POST', url: '/v1/auth/refresh' })).json().message).toBe('bad_token')
})

test('logging out ends the session at once, its cookies and its sockets, and no other session', async () => {
  const { id, accessToken, refreshToken, sessionId } = await someone()
  const other = await insertSession(services.db, id, services.now())
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

test('logging out without a session is no error', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/v1/auth/logout' })
  expect(answer.statusCode).toBe(200)
})

test('trust S12: a ban works within a second, also when another process wrote it', async () => {
  const { id, accessToken, refreshToken } = await someone()
  expect(await saysOf(accessToken)).toBe('ok')
  await services.db.updateTable('users').set({ banned_at: new Date() }).where('id', '=', id).execute()
  const banned = performance.now()
  let lastAccepted = banned
  for (let said = 'ok'; said !== 'account_banned'; said = await saysOf(accessToken)) {
    if (said === 'ok') lastAccepted = performance.now()
    expect(performance.now() - banned).toBeLessThan(5_000)
    await sleep(20)
  }
  expect(lastAccepted - banned).toBeLessThanOrEqual(1_100)
  const renewed = await refresh(refreshToken)
  expect(renewed.statusCode).toBe(403)
  expect(renewed.json()).toEqual({ message: 'account_banned' })
})

test('trust S12: a permission that is taken away is gone within a second', async () => {
  const booster = await insertBooster(services)
  const token = await signIn(services, booster.id)
  const board = () =>
    app.inject({ url: '/v1/orders/available', headers: { authorization: `Bearer ${token}` } })
  expect((await board()).statusCode).toBe(200)
  await services.db.updateTable('users').set({ permissions: [] }).where('id', '=', booster.id).execute()
  await sleep(1_050)
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
    PUBLIC_URL: 'https://peakline.example',
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
  expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
  for (const cookie of answer.cookies) expect(cookie).toMatchObject({ secure: true, path: '/' })
  expect(answer.cookies[1]).toMatchObject({ name, httpOnly: true })
  expect(answer.cookies[1]).not.toHaveProperty('domain')
})
