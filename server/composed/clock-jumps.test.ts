import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { releaseDueShares } from '#server/money/settlement/release-due-shares.ts'
import { completeDueOrders } from '#server/orders/order/complete-due-orders.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { act } from '#server/test/act.ts'
import { submitted } from '#server/test/disputes.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, statusOf } from '#server/test/payments.ts'

const { app, services } = await openApp()

test('trust D11: a clock that jumps by an hour or a day, back and forth, pays no share and completes no order early', async () => {
  const closed = await submitted(services)
  await act(services, completeOrder, closed.customer, closed.id)
  const due = endOf('hold', services.now())
  const open = await submitted(services)
  const check = endOf('check', services.now())
  const sweep = async () => {
    await releaseDueShares(services)
    await completeDueOrders(services)
  }
  for (const jump of [
    hourMs,
    -hourMs,
    dayMs,
    -dayMs,
    -dayMs,
    dayMs,
    -hourMs,
    hourMs,
    2 * dayMs,
    -2 * dayMs,
  ]) {
    services.advance(jump)
    await sweep()
    expect(await balanceOf(services, 'booster_payable', closed.booster.id)).toBe(0)
    expect(await statusOf(services, open.id)).toBe('verification_required')
  }
  services.advance(check.getTime() - services.now().getTime() + minuteMs)
  await sweep()
  expect(await statusOf(services, open.id)).toBe('completed')
  services.advance(due.getTime() - services.now().getTime() + minuteMs)
  await sweep()
  const share = closed.order.booster_share
  expect(await balanceOf(services, 'booster_payable', closed.booster.id)).toBe(share)
  // Back before the hold ended: what was paid isn't paid again.
  services.advance(-2 * dayMs)
  await sweep()
  services.advance(3 * dayMs)
  await sweep()
  expect(await balanceOf(services, 'booster_payable', closed.booster.id)).toBe(share)
})

test('trust D11: a hold over the change to summer time lasts as many hours as any other', () => {
  const before = new Date('2027-03-27T12:00:00Z')
  const usual = new Date('2027-05-01T12:00:00Z')
  const lasting = (from: Date) => endOf('hold', from).getTime() - from.getTime()
  expect(lasting(before)).toBe(lasting(usual))
})

test('trust D11: a session token that the clock jumped over is refused, and no jump back revives it for long', async () => {
  const { id } = await insertCustomer(services)
  const token = await signIn(services, id)
  const status = async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ url: '/v1/users/@me', headers })).statusCode
  }
  expect(await status()).toBe(200)
  services.advance(dayMs)
  expect(await status()).toBe(401)
  services.advance(-dayMs)
  expect(await status()).toBe(200)
  services.advance(dayMs)
  expect(await status()).toBe(401)
})
