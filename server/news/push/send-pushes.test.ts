import { randomInt } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#core/base/durations.ts'
import { saveChoice } from '#server/news/notifications/choice-store.ts'
import { notify, notifyAll } from '#server/news/notifications/notify.ts'
import { savePause, saveQuietHours } from '#server/news/notifications/quiet-store.ts'
import { pushSenderKey } from '#server/platform/config/push-sender-key.ts'
import { counts } from '#server/platform/operation-marks/counts.ts'
import { httpsWebPush } from '#server/platform/outside/https-web-push.ts'
import type { WebPush } from '#server/platform/outside/web-push.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertSession } from '#server/platform/sessions/session-store.ts'
import { insertCustomer } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { host, openPushService, type TestDevice } from '#server/test/push-service.ts'
import { rounds } from '#server/test/rounds.ts'
import { showPush } from '#web/worker/read-push.ts'
import { saveDetails, savePushDevice } from './push-device-store.ts'
import { sendPushes } from './send-pushes.ts'

const services = await openServices()
const service = await openPushService()
afterAll(() => service.close())
const key = pushSenderKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')
service.trusts(key.publicKey)
const webPush = () => httpsWebPush({ key, contact: 'mailto:shop@example.com', hosts: [host] }, service.wires)

beforeEach(() => {
  service.received.length = 0
  service.refusals.length = 0
  service.behaves(() => ({ status: 201 }))
  services.webPush = webPush()
  services.realtime.isVisible = async () => false
  counts.pushes.reset()
})

let made = 0

/** A person with some signed-in browsers that get pushes. */
async function person(browsers = 1, columns: object = {}) {
  const { id } = await insertCustomer(services, columns)
  const devices: (TestDevice & { sessionId: string; path: string })[] = []
  for (let n = 0; n < browsers; n++) {
    const name = `device-${++made}`
    const device = service.device(name)
    const { sessionId } = await insertSession(services, id, services.now())
    await transaction(services, ({ tx, now }) => savePushDevice(tx, sessionId, device, now))
    devices.push({ ...device, sessionId, path: `/${name}` })
  }
  return { id, devices }
}

const params = { order_id: '00000000-0000-4000-8000-000000000001', number: 20418 }
const tell = (userId: string, code: 'order_paused' | 'login_code_asked' | 'order_message' = 'order_paused') =>
  transaction(services, (work) =>
    notify(work, { userId, code, params: { ...params, name: 'kestrel', from: 'kestrel' } as never }),
  )

const waiting = () => services.db.selectFrom('pushes').selectAll().execute()
const outcomes = async () =>
  Object.fromEntries((await counts.pushes.get()).values.map(({ labels, value }) => [labels.outcome, value]))

test('each device of a person gets a push that its service accepts and only it can read; it says nothing private', async () => {
  const { id, devices } = await person(2, { locale: 'de' })
  await tell(id)
  await sendPushes(services)
  expect(service.refusals).toEqual([])
  expect(service.received.map(({ path }) => path).sort()).toEqual(devices.map(({ path }) => path).sort())
  const [first] = service.received
  expect(first?.message).toMatchObject({
    title: 'Peakline',
    url: `/de/dashboard/order/${params.order_id}`,
    lang: 'de-DE',
    dir: 'ltr',
  })
  expect(JSON.stringify({ ...first?.message, url: '' })).not.toMatch(/20418|kestrel/)
  expect(first?.headers).toMatchObject({ ttl: '3600', urgency: 'normal' })
  expect(await waiting()).toEqual([])
  const seen = services.db.selectFrom('push_devices').select('last_push_at').where('user_id', '=', id)
  for (const { last_push_at } of await seen.execute()) expect(last_push_at).not.toBeNull()
})

test('a device that shows details gets them, and what waits for the person is urgent', async () => {
  const { id, devices } = await person()
  await transaction(services, ({ tx }) => saveDetails(tx, id, devices[0]?.sessionId ?? '', true))
  await tell(id, 'login_code_asked')
  await sendPushes(services)
  expect(JSON.stringify(service.received[0]?.message)).toContain('20418')
  expect(service.received[0]?.headers.urgency).toBe('high')
})

test('nothing is sent to a page in front of the person, in quiet hours, of a topic that they turned off, or of what was read', async () => {
  const { id, devices } = await person(2)
  const [front] = devices
  services.realtime.isVisible = async (sessionId) => sessionId === front?.sessionId
  await tell(id)
  await sendPushes(services)
  expect(service.received.map(({ path }) => path)).toEqual([devices[1]?.path])
  services.realtime.isVisible = async () => false

  await transaction(services, ({ tx }) =>
    saveChoice(tx, id, { topic: 'order_work', channel: 'push', wanted: false }),
  )
  await tell(id)
  await sendPushes(services)
  await tell(id, 'order_message')
  await services.db
    .updateTable('notifications')
    .set({ read_at: services.now() })
    .where('user_id', '=', id)
    .execute()
  await sendPushes(services)
  expect(service.received).toHaveLength(1)

  const hours = { from: 0, until: 1439, zone: 'UTC' }
  await transaction(services, ({ tx }) => saveQuietHours(tx, id, { hours, codes_wake: false }))
  // One minute of the day isn't quiet.
  if (services.now().toISOString().includes('T23:59')) services.advance(minuteMs)
  await tell(id, 'login_code_asked')
  await sendPushes(services)
  expect(service.received).toHaveLength(1)
  await transaction(services, ({ tx }) => saveQuietHours(tx, id, { hours, codes_wake: true }))
  await tell(id, 'login_code_asked')
  await sendPushes(services)
  expect(service.received).toHaveLength(3)
  await transaction(services, ({ tx }) => saveQuietHours(tx, id, { hours: null, codes_wake: false }))
  await transaction(services, ({ tx, now }) => savePause(tx, id, new Date(now.getTime() + hourMs)))
  await tell(id, 'order_message')
  await sendPushes(services)
  expect(service.received).toHaveLength(3)
  expect(await waiting()).toEqual([])
  expect(await outcomes()).toEqual({ visible: 1, sent: 3, unwanted: 2, read: 2, quiet: 4 })
})

test('a device that its service has forgotten is deleted; one that subscribed anew meanwhile stays', async () => {
  for (const status of [404, 410]) {
    const { id, devices } = await person(2)
    service.behaves((path) => ({ status: path === devices[0]?.path ? status : 201 }))
    await tell(id)
    await sendPushes(services)
    const left = services.db.selectFrom('push_devices').select('session_id').where('user_id', '=', id)
    expect(await left.execute()).toEqual([{ session_id: devices[1]?.sessionId }])
  }
  expect(await waiting()).toEqual([])
})

test('a service that is busy or broken is asked again when it says, six times at most, and then no more', async () => {
  const { id } = await person()
  service.behaves(() => ({ status: 429, headers: { 'retry-after': '1800' } }))
  await tell(id)
  const before = service.hits
  await sendPushes(services)
  services.advance(29 * minuteMs)
  await sendPushes(services)
  expect(service.hits - before).toBe(1)
  service.behaves(() => ({ status: 503 }))
  for (let n = 0; n < 20; n++) {
    services.advance(40 * minuteMs)
    services.webPush = webPush()
    await sendPushes(services)
  }
  expect(service.hits - before).toBe(6)
  expect(await waiting()).toEqual([])
  expect(await outcomes()).toMatchObject({ wait: 6, given_up: 1 })
})

test('a refusal is final, and counted', async () => {
  const { id } = await person()
  service.behaves(() => ({ status: 413 }))
  await tell(id)
  await sendPushes(services)
  expect(await waiting()).toEqual([])
  expect(await outcomes()).toEqual({ refused: 1 })
})

test('no device gets more than sixty pushes in an hour', async () => {
  const { id } = await person()
  for (let n = 0; n < 75; n++) {
    await tell(id)
    if (n % 5 === 4) await sendPushes(services)
  }
  expect(service.received).toHaveLength(60)
  expect(await outcomes()).toEqual({ sent: 60, too_many: 15 })
  services.advance(hourMs)
  await tell(id)
  await sendPushes(services)
  expect(service.received).toHaveLength(61)
})

/** A server that is killed after the service has answered, before it has noted that. */
const killed = (sender: WebPush): WebPush => ({
  ...sender,
  send: async (...push) => {
    const answer = await sender.send(...push)
    if (answer.kind === 'sent') throw new Error('killed')
    return answer
  },
})

test(`${rounds(1_000, 5_000)} forced cuts: every device shows each notification exactly once`, async () => {
  const cuts = rounds(1_000, 5_000)
  const people = await Promise.all(Array.from({ length: 5 }, () => person(4)))
  const devices = people.flatMap((each) => each.devices)
  const ids = people.map(({ id }) => id)
  const expected = new Map<string, Set<number>>(devices.map(({ path }) => [path, new Set()]))
  let cut = 0
  const fates: Record<string, number> = {}
  const note = (fate: string) => {
    cut++
    fates[fate] = (fates[fate] ?? 0) + 1
  }
  let isBroken = true
  // A service that never recovers is another test's.
  const tries = new Map<string, number>()
  service.behaves((path, id) => {
    const before = tries.get(`${path} ${id}`) ?? 0
    tries.set(`${path} ${id}`, before + 1)
    const fate = isBroken && before < 4 ? randomInt(10) : 9
    if (fate < 2) {
      note('cut after it was taken')
      return 'cut'
    }
    if (fate < 4) {
      note('no answer but an error')
      return { status: 503 }
    }
    if (fate === 4) {
      note('told to wait')
      return { status: 429, headers: { 'retry-after': String(randomInt(90)) } }
    }
    return { status: 201 }
  })
  const quiet: Services = { ...services, log: { ...services.log, error() {}, warn() {} } as never }
  const sender = (): Services => {
    const fresh = webPush()
    const isKilled = isBroken && randomInt(4) === 0
    if (isKilled) note('killed')
    return { ...quiet, webPush: isKilled ? killed(fresh) : fresh }
  }
  while (cut < cuts) {
    await transaction(services, (work) => notifyAll(work, ids, { code: 'order_paused', params }))
    // Two servers at once, one of which may be killed.
    await Promise.all([sendPushes(sender()), sendPushes(sender())])
    services.advance(5 * minuteMs)
  }
  isBroken = false
  for (let n = 0; n < 5; n++) {
    services.advance(31 * minuteMs)
    await sendPushes(sender())
  }
  expect(await waiting()).toEqual([])
  const told = await services.db
    .selectFrom('notifications')
    .innerJoin('sessions', 'sessions.user_id', 'notifications.user_id')
    .select(['notifications.id', 'sessions.id as sessionId'])
    .where('notifications.user_id', 'in', ids)
    .execute()
  for (const { id, sessionId } of told)
    expected.get(devices.find((each) => each.sessionId === sessionId)?.path ?? '')?.add(id)

  // What each browser shows: the worker's own code, with a person who dismisses every other notification.
  for (const { path } of devices) {
    const showings = new Map<number, number>()
    const open = new Set<string>()
    const known = new Set<number>()
    const place = {
      getNotifications: async ({ tag }: { tag: string }) => (open.has(tag) ? [tag] : []),
      async showNotification(_title: string, { tag, data }: NotificationOptions & { tag: string }) {
        if (open.has(tag)) return
        open.add(tag)
        showings.set(data.id, (showings.get(data.id) ?? 0) + 1)
      },
    }
    const shown = { has: async (id: number) => known.has(id), add: async (id: number) => void known.add(id) }
    for (const { message } of service.received.filter((each) => each.path === path)) {
      await showPush(JSON.stringify(message), place, shown, async () => false, {
        siteName: 'Peakline',
        icon: '',
      })
      if (message.id % 2 === 0) open.delete(`news-${message.id}`)
    }
    for (const [id, times] of showings) expect([path, id, times]).toEqual([path, id, 1])
    expect(new Set(showings.keys())).toEqual(expected.get(path))
  }
  expect(Object.keys(fates)).toHaveLength(4)
  // Some came twice, or the cuts have proven nothing.
  expect(service.received.length).toBeGreaterThan(told.length)
})
