import { expect, test } from 'vitest'
import { sendRefunds } from '#server/money/settlement/send-refunds.ts'
import { cancelUnpaidOrders } from '#server/orders/order/cancel-unpaid-orders.ts'
import { insertOrder } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { attemptEach, notPaused } from './attempt-store.ts'

const services = await openServices()
const { db } = services
const minute = 60_000

/** The messages that were logged at a level since the last check. */
function logged(): { level: number; attempts: number }[] {
  return services.logged.splice(0).map((line) => JSON.parse(line))
}

test('a failing subject is paused for longer each time, asks for help at the fifth, and is forgotten when done', async () => {
  services.logged.length = 0
  let broken = true
  const act = async () => {
    if (broken) throw new Error('not now')
    return true
  }
  const due = async () => {
    const rows = await db
      .selectNoFrom((eb) => [eb.val('7').as('id')])
      .where((eb) => notPaused('test', eb.val('7'), services.now()))
      .execute()
    return rows.length === 1
  }
  for (const [index, minutes] of [1, 2, 4, 8, 16].entries()) {
    expect(await due()).toBe(true)
    expect(await attemptEach(services, 'test', ['7'], act)).toBe(0)
    expect(logged()).toMatchObject([{ level: index < 4 ? 40 : 50, attempts: index + 1, subject: '7' }])
    services.advance(minutes * minute - 10_000)
    expect(await due()).toBe(false)
    services.advance(10_000)
  }
  broken = false
  expect(await attemptEach(services, 'test', ['7'], act)).toBe(1)
  expect(await db.selectFrom('failed_attempts').selectAll().where('job', '=', 'test').execute()).toEqual([])
  expect(logged()).toEqual([])
})

test('a hundred orders that can’t take their step don’t delay the next one', async () => {
  const created_at = new Date(services.now().getTime() - 49 * 60 * minute)
  const stuck = []
  for (let index = 0; index < 100; index++)
    stuck.push(await insertOrder(services, { columns: { created_at } }))
  const later = new Date(created_at.getTime() + minute)
  const { id } = await insertOrder(services, { columns: { created_at: later } })
  const ids = stuck.map((order) => `'${order.id}'`).join()
  await services.asOwner(`
    create function stay() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger stuck before update on orders for each row when (old.id in (${ids})) execute function stay()`)
  await cancelUnpaidOrders(services)
  await cancelUnpaidOrders(services)
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('cancelled')
})

test('a refund that its provider refuses is not retried at once', async () => {
  const order = await insertOrder(services, { status: 'waiting_for_booster' })
  const { id: payment_id } = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('payments').set({ refunded: 100 }).where('id', '=', payment_id).execute()
    await tx.insertInto('refunds').values({ payment_id, target: 'provider', amount: 100 }).execute()
  })
  let asked = 0
  const [[name, provider] = []] = services.payments
  if (!name || !provider) throw new Error('no provider')
  const refund = async () => {
    asked++
    throw new Error('refused')
  }
  const refusing = { ...services, payments: new Map([[name, { ...provider, refund }]]) }
  for (let round = 0; round < 5; round++) await sendRefunds(refusing)
  expect(asked).toBe(1)
  services.advance(minute)
  await sendRefunds(refusing)
  expect(asked).toBe(2)
})
