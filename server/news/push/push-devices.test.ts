import { afterAll, beforeEach, expect, test } from 'vitest'
import { endSession } from '#server/accounts/auth/end-session.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { pushSenderKey } from '#server/platform/config/push-sender-key.ts'
import { httpsWebPush } from '#server/platform/outside/https-web-push.ts'
import { noWebPush } from '#server/platform/outside/web-push.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { insertSession, revokeSurplus } from '#server/platform/sessions/session-store.ts'
import { setBan } from '#server/platform/users/user-store.ts'
import { insertCustomer, insertStaff } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { host, subscribe } from '#server/test/push-service.ts'
import { openTestRealtime } from '#server/test/realtime.ts'
import { rounds } from '#server/test/rounds.ts'
import { savePushDevice } from './push-device-store.ts'

const { app, services } = await openApp()
const realtime = await openTestRealtime(services)
afterAll(() => realtime.close())
const key = pushSenderKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')
const webPush = httpsWebPush({ key, contact: 'mailto:shop@example.com', hosts: [host, '*.push.test'] })
beforeEach(() => {
  services.webPush = webPush
})

let made = 0
const target = (at = host) => {
  const { endpoint, p256dh, auth } = subscribe(`https://${at}/d${++made}`)
  return { endpoint, p256dh, auth }
}

async function signedIn(userId?: string) {
  const id = userId ?? (await insertCustomer(services)).id
  const { accessToken: token, sessionId } = await insertSession(services, id, services.now())
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/v1/users/@me/push${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { id, token, sessionId, ask, subscribe: (body: object = target()) => ask('PUT', '', body) }
}

const devicesOf = (userId: string) =>
  services.db
    .selectFrom('push_devices')
    .select(['session_id', 'endpoint'])
    .where('user_id', '=', userId)
    .execute()

test('a browser subscribes, again after its address has changed, and its owner sees, changes and removes it from any device', async () => {
  const phone = await signedIn()
  const laptop = await signedIn(phone.id)
  const first = await phone.subscribe()
  expect(first.status).toBe(200)
  expect(first.data.push).toMatchObject({ key: key.publicKey, devices: [{ current: true, details: false }] })
  const moved = target()
  const again = await phone.subscribe(moved)
  expect(again.data.push).toMatchObject({ endpoint: moved.endpoint, devices: [{ current: true }] })
  await laptop.subscribe(target(`a.${host}`))
  const seen = (await laptop.ask('GET', '')).data.push
  expect(seen.devices.map((device: { current: boolean }) => device.current)).toEqual([true, false])
  const chosen = await laptop.ask('PUT', `/${phone.sessionId}/details`, { details: true })
  expect(chosen.data.push.devices[1]).toMatchObject({ session_id: phone.sessionId, details: true })
  const left = await laptop.ask('DELETE', `/${phone.sessionId}`)
  expect(left.data.push.devices).toHaveLength(1)
  expect((await laptop.ask('DELETE', `/${phone.sessionId}`)).message).toBe('not_found')
  expect((await laptop.ask('PUT', `/${phone.sessionId}/details`, { details: true })).message).toBe(
    'not_found',
  )
})

test('nobody sees or changes the devices of others', async () => {
  const [owner, stranger] = [await signedIn(), await signedIn()]
  await owner.subscribe()
  expect((await stranger.ask('GET', '')).data.push.devices).toEqual([])
  expect((await stranger.ask('PUT', `/${owner.sessionId}/details`, { details: true })).status).toBe(404)
  await stranger.ask('DELETE', `/${owner.sessionId}`)
  expect(await devicesOf(owner.id)).toHaveLength(1)
})

test('without a key nothing offers pushes', async () => {
  services.webPush = noWebPush
  const { ask, subscribe: put } = await signedIn()
  expect((await ask('GET', '')).data.push).toEqual({ key: null, endpoint: null, devices: [] })
  expect(await put()).toEqual({ status: 409, message: 'push_off' })
})

test('only the address of a known service and real keys are accepted', async () => {
  const { subscribe: put } = await signedIn()
  const good = target()
  expect((await put({ ...good, endpoint: 'https://else.test/x' })).message).toBe('push_service_unknown')
  expect((await put({ ...good, endpoint: `https://${host}:444/x` })).message).toBe('push_service_unknown')
  expect((await put({ ...good, p256dh: `BB${good.p256dh.slice(2)}` })).message).toBe('push_service_unknown')
  for (const wrong of [
    { endpoint: `https://${host}/${'x'.repeat(1_024)}` },
    { endpoint: `http://${host}/x` },
    { p256dh: 'short' },
    { auth: 'a b' },
    { more: 1 },
  ])
    expect((await put({ ...good, ...wrong })).status).toBe(400)
})

test('a sign-out, its owner’s wish, too many sessions, a ban and an end by staff delete the device and what waits for it', async () => {
  const staff = await insertStaff(services, ['EditUsers'])
  const ways: Record<string, (person: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>> = {
    'signed out': ({ token }) =>
      app.inject({ method: 'DELETE', url: '/v1/auth/logout', headers: { authorization: `Bearer ${token}` } }),
    'ended by its owner': async ({ id, sessionId }) => {
      const other = await signedIn(id)
      const headers = { authorization: `Bearer ${other.token}` }
      return app.inject({ method: 'DELETE', url: `/v1/users/@me/sessions/${sessionId}`, headers })
    },
    'too many': async ({ id }) => {
      services.advance(1_000)
      await signedIn(id)
      return revokeSurplus(services.db, id, 0, services.now())
    },
    banned: ({ id }) =>
      transaction(services, ({ tx, now }) =>
        setBan(tx, id, { at: now, until: null, reason: 'abuse', note: '', by: staff.id }),
      ),
    'ended by staff': ({ id }) => transaction(services, (work) => endSessionsOf(work, id)),
    deleted: ({ id }) => services.db.deleteFrom('sessions').where('user_id', '=', id).execute(),
  }
  for (const [way, end] of Object.entries(ways)) {
    const person = await signedIn()
    await person.subscribe()
    await transaction(services, (work) =>
      notify(work, {
        userId: person.id,
        code: 'order_paused',
        params: { order_id: person.id, number: 1 },
      }),
    )
    const queued = services.db.selectFrom('pushes').select('session_id')
    expect(await queued.execute(), way).toHaveLength(1)
    await end(person)
    expect(await devicesOf(person.id), way).toEqual([])
    expect(await queued.execute(), way).toEqual([])
  }
})

test('another person in the same browser takes its pushes over; the one before gets none', async () => {
  const [before, after] = [await signedIn(), await signedIn()]
  const browser = target()
  await before.subscribe(browser)
  await after.subscribe(browser)
  expect(await devicesOf(before.id)).toEqual([])
  expect(await devicesOf(after.id)).toHaveLength(1)
  // At once, one of them has it.
  const shared = target()
  const answers = await Promise.all([before.subscribe(shared), after.subscribe(shared)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const rows = services.db
    .selectFrom('push_devices')
    .select('user_id')
    .where('endpoint', '=', shared.endpoint)
  expect(await rows.execute()).toHaveLength(1)
})

test(`a sign-out or a ban that races a subscription leaves no device, ${rounds(60, 500)} times`, async () => {
  for (let round = 0; round < rounds(60, 500); round++) {
    const { id } = await insertCustomer(services)
    const { sessionId } = await insertSession(services, id, services.now())
    const end = () =>
      round % 2
        ? transaction(services, (work) => endSession(work, sessionId))
        : transaction(services, ({ tx, now }) =>
            setBan(tx, id, { at: now, until: null, reason: 'abuse', note: '', by: id }),
          )
    await Promise.all([
      transaction(services, ({ tx, now }) => savePushDevice(tx, sessionId, target(), now)),
      end(),
    ])
    expect(await devicesOf(id)).toEqual([])
  }
})

test('a page says when it is in front of its person, and only its own session is', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const page = await realtime.connect(one.token)
  const second = await realtime.connect(one.token)
  const { isVisible } = realtime.realtime
  expect(await isVisible(one.sessionId)).toBe(false)
  page.emit('show_page', { visible: true })
  second.emit('show_page', { visible: false })
  await expect.poll(() => isVisible(one.sessionId)).toBe(true)
  expect(await isVisible(other.sessionId)).toBe(false)
  page.emit('show_page', { visible: 'yes' })
  await expect.poll(() => isVisible(one.sessionId)).toBe(false)
  page.emit('show_page', { visible: true })
  await expect.poll(() => isVisible(one.sessionId)).toBe(true)
  page.disconnect()
  await expect.poll(() => isVisible(one.sessionId)).toBe(false)
})
