import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deadlines } from '#core/orders/deadlines.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
const { db } = services
const login = { login: 'mira-lol', password: 'canary-password', in_game_name: 'Mira#EUW' }

async function call({ id }: Caller, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const authorization = `Bearer ${await signIn(services, id)}`
  return app.inject({
    method,
    url: `/v1/${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  })
}

/** An order that is being boosted, with a login that its booster has read and a picture. */
async function boosting() {
  const [customer, booster] = [await insertCustomer(services), await insertBooster(services)]
  const order = await insertOrder(services, {
    status: 'boosting',
    customerId: customer.id,
    boosterId: booster.id,
  })
  expect((await call(customer, 'PUT', `orders/${order.id}/credentials`, login)).statusCode).toBe(200)
  const file = randomUUID()
  await services.files.save(file, Buffer.from('canary picture'))
  await db
    .insertInto('files')
    .values({
      id: file,
      owner_kind: 'order',
      owner_id: order.id,
      uploaded_by: customer.id,
      used: true,
      mime: 'image/webp',
      width: 1,
      height: 1,
      bytes: 14,
      created_at: services.now(),
    })
    .execute()
  expect(await doorsOf(booster, order.id, file)).toEqual({
    view: '200 ',
    copy: '200 ',
    page: '200 ',
    picture: '200 ',
    upload: '400 no_files_uploaded',
  })
  return { customer, booster, staff: await insertStaff(services, ['EditOrders']), order, file }
}
type Boosting = Awaited<ReturnType<typeof boosting>>

/** What each door of an order answers to a person. */
async function doorsOf(person: Caller, orderId: string, file: string) {
  const said = async (method: 'GET' | 'POST', path: string) => {
    const answer = await call(person, method, path)
    const isJson = answer.headers['content-type']?.toString().includes('json')
    return `${answer.statusCode} ${(isJson && answer.json().message) || ''}`
  }
  return {
    view: await said('POST', `orders/${orderId}/credentials/view`),
    copy: await said('POST', `orders/${orderId}/credentials/copy`),
    page: await said('GET', `orders/${orderId}`),
    picture: await said('GET', `files/${file}`),
    upload: await said('POST', `orders/${orderId}/proofs`),
  }
}

const ends: Record<string, (made: Boosting) => Promise<void>> = {
  async completed({ customer, order }) {
    const at = services.now()
    await db
      .updateTable('orders')
      .set({ status: 'verification_required', finished_at: at })
      .where('id', '=', order.id)
      .execute()
    expect((await call(customer, 'POST', `orders/${order.id}/complete`)).statusCode).toBe(200)
  },
  async cancelled({ staff, order }) {
    const body = { refund_to: 'balance', reason: 'The account was sold' }
    expect((await call(staff, 'POST', `orders/${order.id}/cancel`, body)).statusCode).toBe(200)
  },
  async dropped({ booster, order }) {
    expect(
      (await call(booster, 'POST', `orders/${order.id}/drop`, { reason: 'I am ill today' })).statusCode,
    ).toBe(200)
  },
  async reassigned({ booster, staff, order }) {
    expect(
      (await call(booster, 'POST', `orders/${order.id}/drop`, { reason: 'I am ill today' })).statusCode,
    ).toBe(200)
    const { id: booster_id } = await insertBooster(services)
    expect((await call(staff, 'POST', `orders/${order.id}/assign`, { booster_id })).statusCode).toBe(200)
  },
}

const gone = { page: '404 order_not_found', picture: '404 not_found', upload: '404 order_not_found' }
const noMore = { view: '404 order_not_found', copy: '404 order_not_found', ...gone }
/** What the booster of each sees afterwards: an order that ended with them stays in their history, without its login. */
const history = {
  view: '404 order_credentials_not_found',
  copy: '404 order_credentials_not_found',
  page: '200 ',
  picture: '200 ',
  upload: '404 order_not_found',
}
const wanted: Record<string, object> = {
  completed: history,
  cancelled: history,
  dropped: noMore,
  reassigned: noMore,
}

test.each(Object.keys(ends))(
  'trust A8: after an order is %s, its booster reads no login, and sees what is written',
  async (end) => {
    const made = await boosting()
    const { booster, order, file } = made
    await ends[end]?.(made)
    const reads = () =>
      db
        .selectFrom('credential_events')
        .select('action')
        .where('order_id', '=', order.id)
        .where('actor_id', '=', booster.id)
        .execute()
    const before = await reads()
    expect(before.map(({ action }) => action).sort()).toEqual(['copied', 'viewed'])
    for (const later of [0, deadlines.chat.ms + 1, 30 * deadlines.chat.ms]) {
      services.advance(later)
      const answers = await doorsOf(booster, order.id, file)
      expect(answers).toEqual(wanted[end])
      expect((await call(booster, 'GET', `orders/${order.id}`)).body).not.toContain('canary')
    }
    expect(await reads()).toEqual(before)
  },
)
