import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { insertBooster, insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { opened, openTestRealtime } from '#server/test/realtime.ts'

const { app, services } = await openApp()

type Line = Record<string, unknown>
const linesOf = (event: string): Line[] =>
  services.logged.map((line) => JSON.parse(line) as Line).filter((line) => line.event === event)

/** What must appear in no line. */
const canaries = ['canary', 'example.com', '203.0.113.', 'staff-only remark']
const canary = { username: 'canary-name', email: 'canary@example.com' }

function ask(method: 'GET' | 'POST', url: string, token?: string, payload?: object) {
  return app.inject({
    method,
    url,
    remoteAddress: '203.0.113.7',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(payload && { payload }),
  })
}

test('ASVS 16.3: refusals, sign-ins and staff actions are logged, each once a minute, without personal content', async () => {
  const { id } = await insertCustomer(services, { username: canary.username, email: canary.email })
  const token = await signIn(services, id)
  // Known by its token from now on.
  await ask('GET', '/v1/users/@me', token)
  for (let time = 0; time < 3; time++) await ask('GET', '/v1/users', token)
  await ask('GET', '/v1/users', 'made-up')
  await ask('GET', '/v1/users')
  await ask('POST', '/v1/payments/webhooks/sandbox', undefined, { canary: true })
  await ask('POST', '/v1/auth/login', undefined, { email: canary.email, password: 'canary-password' })

  const clerk = await insertStaff(services, ['EditUsers'])
  const boss = await insertStaff(services, ['EditUsers', 'FullAccess'])
  const clerkToken = await signIn(services, clerk.id)
  await ask('POST', `/v1/users/${boss.id}/ban`, clerkToken, { reason: 'abuse' })
  await ask('POST', `/v1/users/${id}/ban`, clerkToken, { reason: 'abuse', note: 'staff-only remark' })
  await ask('GET', '/v1/users/@me', token)

  const route = 'GET /v1/users'
  expect(linesOf('refused')).toEqual([
    expect.objectContaining({ code: 'forbidden', route, userId: id, address: expect.any(String) }),
    expect.objectContaining({ code: 'bad_token', route }),
    expect.objectContaining({ code: 'invalid_signature', route: 'POST /v1/payments/webhooks/:provider' }),
    expect.objectContaining({
      code: 'access_denied',
      route: 'POST /v1/users/:user_id/ban',
      userId: clerk.id,
    }),
    expect.objectContaining({ code: 'account_banned', route: 'GET /v1/users/@me', userId: id }),
  ])
  expect(linesOf('sign-in')).toEqual([expect.objectContaining({ outcome: 'wrong e-mail or password' })])
  expect(linesOf('staff action')).toEqual([
    expect.objectContaining({ operation: 'ban person', actorId: clerk.id, userId: id, reason: 'abuse' }),
  ])
  services.advance(60_000)
  await ask('GET', '/v1/users/@me', token)
  expect(linesOf('refused')).toHaveLength(6)
  for (const line of services.logged)
    for (const word of canaries) expect(line.toLowerCase()).not.toContain(word)
})

test('trust S13: a missing second factor and a missing fresh proof are logged, each once a minute', async () => {
  services.logged.length = 0
  services.config = { ...services.config, staffSecondFactor: true }
  onTestFinished(() => {
    services.config = { ...services.config, staffSecondFactor: false }
  })
  const staff = await insertStaff(services, ['EditUsers'])
  const token = await signIn(services, staff.id)
  for (let time = 0; time < 3; time++)
    expect((await ask('GET', '/v1/users', token)).json().message).toBe('second_factor_required')
  const { id } = await insertCustomer(services)
  const old = await signIn(services, id)
  services.advance(6 * 60_000)
  for (let time = 0; time < 3; time++)
    expect((await ask('POST', '/v1/users/@me/export', old)).json().message).toBe('fresh_proof_needed')
  const address = expect.any(String)
  expect(linesOf('refused')).toEqual([
    expect.objectContaining({
      code: 'second_factor_required',
      route: 'GET /v1/users',
      userId: staff.id,
      address,
    }),
    expect.objectContaining({
      code: 'fresh_proof_needed',
      route: 'POST /v1/users/@me/export',
      userId: id,
      address,
    }),
  ])
})

test('refused sockets are logged once a minute by their reason', async () => {
  services.logged.length = 0
  const open = await openTestRealtime(services)
  const token = await signIn(services, (await insertBooster(services)).id)
  const clients = Array.from({ length: 12 }, () => open.client(token, { transports: ['websocket'] }))
  await Promise.all(clients.map((client) => opened(client).catch(() => {})))
  for (let time = 0; time < 3; time++) await opened(open.client(randomUUID())).catch(() => {})
  await open.close()
  expect(linesOf('refused').map(({ code, route }) => [code, route])).toEqual([
    ['multiple_connection_detected', 'socket'],
    ['socket_unauthorized', 'socket'],
  ])
})
