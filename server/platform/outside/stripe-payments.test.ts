import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PaymentRefused } from './payment-provider.ts'
import { stripePayments } from './stripe-payments.ts'

type Heard = { method: string; url: string; key: string | undefined; form: Record<string, string> }

let api: Server
let host: string
let heard: Heard[] = []
let answer: { status: number; body: object }

beforeAll(async () => {
  api = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    heard.push({
      method: request.method ?? '',
      url: request.url ?? '',
      key: request.headers['idempotency-key'] as string | undefined,
      form: Object.fromEntries(new URLSearchParams(text)),
    })
    // Nothing that it was asked for before is in its lists.
    const isList = request.method === 'GET' && /^\/v1\/(checkout\/sessions|refunds)\?/.test(request.url ?? '')
    const { status, body } = isList
      ? { status: 200, body: { object: 'list', data: [], has_more: false } }
      : answer
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  host = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
beforeEach(() => {
  heard = []
})
afterAll(() => new Promise((closed) => api.close(closed)))

const webhookSecret = 'whsec_test'
const provider = () => stripePayments({ secretKey: 'sk_test_key', webhookSecret, host })
const [paymentId, subjectId] = [
  '9d6f7f4e-3b0c-4a51-9b1e-2f4f0f5a7f11',
  '0a4f1a3e-0b5e-4b7c-8f43-b2c2f0b0a9d2',
]
const newPayment = {
  paymentId,
  subjectId,
  amount: 8_370,
  currency: 'EUR',
  description: 'Peakline PK-20001',
  returnUrl: 'https://peakline.example/dashboard/order/1?gtm=1',
  cancelUrl: 'https://peakline.example/checkout/1',
  openedAt: new Date('2026-11-21T11:00:00Z'),
  expiresAt: new Date('2026-11-21T12:00:00Z'),
}
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.example/cs_1',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 8_370,
  currency: 'eur',
  payment_intent: 'pi_1',
  metadata: { payment_id: paymentId, order_id: subjectId },
}

test('a payment is a Checkout session with the price, our ids and our key', async () => {
  answer = { status: 200, body: session }
  expect(await provider().createPayment(newPayment)).toEqual({ ref: 'cs_1', url: session.url })
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({
    method: 'POST',
    url: '/v1/checkout/sessions',
    key: paymentId,
    form: {
      mode: 'payment',
      client_reference_id: subjectId,
      'metadata[payment_id]': paymentId,
      'line_items[0][price_data][unit_amount]': '8370',
      'line_items[0][price_data][currency]': 'eur',
      success_url: newPayment.returnUrl,
      cancel_url: newPayment.cancelUrl,
      expires_at: '1795262400',
    },
  })
})

test('a refusal by Stripe is final; after a failure the payment stays open', async () => {
  answer = { status: 400, body: { error: { type: 'invalid_request_error', message: 'Amount too small' } } }
  await expect(provider().createPayment(newPayment)).rejects.toBeInstanceOf(PaymentRefused)
  answer = { status: 500, body: { error: { type: 'api_error', message: 'Sorry' } } }
  const failure = await provider()
    .createPayment(newPayment)
    .catch((error) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(PaymentRefused)
})

test.each([
  [{}, 'succeeded'],
  [{ payment_status: 'unpaid', status: 'open' }, 'pending'],
  [{ payment_status: 'unpaid', status: 'complete' }, 'pending'],
  [{ payment_status: 'unpaid', status: 'expired' }, 'expired'],
])('a session %o stands as %s', async (changed, status) => {
  answer = { status: 200, body: { ...session, ...changed } }
  expect(await provider().getPayment('cs_1')).toEqual({
    status,
    amount: 8_370,
    currency: 'EUR',
    intent: 'pi_1',
  })
})

test('an open payment is expired at Stripe; an ended one stays as it is, and a missing response is an error', async () => {
  answer = { status: 200, body: { ...session, status: 'expired' } }
  await provider().endPayment('cs_1')
  expect(heard).toMatchObject([{ method: 'POST', url: '/v1/checkout/sessions/cs_1/expire' }])
  answer = { status: 400, body: { error: { type: 'invalid_request_error', message: 'Only open sessions' } } }
  await provider().endPayment('cs_1')
  answer = { status: 500, body: { error: { type: 'api_error', message: 'Later' } } }
  await expect(provider().endPayment('cs_1')).rejects.toThrow('Later')
})

test('a refund names the intent, the amount and our key', async () => {
  answer = { status: 200, body: session }
  await provider().refund('cs_1', 500, 'refund-1')
  expect(heard[2]).toMatchObject({
    url: '/v1/refunds',
    key: 'refund-1',
    form: { payment_intent: 'pi_1', amount: '500', 'metadata[refund_id]': 'refund-1' },
  })
  answer = { status: 200, body: { ...session, payment_intent: null } }
  await expect(provider().refund('cs_1', 500, 'refund-2')).rejects.toBeInstanceOf(PaymentRefused)
})

const now = new Date('2026-11-21T10:00:00Z')

function signed(type: string, object: object = session, at = now) {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    created: 1_795_000_000,
    type,
    data: { object },
  })
  const timestamp = Math.floor(at.getTime() / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
  return { body: Buffer.from(payload), headers: { 'stripe-signature': header } }
}

test.each([
  ['checkout.session.completed', session, 'succeeded'],
  ['checkout.session.async_payment_succeeded', session, 'succeeded'],
  ['checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }, 'failed'],
  ['checkout.session.expired', { ...session, payment_status: 'unpaid', status: 'expired' }, 'expired'],
])('%s is recognized', (type, object, status) => {
  const { body, headers } = signed(type, object)
  expect(provider().verifyWebhook(body, headers, now)).toEqual({
    id: 'evt_1',
    ref: 'cs_1',
    paymentId,
    subjectId,
    status,
    amount: 8_370,
    currency: 'EUR',
    intent: 'pi_1',
  })
})

test.each([
  ['refund.updated', { status: 'succeeded' }, { refundId: 'refund-1', status: 'succeeded' }],
  ['refund.failed', { status: 'failed' }, { refundId: 'refund-1', status: 'failed' }],
  ['charge.refund.updated', { status: 'canceled' }, { refundId: 'refund-1', status: 'failed' }],
  ['refund.created', { status: 'succeeded', metadata: {} }, { refundId: null, status: 'succeeded' }],
])('%s of a refund %o is recognized', (type, changed, word) => {
  const refund = { id: 're_1', object: 'refund', metadata: { refund_id: 'refund-1' }, ...changed }
  const { body, headers } = signed(type, refund)
  expect(provider().verifyWebhook(body, headers, now)).toEqual({ kind: 'refund', id: 'evt_1', ...word })
})

test.each([
  ['charge.dispute.created', 'needs_response', 'open'],
  ['charge.dispute.funds_withdrawn', 'under_review', 'open'],
  ['charge.dispute.closed', 'won', 'won'],
  ['charge.dispute.closed', 'lost', 'lost'],
  ['charge.dispute.updated', 'appeal_under_review', 'open'],
  ['charge.dispute.updated', 'a_status_of_tomorrow', 'open'],
  ['charge.dispute.created', 'warning_needs_response', null],
  ['charge.dispute.closed', 'warning_closed', null],
  ['charge.dispute.closed', 'prevented', null],
  ['charge.dispute.closed', 'prevented', 'lost', [{ amount: -8_370 }]],
  ['charge.dispute.closed', 'prevented', null, [{ amount: -8_370 }, { amount: 8_370 }]],
] as [string, string, string | null, { amount: number }[]?][])(
  '%s with the status %s is a chargeback that is %s',
  (type, status, word, balance_transactions = []) => {
    const dispute = {
      id: 'du_1',
      object: 'dispute',
      payment_intent: 'pi_1',
      amount: 8_370,
      currency: 'eur',
      status,
      balance_transactions,
      evidence_details: { due_by: 1_795_262_400 },
    }
    const { body, headers } = signed(type, dispute)
    const event = {
      kind: 'chargeback',
      id: 'evt_1',
      at: new Date(1_795_000_000_000),
      ref: 'du_1',
      intent: 'pi_1',
      status: word,
      amount: 8_370,
      currency: 'EUR',
      dueAt: new Date(1_795_262_400_000),
    }
    expect(provider().verifyWebhook(body, headers, now)).toEqual(word ? event : 'irrelevant')
  },
)

test('other events, other shops and unpaid sessions are irrelevant', () => {
  const cases = [
    signed('invoice.paid'),
    signed('checkout.session.completed', { ...session, metadata: {} }),
    signed('checkout.session.completed', { ...session, payment_status: 'unpaid' }),
  ]
  for (const { body, headers } of cases)
    expect(provider().verifyWebhook(body, headers, now)).toBe('irrelevant')
})

test('trust M3: an altered, stale or unsigned webhook is refused', () => {
  const { body, headers } = signed('checkout.session.completed')
  const altered = Buffer.from(body.toString().replace('8370', '1'))
  const stale = signed('checkout.session.completed', session, new Date(now.getTime() - 301_000))
  expect(provider().verifyWebhook(altered, headers, now)).toBeNull()
  expect(provider().verifyWebhook(stale.body, stale.headers, now)).toBeNull()
  expect(provider().verifyWebhook(body, {}, now)).toBeNull()
  expect(provider().verifyWebhook(body, { 'stripe-signature': 'nonsense' }, now)).toBeNull()
})
