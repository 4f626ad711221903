// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { needsCustomer } from '#core/orders/my-orders.ts'
import type { LoaderContext } from '#web/frame/router/page.ts'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { NextStep } from '../now/needs-you.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import { loader as loadOrder, Page as OrderPage } from '../page/order-page.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { Page as Dashboard, loader as loadDashboard } from './customer-home.tsx'

const named = (order: OrderView, order_id: string): OrderView => ({ ...order, order_id })
const boosting = named(madeUpOrder('duo', 'boosting', 'customer'), 'boosting')
const unpaid = named(madeUpOrder('solo', 'not_paid', 'customer'), 'unpaid')
const login = named(madeUpOrder('wins', 'waiting_for_account', 'customer'), 'login')
const check = named(madeUpOrder('duo', 'verification_required', 'customer'), 'check')
const disputed = named(madeUpOrder('duo', 'disputed', 'customer'), 'disputed')
const done = named(madeUpOrder('solo', 'completed', 'customer'), 'done')

/** A loader's data from a server that has these orders. */
function serverWith(orders: OrderView[], params: Record<string, string> = {}): LoaderContext {
  const call = async (name: string, { params: asked }: { params?: { order_id: string } }) => {
    if (name === 'listMyOrders') return { data: { items: orders } }
    const order = orders.find(({ order_id }) => order_id === asked?.order_id)
    if (!order) throw new CallError(404, 'order_not_found')
    return { data: { order } }
  }
  return { call, params } as unknown as LoaderContext
}

test('the home page shows the most urgent order, and below it the others that wait for their customer', async () => {
  const data = await loadDashboard(serverWith([done, unpaid, login, boosting]))
  expect(data.order?.order_id).toBe('boosting')
  expect(data.waiting.map(({ order_id }) => order_id)).toEqual(['unpaid', 'login'])
})

test.each([
  [[unpaid, login], 'login'],
  [[login, check], 'check'],
  [[done, unpaid], 'unpaid'],
] as const)('what is most urgent comes first', async (orders, first) => {
  expect((await loadDashboard(serverWith([...orders]))).order?.order_id).toBe(first)
})

test('without an open order the home page suggests the first step', async () => {
  const data = await loadDashboard(serverWith([done]))
  expect(data).toEqual({ order: null, waiting: [] })
  const { t } = await open(<Dashboard data={data} />)
  const link = screen.getByRole('link', { name: t('order.setClimb') })
  expect(link.getAttribute('href')).toBe('/league-of-legends/elo-boost')
})

test('each waiting order shows its next step', async () => {
  const { t } = await open(<Dashboard data={{ order: boosting, waiting: [unpaid, login] }} />)
  expect(screen.getByRole('heading', { name: t('order.waitForYou', { count: 2 }) })).toBeDefined()
  expect(screen.getByRole('link', { name: t('order.pay') }).getAttribute('href')).toBe('/checkout/unpaid')
  const store = screen.getByRole('link', { name: t('order.nextLogin') })
  expect(store.getAttribute('href')).toBe('/dashboard/order/login')
})

test('customers are only asked for what they can do', async () => {
  expect([unpaid, login, check].every(needsCustomer)).toBe(true)
  expect([boosting, disputed, done].some(needsCustomer)).toBe(false)
  const { t, container, unmount } = await open(<NextStep order={check} />)
  expect(container.textContent).toBe(t('order.nextCheckBy', { time: 'Sun, Mar 8' }))
  unmount()
  const { container: none } = await open(<NextStep order={disputed} />)
  expect(none.textContent).toBe('')
})

test('any other failure to read an order is passed on', async () => {
  const call = async () => {
    throw new CallError(503, 'something_wrong')
  }
  await expect(loadOrder({ call, params: {} } as unknown as LoaderContext)).rejects.toThrow('something_wrong')
})

test('after payment the figures leave the address, and the page asks the server for the payment', async () => {
  const query = '?gtm=purchase&payment_amount=62.00&transaction_id=pay-1&currency=EUR&tab=1'
  const { sent, router } = await open(<OrderPage data={unpaid} />, {
    path: `/dashboard/order/unpaid${query}`,
    answers: { getPayment: () => ({ data: { payment: { status: 'captured' } } }) },
  })
  await expect.poll(() => router.state.location.search).toBe('?tab=1')
  expect(sent).toEqual([{ name: 'getPayment', input: { params: { payment_id: 'pay-1' } } }])
})
