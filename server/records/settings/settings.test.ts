import { expect, test } from 'vitest'
import { topicRules } from '#core/people/notification-choices.ts'
import { retention } from '#core/people/retention.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { wantsMail } from '#server/news/notifications/wants-mail.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertBooster, insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()

type Method = 'GET' | 'PATCH' | 'PUT' | 'DELETE'

async function ask(token: string, method: Method, path: string, payload?: object) {
  const answer = await app.inject({
    method,
    url: `/v1/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

async function person(columns: object = {}) {
  const caller = await insertCustomer(services, columns)
  return { ...caller, token: await signIn(services, caller.id) }
}

test('spec 2: one call reads all sections, for an account and for a guest', async () => {
  const { token } = await person({ username: 'Nora', locale: 'de', password_hash: 'x' })
  const { data } = await ask(token, 'GET', 'users/@me/settings')
  expect(data.settings).toMatchObject({
    profile: { kind: 'customer', username: 'Nora', avatar: null },
    password: { is_set: true },
    appearance: { locale: 'de', theme: null },
    devices: [{ current: true }],
    notifications: { volume: 12 },
  })
  const guest = await person({ kind: 'guest', username: 'Guest 7001' })
  const { settings } = (await ask(guest.token, 'GET', 'users/@me/settings')).data
  expect(settings).toMatchObject({ profile: { kind: 'guest' }, password: { is_set: false } })
})

test('spec 8: a name is changed and the person’s open pages hear of it', async () => {
  const { token, id } = await person()
  const reply = await ask(token, 'PATCH', 'users/@me/profile', { username: '  mira.climbs ' })
  expect(reply).toMatchObject({
    status: 200,
    message: 'profileUpdated',
    data: { profile: { username: 'mira.climbs' } },
  })
  expect(services.sent).toContainEqual({ to: 'user', id, event: 'update_session', payload: {} })
})

test.each([
  [{ username: '' }],
  [{ username: 'a b' }],
  [{ username: '<b>' }],
  [{ username: 'x'.repeat(25) }],
  [{ username: 7 }],
  [{}],
  [{ username: 'fine', permissions: ['FullAccess'] }],
])('a name is parsed: %j is refused', async (body) => {
  const { token } = await person()
  expect((await ask(token, 'PATCH', 'users/@me/profile', body)).status).toBe(400)
})

test('trust T6: a name like the shop’s or like an address is refused, and one that somebody has stays', async () => {
  const { token } = await person({ username: 'Support' })
  const save = (username: string) => ask(token, 'PATCH', 'users/@me/profile', { username })
  const refused = { status: 409, message: 'username_reserved' }
  for (const name of ['аdmin', 'Peak1ine', 'paypal.com', '__proto__']) {
    expect(await save(name)).toMatchObject(refused)
    expect(await ask(token, 'GET', `usernames/${encodeURIComponent(name)}`)).toMatchObject(refused)
  }
  expect((await save('Support')).status).toBe(200)
})

test('spec 8: a taken name is username_already_exists in every spelling, and one’s own is free', async () => {
  await person({ username: 'Taken.One' })
  const { token } = await person({ username: 'own_name' })
  const taken = {
    status: 409,
    message: 'username_already_exists',
    errors: [{ field: 'username', code: 'username_already_exists' }],
  }
  expect(await ask(token, 'GET', 'usernames/tAKEN.one')).toEqual(taken)
  expect(await ask(token, 'PATCH', 'users/@me/profile', { username: 'taken.ONE' })).toEqual(taken)
  expect((await ask(token, 'GET', 'usernames/OWN_name')).status).toBe(200)
  expect((await ask(token, 'PATCH', 'users/@me/profile', { username: 'Own_Name' })).status).toBe(200)
  expect((await ask(token, 'GET', 'usernames/free.one')).data).toEqual({ username: 'free.one' })
})

test('of 50 people who take the same name at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => person()))
  const answers = await Promise.all(
    people.map(({ token }) => ask(token, 'PATCH', 'users/@me/profile', { username: 'summit' })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(49)
})

test('a guest has no name of their own: account_needed', async () => {
  const { token } = await person({ kind: 'guest', username: 'Guest 7002' })
  expect(await ask(token, 'PATCH', 'users/@me/profile', { username: 'mountain' })).toEqual({
    status: 403,
    message: 'account_needed',
  })
})

test('language and theme are stored; what is left out stays', async () => {
  const { token, id } = await person()
  await ask(token, 'PATCH', 'users/@me/appearance', { theme: 'dark' })
  const { data } = await ask(token, 'PATCH', 'users/@me/appearance', { locale: 'ar' })
  expect(data.appearance).toEqual({ locale: 'ar', theme: 'dark' })
  const row = await services.db.selectFrom('users').select(['locale', 'theme']).where('id', '=', id).execute()
  expect(row).toEqual([{ locale: 'ar', theme: 'dark' }])
  expect((await ask(token, 'PATCH', 'users/@me/appearance', { theme: 'pink' })).status).toBe(400)
})

test('news that a person turned off on the site is not stored for them, and other news is', async () => {
  const { token, id } = await person()
  const off = await ask(token, 'PUT', 'users/@me/notifications/order_progress/site', { wanted: false })
  expect(off.data.notifications.topics).toContainEqual({
    topic: 'order_progress',
    channels: ['sound', 'mail'],
  })
  const params = { order_id: 'x', number: 1 }
  const tell = () =>
    transaction(services, async (work) => {
      await notify(work, { userId: id, code: 'game_recorded', params })
      await notify(work, { userId: id, code: 'order_finished', params })
    })
  await tell()
  const codes = () => codesFor(services, id)
  expect(await codes()).toEqual(['order_finished'])
  await ask(token, 'PUT', 'users/@me/notifications/order_progress/site', { wanted: true })
  await tell()
  expect((await codes()).sort()).toEqual(['game_recorded', 'order_finished', 'order_finished'])
})

test('mail and sound obey the same choices; the volume is stored', async () => {
  const { token, id } = await person()
  const wants = (topic: 'order_closed' | 'payments' | 'new_orders') =>
    transaction(services, (work) => wantsMail(work, id, topic))
  expect([await wants('order_closed'), await wants('payments'), await wants('new_orders')]).toEqual([
    true,
    true,
    false,
  ])
  await ask(token, 'PUT', 'users/@me/notifications/order_closed/mail', { wanted: false })
  await ask(token, 'PUT', 'users/@me/notifications/order_closed/sound', { wanted: false })
  await ask(token, 'PUT', 'users/@me/sound', { volume: 40 })
  expect(await wants('order_closed')).toBe(false)
  const { sound } = (await ask(token, 'GET', 'users/@me')).data.user
  expect(sound.volume).toBe(40)
  expect(sound.silent).toContain('order_closed')
  expect((await ask(token, 'PUT', 'users/@me/sound', { volume: 101 })).status).toBe(400)
})

test('what always arrives can’t be turned off, nor can a way that a topic doesn’t have', async () => {
  const { token } = await person()
  const channels = ['site', 'sound', 'mail'] as const
  for (const [topic, rules] of Object.entries(topicRules))
    for (const channel of channels) {
      const { status } = await ask(token, 'PUT', `users/@me/notifications/${topic}/${channel}`, {
        wanted: false,
      })
      expect([topic, channel, status]).toEqual([
        topic,
        channel,
        ['on', 'off'].includes(rules[channel]) ? 200 : 400,
      ])
    }
})

test('each person sees the topics that they get news of', async () => {
  const topicsOf = async (id: string) => {
    const { data } = await ask(await signIn(services, id), 'GET', 'users/@me/settings')
    return data.settings.notifications.topics.map(({ topic }: { topic: string }) => topic)
  }
  const customer = await topicsOf((await insertCustomer(services)).id)
  expect(customer).not.toContain('new_orders')
  expect(await topicsOf((await insertBooster(services)).id)).toContain('new_orders')
  expect(await topicsOf((await insertStaff(services, ['EditOrders'])).id)).toContain('support_queue')
})

test('ASVS 7.5.2: a person ends one of their sessions, or all others, at once, and nobody else’s', async () => {
  const { token, id } = await person()
  const [phone, tablet] = [await signIn(services, id), await signIn(services, id)]
  const stranger = await person()
  type Device = { session_id: string; current: boolean }
  const devices = async (of: string): Promise<Device[]> =>
    (await ask(of, 'GET', 'users/@me/settings')).data.settings.devices
  const sessionOf = async (of: string) => (await devices(of)).find(({ current }) => current)?.session_id ?? ''
  const ofPhone = await sessionOf(phone)
  expect(await ask(stranger.token, 'DELETE', `users/@me/sessions/${ofPhone}`)).toEqual({
    status: 404,
    message: 'not_found',
  })
  const { data } = await ask(token, 'DELETE', `users/@me/sessions/${ofPhone}`)
  expect(data.devices.map((device: Device) => device.session_id)).not.toContain(ofPhone)
  expect(services.ended).toContain(ofPhone)
  expect((await ask(phone, 'GET', 'users/@me')).message).toBe('bad_token')
  const ofTablet = await sessionOf(tablet)
  const rest = await ask(token, 'DELETE', 'users/@me/sessions')
  expect(rest.data.devices).toMatchObject([{ current: true }])
  expect(services.ended).toContain(ofTablet)
  expect((await ask(tablet, 'GET', 'users/@me')).message).toBe('bad_token')
  expect((await ask(stranger.token, 'GET', 'users/@me')).status).toBe(200)
})

test('a session that ended or ran out is no device', async () => {
  const { id } = await insertCustomer(services)
  await signIn(services, id)
  services.advance(retention.session + 1000)
  const { data } = await ask(await signIn(services, id), 'GET', 'users/@me/settings')
  expect(data.settings.devices).toHaveLength(1)
})

test('quiet hours and a pause are stored apart, reach the person’s pages, and are parsed', async () => {
  const { token, id } = await person()
  const quietOf = async () => (await ask(token, 'GET', 'users/@me')).data.user.sound.quiet
  expect(await quietOf()).toEqual({ hours: null, codes_wake: false, paused_until: null })
  const hours = { from: 1320, until: 480, zone: 'Europe/Berlin' }
  const saved = await ask(token, 'PUT', 'users/@me/quiet-hours', { hours, codes_wake: true })
  expect(saved.data.notifications.quiet).toEqual({ hours, codes_wake: true, paused_until: null })
  expect(services.sent).toContainEqual({ to: 'user', id, event: 'update_session', payload: {} })
  const paused = (await ask(token, 'PUT', 'users/@me/pause', { paused: true })).data.notifications.quiet
  const left = Date.parse(paused.paused_until) - services.now().getTime()
  expect(left).toBeGreaterThan(59 * 60_000)
  expect(left).toBeLessThanOrEqual(60 * 60_000)
  expect(await quietOf()).toEqual(paused)
  const without = await ask(token, 'PUT', 'users/@me/quiet-hours', { hours: null, codes_wake: false })
  expect(without.data.notifications.quiet).toEqual({ ...paused, hours: null, codes_wake: false })
  await ask(token, 'PUT', 'users/@me/pause', { paused: false })
  expect((await quietOf()).paused_until).toBeNull()
  for (const wrong of [
    { ...hours, from: 1321 },
    { ...hours, until: 1440 },
    { ...hours, until: 1320 },
    { ...hours, zone: 'Europe/Atlantis' },
    { ...hours, zone: '+02:00' },
  ]) {
    const refused = await ask(token, 'PUT', 'users/@me/quiet-hours', { hours: wrong, codes_wake: false })
    expect([wrong, refused.status]).toEqual([wrong, 400])
  }
})
