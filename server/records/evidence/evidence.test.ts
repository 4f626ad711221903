import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applyChargeback } from '#server/money/settlement/apply-chargeback.ts'
import { sendOrderMessage } from '#server/orders/order-chat/send-order-message.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { running } from '#server/test/disputes.ts'
import { insertCustomer, insertStaff, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { takeIntent } from '#server/test/payments.ts'
import { textOf } from '#server/test/pdf.ts'

const { app, services } = await openApp()
const { db } = services
const staff = await insertStaff(services, ['EditOrders'])

const ask = async (by: Caller, id: string) =>
  app.inject({
    url: `/v1/orders/${id}/evidence?language=en`,
    headers: { authorization: `Bearer ${await signIn(services, by.id)}` },
  })

async function askedByBank() {
  const made = await running(services)
  const { id, customer, booster, order } = made
  const login = { order_id: id, actor_id: booster.id, action: 'viewed' as const }
  await db.insertInto('credential_events').values(login).execute()
  await db.updateTable('orders').set({ in_game_name: 'Mira#EUW' }).where('id', '=', id).execute()
  const message = { message_id: randomUUID(), text: 'Write me at mira@example.com please' }
  await act(services, sendOrderMessage, customer, id, message)
  const dueAt = new Date(services.now().getTime() + 7 * 86_400_000)
  await applyChargeback(services, 'sandbox', {
    kind: 'chargeback',
    id: randomUUID(),
    ref: randomUUID(),
    intent: await takeIntent(services, id),
    status: 'open',
    amount: order.total,
    currency: 'EUR',
    dueAt,
    at: services.now(),
  })
  return made
}

test('the evidence has what was bought, done and said, masks contact data, and each opening is recorded', async () => {
  const { id, order } = await askedByBank()
  const reply = await ask(staff, id)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  const text = textOf(reply.rawPayload).join(' ')
  expect(text).toContain(`PK-${order.number}`)
  for (const heading of ['What happened with the order', 'When the login was used', 'What was said'])
    expect(text).toContain(heading)
  expect(text).toContain('viewed the login')
  expect(text).toContain('Write me at')
  expect(text).not.toContain('mira@example.com please')
  const opened = await db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('operation', '=', 'open evidence')
    .where('subject', '=', `order ${id}`)
    .execute()
  expect(opened).toEqual([{ actor_id: staff.id }])
})

test('nobody but staff who work on orders gets it, and only for an order that a bank asks about', async () => {
  const { id, customer } = await askedByBank()
  for (const other of [
    customer,
    await insertStaff(services, ['EditUsers']),
    await insertCustomer(services),
  ]) {
    const reply = await ask(other, id)
    expect([reply.statusCode, reply.json().message]).toEqual([403, 'forbidden'])
  }
  const quiet = await running(services)
  const reply = await ask(staff, quiet.id)
  expect([reply.statusCode, reply.json().message]).toEqual([404, 'chargeback_not_found'])
})
