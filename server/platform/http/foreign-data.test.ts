import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import type { Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { permissions } from '#core/people/permissions.ts'
import { pathIn } from '#i18n/href.ts'
import { routePatterns } from '#i18n/paths.ts'
import { prepareExports } from '#server/records/privacy/prepare-exports.ts'
import { insertBooster, insertCustomer, insertSupply } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { realSite } from '#server/test/real-site.ts'
import { heardAll, openTestRealtime } from '#server/test/realtime.ts'
import { someoneWithALife } from '#server/test/someone-with-a-life.ts'
import { insertSession } from '../sessions/session-store.ts'

const { app, services } = await openApp(realSite)
await insertSupply(services)
const { db } = services

// React Router warns of pages that aren't built yet.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.mocked(console.warn).mockRestore())

const tokenOf = async (id: string) =>
  (await insertSession(services, id, services.now(), 'passkey')).accessToken

/** Somebody with data of every kind, each with a word that is in nothing else. */
async function owner() {
  const { canary, email, order, person, thread, file } = await someoneWithALife(services)
  // Reviews are public.
  await db.deleteFrom('reviews').where('order_id', '=', order.id).execute()
  const token = await tokenOf(person.id)
  const { id: payment } = await db
    .selectFrom('payments')
    .select('id')
    .where('subject_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const mail = await db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const ids: Record<string, string> = {
    order_id: order.id,
    number: String(order.number),
    user_id: person.id,
    payment_id: payment,
    thread_id: thread,
    file_id: file,
    application_id: application.id,
    mail_id: String(mail.id),
    state: 'completed',
    version: '1',
    name: 'terms',
    export_id: await exportOf(token),
  }
  return { token, canary, email, ids, person }
}

async function exportOf(token: string): Promise<string> {
  const asked = await ask('POST', '/v1/users/@me/export', token, {})
  await prepareExports(services)
  const id = asked.json().data.export._id as string
  const ready = () => db.selectFrom('data_exports').select('bytes').where('id', '=', id).executeTakeFirst()
  await expect.poll(async () => (await ready())?.bytes ?? null).not.toBeNull()
  return id
}

function ask(method: string, url: string, token?: string, payload?: object, key?: string) {
  return app.inject({
    method: method as 'GET',
    url,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'idempotency-key': key }) },
    ...(token && { cookies: { access_token: token } }),
    ...(payload && { payload }),
  })
}

const filled = (path: string, ids: Record<string, string>) =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID())

type Door = { name: string; open: (token: string | undefined) => Promise<string> }

/** Every door through which a person's data could leave, asked for the data of one. */
function doorsOf(ids: Record<string, string>): Door[] {
  const calls = (Object.keys(operations) as OperationName[])
    .filter((name) => operations[name].startsWith('GET '))
    .map((name) => ({
      name: `API ${name}`,
      open: async (token?: string) => (await ask('GET', filled(methodAndPath(name).path, ids), token)).body,
    }))
  const pages = routePatterns
    .filter((pattern) => /^\/(dashboard|checkout)/.test(pattern))
    .map((pattern) => ({
      name: `page ${pattern}`,
      async open(token?: string) {
        const { body } = await ask(
          'GET',
          pathIn(pattern, 'en', { ...ids, post_id: '1', raffle_id: '1' }),
          token,
        )
        // A page names its own address, also where it says no more than that.
        return pattern.endsWith('/:user_id') ? body.replaceAll(`/user/${ids.user_id}`, '') : body
      },
    }))
  const archive = {
    name: 'own archive',
    async open(token?: string) {
      if (!token) return ''
      const url = `/v1/users/@me/export/${await exportOf(token)}`
      const files = unzipSync((await ask('GET', url, token)).rawPayload)
      return Object.values(files)
        .map((content) => Buffer.from(content).toString())
        .join()
    },
  }
  return [...calls, ...pages, archive]
}

async function strangers(): Promise<Record<string, string | undefined>> {
  return {
    visitor: undefined,
    guest: await tokenOf((await insertCustomer(services, { kind: 'guest' })).id),
    customer: await tokenOf((await insertCustomer(services)).id),
    booster: await tokenOf((await insertBooster(services)).id),
  }
}

test('trust A5: every datum of a person through all its doors, asked by strangers: 0 hits', async () => {
  const { token, canary, email, ids, person } = await owner()
  const staff = await tokenOf((await insertCustomer(services, { permissions: [...permissions] })).id)
  const words = { 'what they wrote': canary, address: email, account: person.id }
  const doors = doorsOf(ids)
  const has = (body: string) =>
    Object.entries(words)
      .filter(([, word]) => body.includes(word))
      .map(([what]) => what)
  // Who is meant to see it does: the doors work, and a leak would show.
  const seen = new Map<string, string[]>()
  for (const door of doors)
    for (const entitled of [token, staff])
      for (const what of has(await door.open(entitled)))
        seen.set(what, [...(seen.get(what) ?? []), door.name])
  for (const what of Object.keys(words)) expect(new Set(seen.get(what)).size, what).toBeGreaterThan(5)

  const hits: string[] = []
  for (const [who, stranger] of Object.entries(await strangers()))
    for (const door of doors)
      for (const what of has(await door.open(stranger))) hits.push(`${who} sees ${what} through ${door.name}`)
  expect(hits).toEqual([])
  expect(doors.length).toBeGreaterThan(70)
})

test('trust A5: no stranger’s socket hears of a person', async () => {
  const { token, canary, ids, person } = await owner()
  const open = await openTestRealtime(services)
  const heard: Record<string, string> = {}
  const all = { owner: token, ...(await strangers()) }
  const sockets: Socket[] = []
  for (const [who, each] of Object.entries(all)) {
    heard[who] = ''
    const socket = await open.connect(each)
    sockets.push(socket)
    socket.onAny((...event) => {
      heard[who] += JSON.stringify(event)
    })
    // Rooms are the server's choice, whatever a client asks for.
    for (const event of ['join', 'subscribe', 'room']) socket.emit(event, `user:${person.id}`)
    socket.emit('check_connection', { thread: ids.thread_id, user: person.id })
  }
  const staff = await tokenOf((await insertCustomer(services, { permissions: ['EditOrders'] })).id)
  const answered = await ask('POST', `/v1/support/threads/${ids.thread_id}/messages`, staff, {
    message_id: randomUUID(),
    text: `${canary} is solved`,
  })
  expect(answered.statusCode).toBe(200)
  services.realtime.toUser(person.id, 'order_changed', { order_id: canary, version: 1 })
  await Promise.all(sockets.map(heardAll))
  expect(heard.owner).toContain(canary)
  for (const who of ['visitor', 'guest', 'customer', 'booster']) expect(heard[who], who).not.toContain(canary)
  await open.close()
})

type Recorded = { method: string; url: string; payload?: object; key?: string }

/** What a customer does, each request as their browser sends it. */
async function journeyOf(word: string) {
  const { id } = await insertCustomer(services, {
    username: `${word}${randomUUID().slice(0, 6)}`,
    verified_at: services.now(),
  })
  const token = await tokenOf(id)
  const recorded: Recorded[] = []
  const go = async (method: string, url: string, payload?: object) => {
    const key = method === 'POST' ? randomUUID() : undefined
    recorded.push({ method, url, ...(payload && { payload }), ...(key && { key }) })
    return ask(method, url, token, payload, key)
  }
  const created = await go('POST', '/v1/orders', Object(contract.createOrder.example).body)
  const { order_id } = created.json().data.order ?? created.json().data
  await db.updateTable('orders').set({ in_game_name: word }).where('id', '=', order_id).execute()
  await go('PATCH', '/v1/users/@me/profile', { username: `${word}${randomUUID().slice(0, 6)}` })
  await go('PUT', `/v1/orders/${order_id}/credentials`, {
    login: `${word}-login`,
    password: `${word}-password`,
    in_game_name: `${word}#EUW`,
  })
  await go('POST', '/v1/support/chat/messages', { message_id: randomUUID(), text: `${word} asks`, page: '/' })
  await go('POST', '/v1/users/@me/export', {})
  await go('POST', `/v1/orders/${order_id}/credentials/view`)
  await go('POST', `/v1/orders/${order_id}/pay`, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  const ids: Record<string, string> = { order_id, user_id: id }
  for (const name of Object.keys(operations) as OperationName[]) {
    const { guard }: Endpoint = contract[name]
    const { method, path } = methodAndPath(name)
    if (method === 'GET' && guard === 'authentication') await go('GET', filled(path, ids))
  }
  for (const pattern of [
    '/dashboard',
    '/dashboard/my-orders',
    '/dashboard/order/:order_id',
    '/dashboard/profile-settings',
    '/checkout/:order_id',
  ] as const)
    await go('GET', pathIn(pattern, 'en', ids))
  return { token, recorded }
}

test('trust A2: every request of one person’s journey, replayed with another’s token: 0 bodies with foreign data', async () => {
  const word = `Qx${randomUUID().slice(0, 8)}`
  const { token, recorded } = await journeyOf(word)
  const replayed = async (as: string | undefined) => {
    let hits = 0
    const where: string[] = []
    for (const { method, url, payload, key } of recorded) {
      // Their own words must not come back as if they were the other's.
      const own = payload && JSON.parse(JSON.stringify(payload).replaceAll(word, 'something'))
      const { body } = await ask(method, url, as, own, key)
      if (!body.includes(word)) continue
      hits++
      where.push(`${method} ${url}`)
    }
    return { hits, where }
  }
  expect(recorded.length).toBeGreaterThan(20)
  for (const [who, stranger] of Object.entries(await strangers()))
    expect(await replayed(stranger), who).toEqual({ hits: 0, where: [] })
  const own = await replayed(token)
  // Replayed with their own token, the same requests show their words.
  expect(own.hits).toBeGreaterThanOrEqual(6)
})
