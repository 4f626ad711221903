import { expect, test } from 'vitest'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { insertBooster, insertCustomer, insertOrder, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'

const { app, services } = await openApp()
const { db } = services

const call = async (id: string, method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await signIn(services, id)}` }
  const answer = await app.inject({ method, url: `/v1/orders/${path}`, headers, ...(payload && { payload }) })
  return {
    status: answer.statusCode,
    message: answer.json().message,
    body: answer.body,
    data: answer.json().data,
  }
}
const secret = 'Third refund this month, look at the account'
const stop = { refund_to: 'payment_method', ready: 'asked_to_cancel', note: secret }

test('a note is for colleagues alone: no reader of the order, no copy of the event, and the log says only that there is one', async () => {
  const staff = await insertStaff(services, ['EditOrders'])
  const customer = await insertCustomer(services)
  const booster = await insertBooster(services)
  const { id } = await insertOrder(services, {
    status: 'boosting',
    customerId: customer.id,
    boosterId: booster.id,
  })
  const reply = await call(staff.id, 'POST', `${id}/cancel`, stop)
  expect(reply.status).toBe(200)
  const { data } = await call(staff.id, 'GET', `${id}/handling`)
  expect(data.notes.items).toMatchObject([{ text: secret, author: { user_id: staff.id } }])
  for (const reader of [customer, booster, staff])
    expect((await call(reader.id, 'GET', id)).body).not.toContain(secret)
  const stored = await Promise.all(
    (['order_events', 'audit_log', 'mails', 'notifications'] as const).map((table) =>
      db.selectFrom(table).selectAll().execute(),
    ),
  )
  expect(JSON.stringify(stored)).not.toContain(secret)
  expect(JSON.stringify(stored)).toContain('add order note')
  expect(await checkLedger(db)).toEqual([])
})

test('a customer writes no note to staff’s notes', async () => {
  const customer = await insertCustomer(services)
  const { id } = await insertOrder(services, { status: 'waiting_for_booster', customerId: customer.id })
  const reply = await call(customer.id, 'POST', `${id}/cancel`, { note: 'For you' })
  expect(reply).toMatchObject({ status: 400, message: 'bad_params' })
  expect((await call(customer.id, 'GET', id)).data.order.status).toBe('waiting_for_booster')
})

test('who has played on an order doesn’t cancel it as staff', async () => {
  const booster = await insertBooster(services, { user: { permissions: ['Booster', 'EditOrders'] } })
  const { id } = await insertOrder(services, { status: 'waiting_for_booster' })
  await db
    .insertInto('order_events')
    .values({
      order_id: id,
      actor: 'booster',
      actor_id: booster.id,
      action: 'claim',
      to_status: 'boosting',
      at: services.now(),
    })
    .execute()
  const reply = await call(booster.id, 'POST', `${id}/cancel`, { ready: 'nobody_found' })
  expect(reply).toMatchObject({ status: 403, message: 'own_affair' })
})
