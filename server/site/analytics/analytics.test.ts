import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type AnalyticsKind, consentMark } from '#core/people/consent.ts'
import { buildApp } from '#server/composed/app.ts'
import type { Config } from '#server/platform/config/config.ts'
import { insertCustomer, insertSupply, signIn } from '#server/test/factories.ts'
import { openServices } from '#server/test/open-app.ts'
import { openCard } from '#server/test/payments.ts'

const services = await openServices()
await insertSupply(services)
const appWith = (analytics: Config['analytics']) =>
  buildApp({ services: { ...services, config: { ...services.config, analytics } } })
const counting = await appWith({ kind: 'server', url: 'http://127.0.0.1:9/' })
const google = await appWith({ kind: 'google', id: 'G-TEST1234', host: 'http://127.0.0.1:9' })
const without = await appWith(undefined)

const agreedTo = (kind: AnalyticsKind) => ({
  ncc_c: consentMark(kind),
  ncc_e: 'necessary.google-analytics',
})
const view = (cookies: Record<string, string>, app = counting) =>
  app.inject({ method: 'POST', url: '/v1/analytics/views', cookies, payload: { page: '/coaching' } })

test('trust W7: a view is counted only with a consent that fits today’s categories', async () => {
  services.counted.length = 0
  for (const cookies of [
    {},
    { ...agreedTo('server'), ncc_e: 'necessary' },
    // Agreed when the shop counted differently.
    agreedTo('google'),
    agreedTo(null),
    { ncc_e: 'necessary.google-analytics' },
  ])
    expect((await view(cookies as Record<string, string>)).json()).toEqual({ data: { counted: false } })
  expect((await view(agreedTo('google'), google)).json().data.counted).toBe(false)
  expect(services.counted).toEqual([])
  expect((await view(agreedTo('server'))).json()).toEqual({ data: { counted: true } })
  expect(services.counted).toEqual([{ event: 'page_view', page: '/coaching', at: expect.any(String) }])
})

test('a view names a page without its query', async () => {
  for (const page of ['/?email=a@b.example', 'https://else.example/', '/a#b', '', `/${'x'.repeat(300)}`]) {
    const answer = await counting.inject({
      method: 'POST',
      url: '/v1/analytics/views',
      cookies: agreedTo('server'),
      payload: { page },
    })
    expect(answer.statusCode, page).toBe(400)
  }
})

async function paidByCard() {
  const { customer, order, payment } = await openCard(services)
  const url = new URL(payment.url ?? '').pathname
  const claim = async (cookies = agreedTo('server'), who = customer.id, id = payment.id) =>
    counting.inject({
      method: 'POST',
      url: `/v1/payments/${id}/conversion?payment_amount=1&transaction_id=x`,
      cookies,
      headers: { authorization: `Bearer ${await signIn(services, who)}` },
    })
  const pay = () =>
    counting.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=pay',
    })
  return { customer, order, payment, claim, pay }
}

test('trust M4: a conversion has the amount of the real payment and is reported once, by one of 20 calls', async () => {
  services.counted.length = 0
  const { payment, order, claim, pay } = await paidByCard()
  // No money has arrived yet.
  expect((await claim()).json()).toEqual({ data: { conversion: null } })
  await pay()
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim()))
  const conversions = answers.map((answer) => answer.json().data.conversion).filter(Boolean)
  expect(conversions).toEqual([{ transaction_id: payment.id, amount: order.total, currency: 'EUR' }])
  expect(services.counted).toEqual([
    {
      event: 'conversion',
      transaction_id: payment.id,
      value: order.total / 100,
      currency: 'EUR',
      at: expect.any(String),
    },
  ])
})

test('nobody reports another’s payment or one that never was, and without consent nothing is used up', async () => {
  const { claim, pay } = await paidByCard()
  await pay()
  const stranger = await insertCustomer(services)
  expect((await claim(agreedTo('server'), stranger.id)).json().message).toBe('payment_not_found')
  expect((await claim(agreedTo('server'), stranger.id, randomUUID())).json().message).toBe(
    'payment_not_found',
  )
  expect((await claim({ ncc_c: '', ncc_e: '' })).json().data.conversion).toBeNull()
  expect((await claim()).json().data.conversion).not.toBeNull()
})

test('Google’s script has a frame without our origin, which exists only where a shop uses it', async () => {
  const frame = await google.inject('/analytics/frame')
  const policy = String(frame.headers['content-security-policy'])
  expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'sha256-\S+' http:/)
  expect(policy).not.toMatch(/unsafe|allow-same-origin/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(frame.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'no-referrer' })
  expect(frame.headers).not.toHaveProperty('set-cookie')
  expect(frame.body).toContain('http://127.0.0.1:9/gtag/js?id=G-TEST1234')
  for (const app of [counting, without]) expect((await app.inject('/analytics/frame')).statusCode).toBe(404)
})
