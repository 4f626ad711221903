// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { anOrderRow, at } from '#web/test/order-rows.ts'
import { Page } from './my-orders-page.tsx'
import type { OrderRow } from './order-list.tsx'

const show = (...rows: OrderRow[]) => {
  const items = rows.map((row) => ({ ...row, booster: row.booster ?? null, refunded: row.refunded ?? null }))
  return open(<Page data={{ list: { items, page: 1, pageCount: 1, total: items.length }, guests: [] }} />)
}

test('a customer without orders gets a link to order', async () => {
  const { t } = await show()
  expect(screen.getByRole('link', { name: t('order.setClimb') }).getAttribute('href')).toBe(
    '/league-of-legends/elo-boost',
  )
})

test('what a guest ordered with the address is offered, and the answer is sent', async () => {
  const config = { service: 'coaching', game: 'valorant', coachId: 'v', hours: 2, wishes: '' } as const
  const guests = [
    { guest_id: 'guest-1', orders: [{ order_id: 'order-9', number: 20_411, config, created_at: at(0) }] },
  ]
  const list = { items: [], page: 1, pageCount: 1, total: 0 }
  const answers = { answerGuestOrders: async () => ({ data: { guests: [] } }) }
  const { t, sent, person } = await open(<Page data={{ list, guests }} />, { answers })
  expect(screen.getByText('PK-20411')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('order.guestNotMine') }))
  expect(sent).toContainEqual({
    name: 'answerGuestOrders',
    input: { params: { guest_id: 'guest-1' }, body: { mine: false } },
  })
})

test('the whole row links to its order, and ends with the next step', async () => {
  const { t } = await show(
    anOrderRow({ number: 1, status: 'not_paid' }),
    anOrderRow({ number: 2, status: 'waiting_for_account' }),
    anOrderRow({ number: 3, status: 'verification_required', check_until: at(59) }),
    anOrderRow({ number: 4, status: 'boosting' }),
  )
  // Those that wait for the customer have a list of their own, above the others.
  expect(screen.getByRole('heading', { name: t('order.needYou', { count: 3 }) })).toBeTruthy()
  const rows = screen
    .getAllByRole('row')
    .map((row) => within(row))
    .filter((row) => row.queryAllByRole('link').length > 0)
  const links = rows.map((row) => row.getAllByRole('link').map((link) => link.getAttribute('href')))
  expect(links).toEqual([
    ['/dashboard/order/order-1', '/checkout/order-1'],
    ['/dashboard/order/order-2', '/dashboard/order/order-2'],
    ['/dashboard/order/order-3', '/dashboard/order/order-3'],
    ['/dashboard/order/order-4'],
  ])
  expect(rows[0]?.getByRole('link', { name: t('order.pay') })).toBeTruthy()
  expect(rows[2]?.getByRole('link', { name: 'Check by Mon, Mar 2' })).toBeTruthy()
})

test('a disputed result waits for staff, not for the customer', async () => {
  const { t } = await show(anOrderRow({ status: 'verification_required', disputed: true }))
  expect(screen.queryByRole('link', { name: t('order.nextCheck') })).toBeNull()
})

test('coaching has its own status names', async () => {
  const config = { service: 'coaching', game: 'valorant', coachId: 'v', hours: 2, wishes: '' } as const
  const { t } = await show(anOrderRow({ config, coach: 'vesna', status: 'boosting' }))
  expect(screen.getByText(t('games.status.coaching'))).toBeTruthy()
  expect(screen.queryByText(t('games.status.boosting'))).toBeNull()
})

test('what waits for the customer comes first, and each row says what its order is doing', async () => {
  const { t } = await show(
    anOrderRow({ number: 1, status: 'boosting', booster: { user_id: 'k', username: 'kestrel' } }),
    anOrderRow({ number: 2, status: 'not_paid' }),
  )
  const numbers = screen.getAllByRole('link', { name: /^PK-/ }).map(({ textContent }) => textContent)
  expect(numbers).toEqual(['PK-2', 'PK-1'])
  expect(screen.getByText('kestrel is playing.')).toBeTruthy()
  expect(screen.getByText(t('order.line.toPay.own'))).toBeTruthy()
})

test('an order from which money came back says how much beside its price', async () => {
  const { t } = await show(anOrderRow({ number: 1, status: 'cancelled', refunded: 1_250 }))
  expect(screen.getByText(t('order.refundedPart', { amount: '€12.50' }))).toBeTruthy()
})

test('a list of more than five orders has tabs for its parts, a shorter one has none', async () => {
  const rows = Array.from({ length: 6 }, (_, number) => anOrderRow({ number, status: 'boosting' }))
  const { t, unmount } = await show(...rows)
  const tabs = within(screen.getByRole('navigation', { name: t('order.show.label') }))
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/my-orders',
    ...['you', 'running', 'ended'].map((part) => `/dashboard/my-orders?part=${part}`),
  ])
  expect(tabs.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
    t('order.show.all'),
  ])
  unmount()
  await show(...rows.slice(1))
  expect(screen.queryByRole('navigation', { name: t('order.show.label') })).toBeNull()
})
