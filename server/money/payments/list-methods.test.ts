import { expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { openServices } from '#server/test/open-app.ts'
import { openStripeShop } from '#server/test/stripe/with-stripe.ts'
import { listMethods } from './list-methods.ts'

const { services, api } = await openStripeShop()
const asked = () =>
  api.heard.filter(({ path }) => path.startsWith('/v1/payment_method_configurations')).length

test('what Stripe’s own settings turn on is offered by name, and they are read once in ten minutes', async () => {
  api.methods = { card: true, paypal: true, apple_pay: true, klarna: false, boleto: true }
  const both = await Promise.all([listMethods(services), listMethods(services)])
  expect(both).toEqual([
    ['apple_pay', 'paypal'],
    ['apple_pay', 'paypal'],
  ])
  expect(asked()).toBe(1)
  api.methods = { card: true, klarna: true }
  services.advance(9 * minuteMs)
  expect(await listMethods(services)).toEqual(['apple_pay', 'paypal'])
  services.advance(2 * minuteMs)
  expect(await listMethods(services)).toEqual(['klarna'])
})

test('while Stripe doesn’t answer, nothing is claimed, and it is asked again after a minute', async () => {
  services.advance(11 * minuteMs)
  api.fail('broken_before', 'GET /v1/payment_method_configurations', 2)
  expect(await listMethods(services)).toEqual([])
  const before = asked()
  expect(await listMethods(services)).toEqual([])
  expect(asked()).toBe(before)
  api.mend()
  services.advance(2 * minuteMs)
  expect(await listMethods(services)).toEqual(['klarna'])
})

test('the sandbox plays a card, so nothing else is offered', async () => {
  expect(await listMethods(await openServices())).toEqual([])
})
