import { expect, test } from 'vitest'
import { buildApp } from '#server/composed/app.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { heardAll, openTestRealtime } from '#server/test/realtime.ts'
import { notify } from './notify.ts'

const services = await openServices()
const app = await buildApp({ services })

const tell = (userId: string, code: 'order_paused' | 'order_paid' | 'balance_increased', number = 1) =>
  transaction(services, (work) =>
    notify(work, { userId, code, params: { order_id: 'x', number, amount: 100 } }),
  )

async function person() {
  const { id } = await insertCustomer(services)
  const authorization = `Bearer ${await signIn(services, id)}`
  const get = async (query = '') =>
    (await app.inject({ url: `/v1/notifications/browse${query}`, headers: { authorization } })).json().data
  const read = async (payload: object) =>
    app.inject({ method: 'POST', url: '/v1/notifications/read', headers: { authorization }, payload })
  const unread = async () =>
    (await app.inject({ url: '/v1/notifications/unread', headers: { authorization } })).json().data.unread
  return { id, authorization, get, read, unread }
}

test('they come newest first in pages, by group and unread only', async () => {
  const { id, get, unread } = await person()
  for (let number = 1; number <= 32; number++)
    await tell(id, number % 8 === 0 ? 'balance_increased' : 'order_paused', number)
  const first = await get()
  expect(first).toMatchObject({ more: true, unread: 32 })
  expect(first.items.map(({ params }: { params: { number: number } }) => params.number).slice(0, 3)).toEqual([
    32, 31, 30,
  ])
  const next = await get(`?before=${first.items.at(-1).notification_id}`)
  expect(next.more).toBe(false)
  expect(next.items).toHaveLength(2)
  expect((await get('?filter=money')).items).toHaveLength(4)
  expect((await get('?filter=order&unread=1')).items).toHaveLength(28)
  expect(await unread()).toBe(32)
})

test('messages have a filter of their own, apart from other news of orders', async () => {
  const { id, get } = await person()
  await tell(id, 'order_paused')
  const params = { order_id: 'x', number: 2, from: 'kestrel' }
  await transaction(services, (work) => notify(work, { userId: id, code: 'order_message', params }))
  const codes = async (filter: string) =>
    (await get(`?filter=${filter}`)).items.map(({ code }: { code: string }) => code)
  expect(await codes('message')).toEqual(['order_message'])
  expect(await codes('order')).toEqual(['order_paused'])
})

test('what is read stays read, twice changes nothing, and nobody reads another’s', async () => {
  const [one, other] = [await person(), await person()]
  for (const each of [one, other]) for (let n = 0; n < 3; n++) await tell(each.id, 'order_paused', n)
  const [newest, middle] = (await one.get()).items
  expect((await one.read({ ids: [newest.notification_id] })).json().data).toEqual({ unread: 2 })
  expect((await one.read({ ids: [newest.notification_id] })).json().data).toEqual({ unread: 2 })
  expect((await other.read({ ids: [middle.notification_id] })).json().data).toEqual({ unread: 3 })
  expect((await other.read({ up_to: 2_000_000_000 })).json().data).toEqual({ unread: 0 })
  expect(await one.unread()).toBe(2)
  expect((await one.read({ up_to: middle.notification_id })).json().data).toEqual({ unread: 0 })
  const { items } = await one.get()
  expect(items.map(({ read }: { read: boolean }) => read)).toEqual([true, true, true])
})

test('wrong bodies are refused', async () => {
  const { read } = await person()
  for (const payload of [
    {},
    { ids: [] },
    { ids: [0] },
    { ids: Array(101).fill(1) },
    { up_to: 0 },
    { ids: [1], up_to: 1 },
  ])
    expect((await read(payload)).statusCode, JSON.stringify(payload)).toBe(400)
})

test('a person’s other pages hear what was read, once', async () => {
  const open = await openTestRealtime(services)
  try {
    const { id, authorization } = await person()
    await tell(id, 'order_paused')
    const socket = await open.connect(authorization.slice('Bearer '.length))
    const heard: unknown[] = []
    socket.on('notifications_read', (payload) => heard.push(payload))
    const [item] = (await app.inject({ url: '/v1/notifications/browse', headers: { authorization } })).json()
      .data.items
    const read = () =>
      app.inject({
        method: 'POST',
        url: '/v1/notifications/read',
        headers: { authorization },
        payload: { ids: [item.notification_id] },
      })
    await Promise.all([read(), read()])
    await heardAll(socket)
    expect(heard).toEqual([{ ids: [item.notification_id] }])
  } finally {
    await open.close()
  }
})
