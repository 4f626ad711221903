import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderTags } from '#core/orders/handling.ts'
import { type Permission, permissions } from '#core/people/permissions.ts'
import { eraseAccount } from '#server/records/privacy/erase-account.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { codesFor } from '#server/test/news.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
const { db } = services

const call = async (token: string, path: string, body?: object) => {
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/v1/orders/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, message: answer.json().message, data: answer.json().data }
}
const colleague = async (...held: Permission[]) => {
  const { id } = await insertStaff(services, held)
  return { id, token: await signIn(services, id) }
}
const give = (token: string, orderId: string, assignee_id: string | null, was: string | null) =>
  call(token, `${orderId}/handling/assignee`, { assignee_id, was })
const note = (token: string, orderId: string, text: string, note_id = randomUUID()) =>
  call(token, `${orderId}/handling/notes`, { note_id, text })
const tag = (token: string, orderId: string, add: string[], remove: string[] = []) =>
  call(token, `${orderId}/handling/tags`, { add, remove })
const listed = async (token: string, query: string) => {
  const { data } = await call(token, `state/waiting_for_booster?${query}`)
  return data.items.map(({ order_id }: { order_id: string }) => order_id)
}

test('only staff who work on orders read and write it; its customer and its boosters never, whatever they hold', async () => {
  const customer = await insertCustomer({ db }, { permissions: ['EditOrders'] })
  const booster = await insertBooster(services, { user: { permissions: ['Booster', 'EditOrders'] } })
  const { id } = await insertOrder(services, {
    status: 'boosting',
    customerId: customer.id,
    boosterId: booster.id,
  })
  const statuses = await Promise.all(
    permissions.map(async (held) => {
      const { token } = await colleague(held)
      return [held, (await call(token, `${id}/handling`)).status, (await note(token, id, 'Hello')).status]
    }),
  )
  expect(statuses).toEqual(
    permissions.map((held) => (held === 'EditOrders' ? [held, 200, 200] : [held, 403, 403])),
  )
  for (const party of [customer, booster]) {
    const token = await signIn(services, party.id)
    const answers = [
      await call(token, `${id}/handling`),
      await note(token, id, 'About me'),
      await tag(token, id, ['me']),
      await give(token, id, null, null),
      await give(token, id, party.id, null),
      await call(token, `${id}/handling/notes/${randomUUID()}/pin`, { pinned: true }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, message: 'own_affair' })
  }
})

test('of two colleagues who take an order at once, one has it, and the other is told to look again', async () => {
  const { id } = await insertOrder(services)
  const two = await Promise.all([colleague('EditOrders'), colleague('EditOrders')])
  const answers = await Promise.all(two.map(({ id: self, token }) => give(token, id, self, null)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.message).toBe('assignee_changed')
  const [first] = two
  const has = await db
    .selectFrom('order_handling')
    .select('assignee_id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  // Whoever has it can say so again.
  const again = two.find((each) => each.id === has.assignee_id) ?? first
  expect((await give(again?.token ?? '', id, has.assignee_id, null)).status).toBe(200)
})

test('who is given an order hears of it; it goes to nobody who can’t work on it', async () => {
  const customer = await insertCustomer({ db }, { permissions: ['EditOrders'] })
  const { id } = await insertOrder(services, { customerId: customer.id })
  const [giver, taker, store] = [
    await colleague('EditOrders'),
    await colleague('EditOrders'),
    await colleague('EditStore'),
  ]
  expect((await give(giver.token, id, taker.id, null)).data.assignee.user_id).toBe(taker.id)
  expect(await codesFor(services, taker.id)).toContain('order_given')
  expect(await codesFor(services, giver.id)).not.toContain('order_given')
  expect(await give(giver.token, id, store.id, taker.id)).toMatchObject({ message: 'user_not_found' })
  expect(await give(giver.token, id, customer.id, taker.id)).toMatchObject({ message: 'own_affair' })

  await db.updateTable('users').set({ permissions: [] }).where('id', '=', taker.id).execute()
  expect((await call(giver.token, `${id}/handling`)).data.assignee).toBeNull()
  expect((await give(giver.token, id, giver.id, null)).status).toBe(200)
})

test('tags of two colleagues at once both count; they are stored in one form, bounded, and offered elsewhere', async () => {
  const { id } = await insertOrder(services)
  const [one, other] = [await colleague('EditOrders'), await colleague('EditOrders')]
  await Promise.all([tag(one.token, id, ['  Chargeback   Risk ']), tag(other.token, id, ['VIP'])])
  const { data } = await call(one.token, `${id}/handling`)
  expect(data.tags).toEqual(['chargeback risk', 'vip'])
  expect((await tag(one.token, id, [], ['vip'])).data.tags).toEqual(['chargeback risk'])
  expect((await tag(one.token, id, ['<b>'])).message).toBe('bad_params')
  const many = Array.from({ length: orderTags.most }, (_, n) => `tag ${n}`)
  expect(await tag(one.token, id, many)).toMatchObject({ status: 409, message: 'too_many_tags' })
  const elsewhere = await insertOrder(services)
  expect((await call(other.token, `${elsewhere.id}/handling`)).data.known_tags).toContain('chargeback risk')
})

test('lists narrow down to one’s own orders, those of nobody, and those of a tag', async () => {
  const status = 'waiting_for_booster'
  const [mine, theirs, free] = await Promise.all([1, 2, 3].map(() => insertOrder(services, { status })))
  const [me, other] = [await colleague('EditOrders'), await colleague('EditOrders')]
  await give(me.token, mine?.id ?? '', me.id, null)
  await give(me.token, theirs?.id ?? '', other.id, null)
  await tag(me.token, theirs?.id ?? '', ['look again'])
  expect(await listed(me.token, 'assignee=me')).toEqual([mine?.id])
  expect(await listed(other.token, 'assignee=me')).toEqual([theirs?.id])
  expect(await listed(me.token, `assignee=${other.id}`)).toEqual([theirs?.id])
  expect(await listed(me.token, 'assignee=nobody&size=500')).toContain(free?.id)
  expect(await listed(me.token, 'assignee=nobody&size=500')).not.toContain(mine?.id)
  expect(await listed(me.token, 'tag=Look%20%20again')).toEqual([theirs?.id])
  const { data } = await call(me.token, `state/${status}?tag=look+again`)
  expect(data).toMatchObject({ total: 1, items: [{ assignee: { user_id: other.id }, tags: ['look again'] }] })
})

test('a note that is sent again stays one; pinned notes come first; erasing the customer deletes all of it', async () => {
  const email = `${randomUUID()}@example.com`
  const customer = await insertCustomer({ db }, { email })
  const { id } = await insertOrder(services, { customerId: customer.id, status: 'cancelled' })
  const { token } = await colleague('EditOrders')
  const first = randomUUID()
  await Promise.all([1, 2].map(() => note(token, id, 'Wants another booster', first)))
  await note(token, id, 'Asked for the match history')
  const texts = async () => {
    const { data } = await call(token, `${id}/handling`)
    return data.notes.items.map(({ text }: { text: string }) => text)
  }
  expect(await texts()).toEqual(['Asked for the match history', 'Wants another booster'])
  const { data } = await call(token, `${id}/handling/notes/${first}/pin`, { pinned: true })
  expect(data.notes.items[0]).toMatchObject({ text: 'Wants another booster', pinned: true })
  // A note of another order isn't pinned by way of this one.
  const elsewhere = await insertOrder(services)
  await call(token, `${elsewhere.id}/handling/notes/${first}/pin`, { pinned: false })
  expect(await texts()).toEqual(['Wants another booster', 'Asked for the match history'])
  await tag(token, id, ['vip'])

  await eraseAccount(services, customer, { email })
  expect(await texts()).toEqual([])
  expect((await call(token, `${id}/handling`)).data.tags).toEqual([])
})
