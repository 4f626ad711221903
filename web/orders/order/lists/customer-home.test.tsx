// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { needsCustomer } from '#core/orders/my-orders.ts'
import type { LoaderContext } from '#web/frame/router/page.ts'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { anOrderRow, at } from '#web/test/order-rows.ts'
import { NextStep } from '../now/needs-you.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import { loader as loadOrder, Page as OrderPage } from '../page/order-page.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { daysLate } from './climb-rows.tsx'
import { Page as Dashboard, loader as loadDashboard } from './customer-home.tsx'
import type { SeveralData } from './several-climbs.tsx'

const named = (order: OrderView, order_id: string): OrderView => ({ ...order, order_id })
const boosting = named(madeUpOrder('duo', 'boosting', 'customer'), 'boosting')
const unpaid = named(madeUpOrder('solo', 'not_paid', 'customer'), 'unpaid')
const login = named(madeUpOrder('wins', 'waiting_for_account', 'customer'), 'login')
const check = named(madeUpOrder('duo', 'verification_required', 'customer'), 'check')
const disputed = named(madeUpOrder('duo', 'disputed', 'customer'), 'disputed')
const done = named(madeUpOrder('solo', 'completed', 'customer'), 'done')

type Home = SeveralData['home']

const needOf = { not_paid: 'pay', waiting_for_account: 'login', verification_required: 'check' } as const

const aClimb = (order: OrderView): Home['climbs'][number] => ({
  ...anOrderRow({
    order_id: order.order_id,
    number: order.number,
    config: order.config,
    status: order.status,
  }),
  claimed_at: order.claimed_at,
  check_until: order.check_until,
  disputed: order.disputed,
  booster: order.booster,
  logged: { unit: 'points', done: 12, of: 40 },
  steps: order.games.map(({ played_at }, i, { length }) => ({ at: played_at, done: (i + 1) / (length + 1) })),
  arrives: null,
})

/** What the server says of a customer with these orders. */
const homeOf = (orders: readonly OrderView[]): Home => {
  const climbs = orders.filter(
    ({ status }) => !['not_paid', 'waiting_for_account', 'completed'].includes(status),
  )
  return {
    now: at(5),
    needs: orders.filter(needsCustomer).map(({ order_id, number, config, coach, status }) => ({
      order_id,
      number,
      config,
      coach,
      need: needOf[status as keyof typeof needOf],
      until: null,
    })),
    climbs: climbs.map(aClimb),
    running: climbs.length,
    orders: orders.length,
    raffles: [],
  }
}

/** A loader's data from a server that has these orders. */
function serverWith(orders: OrderView[], params: Record<string, string> = {}): LoaderContext {
  const call = async (name: string, { params: asked }: { params?: { order_id: string } }) => {
    if (name === 'getCustomerHome') return { data: homeOf(orders) }
    if (name === 'browseNotifications') return { data: { items: [] } }
    if (name === 'listFavorites')
      return {
        data: {
          items: [
            { username: 'lumi', online: true },
            { username: 'halcyon', online: false },
          ],
        },
      }
    const order = orders.find(({ order_id }) => order_id === asked?.order_id)
    if (!order) throw new CallError(404, 'order_not_found')
    return { data: { order } }
  }
  return { call, params, locale: 'en' } as unknown as LoaderContext
}

test.each([
  [[done, unpaid], 'unpaid'],
  [[login], 'login'],
  [[check, done], 'check'],
  [[boosting, done], 'boosting'],
] as const)('the page of the one open order is the home', async (orders, only) => {
  expect(await loadDashboard(serverWith([...orders]))).toMatchObject({ order: { order_id: only } })
})

test('without an open order the home page suggests the first step', async () => {
  const data = await loadDashboard(serverWith([done]))
  expect(data).toEqual({ order: null })
  const { t } = await open(<Dashboard data={data} />)
  const link = screen.getByRole('link', { name: t('order.setClimb') })
  expect(link.getAttribute('href')).toBe('/league-of-legends/elo-boost')
})

test('with several, what needs them comes first, the most urgent open, then how far each is', async () => {
  const data = await loadDashboard(serverWith([done, check, unpaid, boosting]))
  const { t } = await open(<Dashboard data={data} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('climbs.needs', { count: 2 }))
  // The card of the first, whose own page begins with it.
  expect(screen.getByRole('button', { name: t('order.complete') })).toBeDefined()
  expect(screen.getByRole('link', { name: t('news.do.pay') }).getAttribute('href')).toBe('/checkout/unpaid')
  const climbs = screen.getByRole('region', { name: new RegExp(t('climbs.title')) })
  const rows = within(climbs).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/dashboard/order/check',
    '/dashboard/order/boosting',
  ])
  expect(within(climbs).getByRole('link', { name: t('climbs.all', { count: 4 }) })).toBeDefined()
  const glance = screen.getByRole('region', { name: t('climbs.glance') })
  expect(within(glance).getByRole('link', { name: 'lumi' })).toBeDefined()
  expect(within(glance).queryByText('halcyon')).toBeNull()
})

test('where nothing needs them, it says so, and a dispute is told as what it is', async () => {
  const data = await loadDashboard(serverWith([disputed, boosting]))
  const { t, container } = await open(<Dashboard data={data} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('climbs.none'))
  expect(container.textContent).toContain(t('order.line.disputed.own'))
})

test('an order is called late from its third game on, and only beyond the promised days', () => {
  const row = aClimb(boosting)
  const steps = [1, 2, 3].map((i) => ({ at: at(i), done: i / 10 }))
  const days = (count: number) => new Date(Date.parse(at(0)) + count * dayMs).toISOString()
  const late = {
    ...row,
    claimed_at: at(0),
    days: { from: 1, to: 2 },
    steps,
    arrives: { from: days(4), to: days(5) },
  }
  expect(daysLate(late)).toBe(2)
  expect(daysLate({ ...late, steps: steps.slice(1) })).toBeNull()
  expect(daysLate({ ...late, arrives: { from: days(2), to: days(3) } })).toBe(0)
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
