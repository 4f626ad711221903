import { afterEach, expect, test } from 'vitest'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import { type PaymentProvider, PaymentRefused } from '#server/platform/outside/payment-provider.ts'
import { decideSandboxPayment, findSandboxPayment } from '#server/platform/outside/sandbox-payments.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { advanceById } from '#server/test/advance-by-id.ts'
import { insertSupply } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import {
  balanceOf,
  byCard,
  found,
  openAnother,
  openCard,
  outcomes,
  paidEvent,
  statusOf,
} from '#server/test/payments.ts'
import { rounds } from '#server/test/rounds.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { sendRefunds } from '../settlement/send-refunds.ts'
import { getPayment } from './get-payment.ts'
import { findPayment } from './payment-store.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { type ProviderWord, settlePayment } from './settle-payment.ts'

const services = await openServices()
await insertSupply(services)

afterEach(async () => {
  expect(await checkLedger(services.db)).toEqual([])
})

type Opened = Awaited<ReturnType<typeof openCard>>

const word = ({ payment }: Pick<Opened, 'payment'>, changed: Partial<ProviderWord> = {}): ProviderWord => {
  const { id, ...event } = paidEvent(payment)
  return { ...event, provider: 'sandbox', eventId: id, ...changed }
}
const paymentOf = async (id: string) => found(await findPayment(services.db, id))
const notesOf = (userId: string) =>
  services.db.selectFrom('notifications').select('code').where('user_id', '=', userId).orderBy('id').execute()

test('a success pays the order, notifies its customer and writes the mail with the link', async () => {
  const { order, payment, customer } = await openCard(services)
  await settlePayment(services, word({ payment }))
  expect(await statusOf(services, order.id)).toBe('waiting_for_account')
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(order.total)
  expect(await notesOf(customer.id)).toEqual([{ code: 'order_paid' }])
  const mail = await services.db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('ref', 'like', 'order_paid:%')
    .where('body', 'like', `%${order.id}%`)
    .executeTakeFirstOrThrow()
  expect(mail.subject).toContain(`PK-${order.number}`)
  expect(mail.body).toContain(`http://localhost:3000/dashboard/order/${order.id}`)
  expect(services.sent).toContainEqual(expect.objectContaining({ id: customer.id, event: 'order_changed' }))
})

test('trust M8: events in any order lead to the same end', async () => {
  const statuses = ['pending', 'failed', 'succeeded', 'expired'] as const
  const orders = permutations(statuses)
  expect(orders).toHaveLength(24)
  for (const sequence of orders) {
    const opened = await openCard(services)
    for (const status of sequence) await settlePayment(services, word(opened, { status }))
    expect((await paymentOf(opened.payment.id)).status).toBe('captured')
    expect(await statusOf(services, opened.order.id)).toBe('waiting_for_account')
  }
})

test('trust M5: two tabs share one attempt', async () => {
  const { order, customer, payment } = await openCard(services)
  const tabs = Array.from({ length: 10 }, () => payByCard(services, customer, order.id, byCard))
  expect(new Set((await Promise.all(tabs)).map((tab) => tab.payment.id))).toEqual(new Set([payment.id]))
})

test('trust M5: of two successful payments for one order, the second is refunded and the customer is notified', async () => {
  const { order, customer, payment: first } = await openCard(services)
  await settlePayment(services, word({ payment: first }, { status: 'failed' }))
  const second = await openAnother(services, customer, order)
  expect(second.id).not.toBe(first.id)
  for (const { provider_ref } of [first, second])
    await decideSandboxPayment(services.db, provider_ref ?? '', 'succeeded')
  await Promise.all([
    settlePayment(services, word({ payment: first })),
    settlePayment(services, word({ payment: second })),
  ])
  const payments = [await paymentOf(first.id), await paymentOf(second.id)]
  expect(payments.map(({ status }) => status).sort()).toEqual(['captured', 'refunded'])
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(order.total)
  expect((await notesOf(customer.id)).map(({ code }) => code).sort()).toEqual([
    'order_paid',
    'payment_refunded_twice',
  ])
  await sendRefunds(services)
  await sendRefunds(services)
  const atProvider = await Promise.all(
    [first, second].map(({ provider_ref }) => findSandboxPayment(services.db, provider_ref ?? '')),
  )
  expect(atProvider.map((each) => each?.refunded).sort()).toEqual([0, order.total])
})

test('a payment that arrives after the order was cancelled is refunded, and the customer is told why', async () => {
  const { order, customer, payment } = await openCard(services)
  await transaction(services, async (work) => {
    const step = { action: 'cancel', actor: 'time', actorId: null, refundTo: 'balance' } as const
    await advanceById(work, order.id, step)
  })
  await settlePayment(services, word({ payment }))
  expect(await paymentOf(payment.id)).toMatchObject({ status: 'refunded', refunded: order.total })
  expect(await statusOf(services, order.id)).toBe('cancelled')
  expect(await balanceOf(services, 'order_escrow', order.id)).toBe(0)
  expect((await notesOf(customer.id)).map(({ code }) => code)).toContain('payment_refunded_cancelled')
})

const races = rounds(40, 200)

test(`trust M6: webhook and return page at once, ${races} rounds: one capture each, no conflict shown`, async () => {
  for (let round = 0; round < races; round++) {
    const opened = await openCard(services)
    await decideSandboxPayment(services.db, opened.payment.provider_ref ?? '', 'succeeded')
    const both = [
      settlePayment(services, word(opened)),
      getPayment(services, opened.customer, opened.payment.id),
    ]
    expect((await outcomes(both)).broken).toEqual([])
    expect(await balanceOf(services, 'order_escrow', opened.order.id)).toBe(opened.order.total)
  }
})

const lost = rounds(20, 100)

test(`trust M7 and M8: querying makes up for ${lost} lost replies and ${lost} lost webhooks, without a second payment`, async () => {
  const sandbox = found(services.payments.get('sandbox'))
  const cut: PaymentProvider = {
    ...sandbox,
    async createPayment(payment) {
      await sandbox.createPayment(payment)
      throw new Error('ECONNRESET')
    },
  }
  const opened: Opened[] = []
  for (let i = 0; i < lost; i++) opened.push(await openCard(services))
  services.payments.set('sandbox', cut)
  for (let i = 0; i < lost; i++) {
    const attempt = await openCard({ ...services, payments: new Map([['sandbox', sandbox]]) })
    // As if the reply had been lost: we know neither the reference nor the page.
    await services.db
      .updateTable('payments')
      .set({ provider_ref: null, url: null })
      .where('id', '=', attempt.payment.id)
      .execute()
    await expect(payByCard(services, attempt.customer, attempt.order.id, byCard)).rejects.toThrow(
      'payment_failed',
    )
    opened.push(attempt)
  }
  services.payments.set('sandbox', sandbox)
  for (const { payment } of opened)
    await decideSandboxPayment(services.db, payment.provider_ref ?? '', 'succeeded')
  await reconcilePayments(services)
  expect(await statusOf(services, found(opened[0]).order.id)).toBe('not_paid')
  services.advance(15 * 60_000 + 1_000)
  await reconcilePayments(services)
  await reconcilePayments(services)
  for (const { order } of opened) {
    expect(await statusOf(services, order.id)).toBe('waiting_for_account')
    expect(await balanceOf(services, 'order_escrow', order.id)).toBe(order.total)
  }
  const { made } = await services.db
    .selectFrom('sandbox_payments')
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where(
      'order_id',
      'in',
      opened.map(({ order }) => order.id),
    )
    .executeTakeFirstOrThrow()
  expect(made).toBe(2 * lost)
})

test('an attempt that has expired at the provider is ended, and paying again opens a new one', async () => {
  const { order, customer, payment } = await openCard(services)
  await services.db
    .updateTable('sandbox_payments')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', payment.provider_ref ?? '')
    .execute()
  services.advance(15 * 60_000 + 1_000)
  const again = await openAnother(services, customer, order)
  expect(again.id).not.toBe(payment.id)
  expect((await paymentOf(payment.id)).status).toBe('expired')
  expect(await decideSandboxPayment(services.db, payment.provider_ref ?? '', 'succeeded')).toBe(false)
})

test('a payment that the provider refuses has failed at once and can be tried again', async () => {
  const { order, customer, payment } = await openCard(services)
  await settlePayment(services, word({ payment }, { status: 'failed' }))
  const refusing: PaymentProvider = {
    ...found(services.payments.get('sandbox')),
    createPayment: () => Promise.reject(new PaymentRefused('no')),
  }
  const without = { ...services, payments: new Map([['sandbox', refusing]]) }
  await expect(payByCard(without, customer, order.id, byCard)).rejects.toThrow('payment_failed')
  const again = await openAnother(services, customer, order)
  expect(again.status).toBe('open')
  const { failed } = await services.db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('failed'))
    .where('order_id', '=', order.id)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  expect(failed).toBe(2)
})

test('if the provider can’t be reached, the attempt stays as it is, and the page still responds', async () => {
  const { customer, payment } = await openCard(services)
  const sandbox = found(services.payments.get('sandbox'))
  const dead: PaymentProvider = { ...sandbox, getPayment: () => Promise.reject(new Error('ETIMEDOUT')) }
  const without = { ...services, payments: new Map([['sandbox', dead]]) }
  expect(await getPayment(without, customer, payment.id)).toMatchObject({
    status: 'open',
    order_status: 'not_paid',
  })
})

test('30 calls for an open payment query its provider once in five seconds, and the last finds it paid', async () => {
  const { customer, payment } = await openCard(services)
  const sandbox = found(services.payments.get('sandbox'))
  let asked = 0
  const counting: PaymentProvider = {
    ...sandbox,
    getPayment: (ref) => {
      asked++
      return sandbox.getPayment(ref)
    },
  }
  const counted = { ...services, payments: new Map([['sandbox', counting]]) }
  const ask = () => getPayment(counted, customer, payment.id)
  const first = await Promise.all(Array.from({ length: 30 }, ask))
  expect(first.every(({ status }) => status === 'open')).toBe(true)
  expect(asked).toBe(1)
  await decideSandboxPayment(services.db, payment.provider_ref ?? '', 'succeeded')
  services.advance(2_000)
  expect((await ask()).status).toBe('open')
  expect(asked).toBe(1)
  services.advance(3_000)
  expect(await ask()).toMatchObject({ status: 'captured', order_status: 'waiting_for_account' })
  expect(asked).toBe(2)
  // An ended attempt is no longer queried.
  services.advance(5_000)
  await ask()
  expect(asked).toBe(2)
})

test('another customer can’t find the payment', async () => {
  const [{ payment }, { customer: stranger }] = [await openCard(services), await openCard(services)]
  await expect(getPayment(services, stranger, payment.id)).rejects.toThrow('payment_not_found')
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) =>
    permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
  )
}
