// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultConfig } from '#core/choices/order-config.ts'
import { type OrderNeed, orderNeeds } from '#core/site/waiting.ts'
import { open } from '#web/test/in-browser.tsx'
import { NeedsYou } from './needs-you.tsx'
import type { WaitingOrder } from './news.ts'

const config = defaultConfig('league-of-legends', 'elo-boost')
const order = (need: OrderNeed, number: number): WaitingOrder => ({
  order_id: `order-${number}`,
  number,
  config,
  coach: null,
  need,
  until: '2026-11-29T10:00:00.000Z',
})
const times = { due: '2026-11-29T10:00:00.000Z', urgent_from: '2026-11-29T04:00:00.000Z' }
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('each thing that waits has its words and the way to where it is done; three first, the rest on request', async () => {
  const orders = orderNeeds.map((need, index) => order(need, index + 1))
  const { t, person } = await open(
    <NeedsYou waiting={{ orders, queues: [], answers_due: 0 }} onClose={() => {}} />,
  )
  expect(links()).toEqual([1, 2, 3].map((number) => `/dashboard/order/order-${number}`))
  expect(screen.getByText(t('notifications.login_code_asked.title'))).toBeDefined()
  await person.click(screen.getByRole('button', { name: t('news.needsMore', { count: orders.length - 3 }) }))
  expect(links()).toHaveLength(orders.length)
  expect(links().at(orderNeeds.indexOf('reply'))).toBe('/dashboard/order/order-4/dispute')
  const pay = orderNeeds.indexOf('pay')
  expect(links().at(pay)).toBe(`/checkout/order-${pay + 1}`)
})

test('staff’s lists lead to what waits in them', async () => {
  const queues = [
    { queue: 'silent', count: 2, ...times },
    { queue: 'disputes', count: 1, ...times },
  ] as const
  await open(<NeedsYou waiting={{ orders: [], queues: [...queues], answers_due: 0 }} onClose={() => {}} />)
  expect(links()).toEqual(['/dashboard/admin/triage', '/dashboard/admin/disputes'])
})

test('nothing is shown if nothing waits', async () => {
  const { t } = await open(
    <NeedsYou waiting={{ orders: [], queues: [], answers_due: 0 }} onClose={() => {}} />,
  )
  expect(screen.queryByText(t('news.needsYou'))).toBeNull()
})
