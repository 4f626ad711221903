import { expect, test } from 'vitest'
import { counts } from '../operation-marks/counts.ts'
import { countedPayments } from './counted-payments.ts'
import { PaymentRefused } from './payment-provider.ts'

test('each call to the payment provider is counted by how it ended, and answers as before', async () => {
  counts.paymentCalls.reset()
  const provider = countedPayments({
    name: 'stripe',
    isTest: true,
    createPayment: async ({ paymentId }) => ({ ref: paymentId, url: 'https://pay.example' }),
    getPayment: () => Promise.reject(new Error('no answer within 10 s')),
    endPayment: async () => {},
    refund: () => Promise.reject(new PaymentRefused('The charge was disputed')),
    events: async () => [],
    methods: async () => [],
    verifyWebhook: () => 'irrelevant',
  })
  const payment = {
    paymentId: 'ours',
    subjectId: 'order',
    amount: 100,
    currency: 'EUR',
    description: 'climb',
  }
  const times = { openedAt: new Date(0), expiresAt: new Date(1) }
  const pages = { returnUrl: 'https://shop.example/', cancelUrl: 'https://shop.example/' }
  for (let tries = 0; tries < 2; tries++)
    expect(await provider.createPayment({ ...payment, ...times, ...pages })).toMatchObject({ ref: 'ours' })
  await expect(provider.getPayment('ours')).rejects.toThrow('no answer')
  await expect(provider.refund('ours', 100, 'key')).rejects.toThrow(PaymentRefused)
  const { values } = await counts.paymentCalls.get()
  expect(values.map(({ labels, value }) => [labels.call, labels.outcome, value])).toEqual([
    ['createPayment', 'done', 2],
    ['getPayment', 'failed', 1],
    ['refund', 'refused', 1],
  ])
  expect(values.every(({ labels }) => labels.provider === 'stripe')).toBe(true)
})
