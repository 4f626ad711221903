import { afterEach, expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import { reconcilePayments } from '#server/money/payments/reconcile-payments.ts'
import { insertSupply } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, openCard, statusOf } from '#server/test/payments.ts'

const { app, services } = await openApp()
await insertSupply(services)
const { db } = services

afterEach(async () => {
  expect(await checkLedger(db)).toEqual([])
})

type Opened = Awaited<ReturnType<typeof openCard>>

/** A button of one of the sandbox's pages, with what its form or its query says about the webhook. */
const press = ({ payment }: Opened, page: 'pay' | 'bank', fields: Record<string, string>, query = '') =>
  app.inject({
    method: 'POST',
    url: `/sandbox/${page}/${payment.provider_ref}${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const pay = { decision: 'pay' }
const escrow = ({ order }: Opened) => balanceOf(services, 'order_escrow', order.id)
const eventsOf = async () => {
  const rows = await db.selectFrom('provider_events').select('event_id').execute()
  return rows.length
}

test('the form offers every way in which a webhook can go wrong, and the bank none that it has no page for', async () => {
  const opened = await openCard(services)
  const shown = await app.inject(`/sandbox/pay/${opened.payment.provider_ref}`)
  const values = [...shown.body.matchAll(/option value="(\w+)"/g)].map(([, value]) => value)
  expect(values).toEqual(['arrives', 'repeated', 'late', 'lost', 'reordered', 'wrong', 'timeout'])
  const bank = await app.inject(`/sandbox/bank/${opened.payment.provider_ref}`)
  expect(bank.body).toContain('option value="reordered"')
  expect(bank.body).not.toContain('option value="timeout"')
})

test.each([{ webhook: 'repeated' }, { webhook: 'reordered' }, { webhook: 'arrives' }])(
  'trust M1, M8: a payment whose webhook is %o is credited once',
  async (how) => {
    const opened = await openCard(services)
    const { statusCode, headers } = await press(opened, 'pay', { ...pay, ...how })
    expect([statusCode, headers.location]).toEqual([303, expect.stringContaining('/dashboard/order/')])
    expect(await escrow(opened)).toBe(opened.order.total)
  },
)

test('trust M8: with reorder, the success arrives before the refusal of an earlier card', async () => {
  const before = await eventsOf()
  const opened = await openCard(services)
  await press(opened, 'pay', pay, '?reorder=1')
  expect((await eventsOf()) - before).toBe(2)
  expect(await statusOf(services, opened.order.id)).toBe('waiting_for_account')
})

test('trust M7: a charge whose page timed out is found by asking the sandbox, once', async () => {
  const before = await eventsOf()
  const opened = await openCard(services)
  const { statusCode, headers, body } = await press(opened, 'pay', { ...pay, webhook: 'timeout' })
  expect([statusCode, headers.location]).toEqual([504, undefined])
  expect(body).toContain(`/checkout/${opened.order.id}`)
  expect(await eventsOf()).toBe(before)
  expect(await statusOf(services, opened.order.id)).toBe('not_paid')
  // A second press finds the charge made.
  await press(opened, 'pay', { ...pay, webhook: 'timeout' })
  services.advance(16 * minuteMs)
  await reconcilePayments(services)
  await reconcilePayments(services)
  expect(await escrow(opened)).toBe(opened.order.total)
})

test('trust M8: a lost webhook is made up for by asking, and a wrong amount is set aside', async () => {
  const [lost, wrong] = [await openCard(services), await openCard(services)]
  await press(lost, 'pay', { ...pay, webhook: 'lost' })
  await press(wrong, 'pay', { ...pay, webhook: 'wrong' })
  expect([await escrow(lost), await escrow(wrong)]).toEqual([0, 0])
  const { reason } = await db.selectFrom('quarantined_events').select('reason').executeTakeFirstOrThrow()
  expect(reason).toBe('other_amount')
  services.advance(16 * minuteMs)
  await reconcilePayments(services)
  expect(await escrow(lost)).toBe(lost.order.total)
})

test('trust M13: with reorder, the bank’s decision arrives before the chargeback’s opening and stays', async () => {
  const opened = await openCard(services)
  await press(opened, 'pay', pay)
  await press(opened, 'bank', { word: 'lost', webhook: 'reordered' })
  const chargebacks = await db
    .selectFrom('chargebacks')
    .select(['status', 'from_escrow'])
    .where('order_id', '=', opened.order.id)
    .execute()
  expect(chargebacks).toEqual([{ status: 'lost', from_escrow: opened.order.total }])
  expect(await escrow(opened)).toBe(0)
})
