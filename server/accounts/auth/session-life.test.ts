import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { buildApp } from '#server/composed/app.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'
import { mostSessions } from '#server/platform/sessions/tokens.ts'
import { createTestDatabase } from '#server/test/database.ts'
import { insertCustomer, signIn, type TestServices, testServices } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { rounds } from '#server/test/rounds.ts'
import { startSession } from './start-session.ts'

const { app, services } = await openApp()
type App = typeof app

const refresh = (at: App, token: string) =>
  at.inject({ method: 'POST', url: '/v1/auth/refresh', cookies: { refresh_token: token } })
const cookieOf = (answer: Awaited<ReturnType<typeof refresh>>, name: string) =>
  answer.cookies.find((each) => each.name === name)?.value ?? ''
const me = (at: App, token: string) =>
  at.inject({ url: '/v1/users/@me', headers: { authorization: `Bearer ${token}` } })

const count = rounds(30, 200)

describe('trust S2: twenty tabs on two processes, whose replies are cut at random', () => {
  const processes: { app: App; services: TestServices }[] = []
  let drop = async () => {}
  beforeAll(async () => {
    const database = await createTestDatabase()
    for (let each = 0; each < 2; each++) {
      const own = await testServices(database.url, { connections: 10 })
      own.config = { ...own.config, secretKey: services.config.secretKey }
      processes.push({ app: await buildApp({ services: own }), services: own })
    }
    drop = database.drop
  })
  afterAll(async () => {
    for (const each of processes) {
      await each.app.close()
      await each.services.close()
    }
    await drop()
  })

  test(`${count} rounds sign nobody out, and each round makes one new pair`, async () => {
    const [first, second] = processes
    if (!first || !second) throw new Error('two processes')
    const { id } = await insertCustomer(first.services)
    const { refreshToken } = await insertSession(first.services, id, first.services.now())
    let jar = { refresh_token: refreshToken, access_token: '' }
    let cut = 0
    for (let round = 0; round < count; round++) {
      for (const { services } of processes) services.advance(11 * 60_000)
      const before = jar.refresh_token
      const tabs = await Promise.all(
        Array.from({ length: 20 }, async (_, tab) => {
          const answer = await refresh((tab % 2 ? first : second).app, before)
          expect(answer.statusCode, `round ${round}`).toBe(200)
          const arrived = Math.random() < 0.5
          if (!arrived) cut++
          return { answer, arrived }
        }),
      )
      const pairs = tabs.map(
        ({ answer }) => `${cookieOf(answer, 'access_token')} ${cookieOf(answer, 'refresh_token')}`,
      )
      expect(new Set(pairs).size).toBe(1)
      const any = tabs.find(({ arrived }) => arrived)
      // All of them cut: the browser still has the old token, and the next round starts with it.
      if (!any) continue
      jar = {
        refresh_token: cookieOf(any.answer, 'refresh_token'),
        access_token: cookieOf(any.answer, 'access_token'),
      }
      const tab = await me((round % 2 ? first : second).app, jar.access_token)
      expect(tab.statusCode).toBe(200)
    }
    expect(cut).toBeGreaterThan(count * 5)
    const told = await first.services.db.selectFrom('notifications').select('code').orderBy('id').execute()
    expect(told).toEqual([])
  })
})

test('a session ends 90 days after the sign-in, however often it is renewed (ASVS 7.3.2)', async () => {
  const { id } = await insertCustomer(services)
  let { refreshToken: token } = await insertSession(services, id, services.now())
  for (let days = 20; days <= 80; days += 20) {
    services.advance(20 * dayMs)
    const answer = await refresh(app, token)
    expect(answer.statusCode, `after ${days} days`).toBe(200)
    token = cookieOf(answer, 'refresh_token')
  }
  services.advance(9 * dayMs)
  const last = await refresh(app, token)
  expect(last.statusCode).toBe(200)
  services.advance(dayMs + 1000)
  expect((await refresh(app, cookieOf(last, 'refresh_token'))).json()).toEqual({ message: 'token_expired' })
})

test('a person has at most twenty sessions: one more ends the one that was used least recently (ASVS 7.1.2)', async () => {
  const { id } = await insertCustomer(services)
  const sessions = []
  for (let each = 0; each < mostSessions; each++) {
    services.advance(1000)
    sessions.push(await insertSession(services, id, services.now()))
  }
  const request = { headers: {}, cookies: {}, ip: '127.0.0.1' }
  const reply = { header: () => reply, setCookie: () => reply }
  services.advance(1000)
  const { tokens } = await startSession(services, id, request as never, reply as never)
  expect((await me(app, tokens.accessToken)).statusCode).toBe(200)
  expect((await me(app, sessions[0]?.accessToken ?? '')).json()).toEqual({ message: 'bad_token' })
  expect((await me(app, sessions[1]?.accessToken ?? '')).statusCode).toBe(200)
  expect(services.ended).toContain(sessions[0]?.sessionId)
})

test('a new SECRET_KEY signs nobody out: what the key before it signed is still accepted (ASVS 11.2.2)', async () => {
  const { id } = await insertCustomer(services)
  const { refreshToken } = await insertSession(services, id, services.now())
  const renewed = await refresh(app, refreshToken)
  const { secretKey } = services.config
  const rotated = {
    ...services,
    config: { ...services.config, secretKey: 'f'.repeat(64), earlierSecretKey: secretKey },
  }
  const after = await buildApp({ services: rotated })
  // The reply was lost just before the rotation: the repeated call gets the very same successor.
  const repeated = await refresh(after, refreshToken)
  expect([repeated.statusCode, cookieOf(repeated, 'refresh_token')]).toEqual([
    200,
    cookieOf(renewed, 'refresh_token'),
  ])
  const next = await refresh(after, cookieOf(renewed, 'refresh_token'))
  expect(next.statusCode).toBe(200)
  // A stolen older token is still recognized as ours.
  expect((await me(after, cookieOf(next, 'access_token'))).statusCode).toBe(200)
  services.advance(11_000)
  expect((await refresh(after, refreshToken)).statusCode).toBe(401)
  expect((await refresh(after, cookieOf(next, 'refresh_token'))).statusCode).toBe(401)
  await after.close()
})

test('over https the cookies carry the prefixes that no sibling domain can set (ASVS 3.3.1, 3.3.3)', async () => {
  const secure = { ...services, config: { ...services.config, publicUrl: 'https://peakline.example' } }
  const own = await buildApp({ services: secure })
  const { id } = await insertCustomer(services)
  const { refreshToken } = await insertSession(services, id, services.now())
  const answer = await own.inject({
    method: 'POST',
    url: '/v1/auth/refresh',
    cookies: { '__Host-refresh_token': refreshToken },
  })
  expect(answer.cookies).toMatchObject([
    { name: '__Host-access_token', path: '/', secure: true, sameSite: 'Lax' },
    { name: '__Host-refresh_token', path: '/', secure: true, sameSite: 'Lax', httpOnly: true },
  ])
  expect((await me(own, await signIn(services, id))).statusCode).toBe(200)
  await own.close()
})
