import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { type Guard, type Permission, permissions } from '#core/people/permissions.ts'
import { insertBooster, insertCustomer, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { insertSession, revokeSession } from '../sessions/session-store.ts'

const routed: string[] = []
const listRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    routed.push(...[method].flat().map((each) => `${each} ${url}`))
  })
}

subscribe('fastify.initialization', listRoutes)
const { app, services } = await openApp()
unsubscribe('fastify.initialization', listRoutes)

/** Logging out comes last, because it succeeds. */
const names = (Object.keys(operations) as OperationName[]).sort(
  (a, b) => Number(a === 'logout') - Number(b === 'logout'),
)

/** Who calls, with a fresh token, and what refuses them before any permission is checked. */
type Person = { token?: string; stopped?: string; permissions: readonly Permission[] }
const staffPermissions = permissions.filter((each) => each !== 'Booster')
/** Every set of the four staff permissions, one column of the matrix each. */
const staffSets = Array.from({ length: 2 ** staffPermissions.length }, (_, set) =>
  staffPermissions.filter((_permission, bit) => set & (1 << bit)),
)

async function people(): Promise<[string, Person][]> {
  const token = async (columns: object = {}) => signIn(services, (await insertCustomer(services, columns)).id)
  const revoked = await insertSession(services, (await insertCustomer(services)).id, services.now())
  await revokeSession(services.db, revoked.sessionId, services.now())
  const anHourAgo = new Date(services.now().getTime() - 3_600_000)
  const expired = await insertSession(services, (await insertCustomer(services)).id, anHourAgo)
  const everything = [...permissions]
  return [
    ['visitor', { stopped: 'unauthorized', permissions: [] }],
    ['a made-up token', { token: 'made-up', stopped: 'bad_token', permissions: [] }],
    ['expired', { token: expired.accessToken, stopped: 'token_expired', permissions: [] }],
    ['revoked', { token: revoked.accessToken, stopped: 'bad_token', permissions: [] }],
    [
      'banned with every permission',
      {
        token: await token({ permissions: everything, banned_at: services.now() }),
        stopped: 'account_banned',
        permissions: [],
      },
    ],
    ['guest', { token: await token({ kind: 'guest' }), permissions: [] }],
    ['customer', { token: await token(), permissions: [] }],
    [
      'booster',
      { token: await signIn(services, (await insertBooster(services)).id), permissions: ['Booster'] },
    ],
    ['everything', { token: await token({ permissions: everything }), permissions: everything }],
    ...(await Promise.all(
      staffSets.map(
        async (set): Promise<[string, Person]> => [
          `staff with ${set.join(' and ') || 'nothing'}`,
          { token: await token({ permissions: set }), permissions: set },
        ],
      ),
    )),
  ]
}

/** The code with which spec 6 refuses a person at a guard, or null. */
function refusalOf(person: Person, guard: Guard): string | null {
  if (guard === 'public') return null
  if (person.stopped) return person.stopped
  if (guard === 'authentication') return null
  if (guard === 'staff' && person.permissions.some((each) => each !== 'Booster')) return null
  if (guard !== 'staff' && person.permissions.includes(guard)) return null
  return 'forbidden'
}

const states: Record<string, string> = { state: 'boosting', provider: 'sandbox' }
const urlOf = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => states[name] ?? randomUUID())

function ask(name: OperationName, token: string | undefined) {
  const { method, path } = methodAndPath(name)
  const endpoint: Endpoint = contract[name]
  // Without `user`, a call is about the caller.
  const body = endpoint.body && { ...Object(endpoint.example?.body), user: undefined }
  return app.inject({
    method: method as 'GET',
    url: urlOf(path),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  })
}

const guardCodes = ['unauthorized', 'token_expired', 'forbidden', 'account_banned', 'bad_token']

// More than a thousand calls take their time on a busy machine.
test('trust A1, A6: every operation refuses exactly whom its guard says, for all 25 kinds of people', async () => {
  const wrong: string[] = []
  for (const [who, person] of await people())
    for (const name of names) {
      const { guard, errors }: Endpoint = contract[name]
      const answer = await ask(name, person.token)
      const said = answer.json().message
      const wanted = refusalOf(person, guard)
      // A call that everyone can make judges what it was sent: a cookie, or the token of a mailed link.
      const own = guard === 'public' && (errors as readonly string[]).includes(said)
      const refused = guardCodes.includes(said) && !own ? said : null
      if (refused !== wanted) wrong.push(`${who}: ${name} (${guard}) said ${said}, not ${wanted}`)
      if (answer.statusCode >= 500) wrong.push(`${who}: ${name} answered ${answer.statusCode}`)
      if (wanted && answer.statusCode !== (/banned|forbidden/.test(wanted) ? 403 : 401))
        wrong.push(`${who}: ${name} answered ${answer.statusCode} with ${said}`)
    }
  expect(wrong).toEqual([])
})

test('a refused person learns nothing about the shape of a call', async () => {
  for (const name of names) {
    const endpoint: Endpoint = contract[name]
    if (endpoint.guard === 'public' || !endpoint.body) continue
    const { method, path } = methodAndPath(name)
    const answer = await app.inject({ method: method as 'POST', url: urlOf(path), payload: { odd: true } })
    expect(answer.json(), name).toEqual({ message: 'unauthorized' })
  }
})

test('every operation is routed, and every route under /v1 is an operation', () => {
  const besides = ['/v1/*', '/v1/docs', '/v1/openapi.json']
  const open = routed.filter(
    (line) => line.includes(' /v1/') && !line.startsWith('HEAD ') && !line.startsWith('OPTIONS '),
  )
  const unknown = open.filter((line) => {
    const url = line.split(' ')[1] ?? ''
    return !besides.some((each) => url === each || (each === '/v1/docs' && url.startsWith('/v1/docs/')))
  })
  expect(unknown.sort()).toEqual(Object.values(operations).sort())
})

test('an unknown address is not_found in the form of every refusal, by any method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
    for (const url of [
      '/v1/nothing',
      '/v1/',
      ...(method === 'GET' ? ['/nothing'] : []),
      '/v1/orders/a/b/c/d',
    ]) {
      const answer = await app.inject({ method, url })
      expect([answer.statusCode, answer.json()], `${method} ${url}`).toEqual([404, { message: 'not_found' }])
    }
})
