// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MessageKey } from '#i18n/translate.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import type { Viewer } from '../page/made-up-orders.ts'
import { madeUpOrder } from '../page/made-up-states.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { MoneyCard, ReturnedPayments } from './money-card.tsx'

type Refund = OrderView['refunds'][number]
type Money = NonNullable<OrderView['money']>

const at = '2026-03-05T18:00:00.000Z'
const toCard: Refund = { amount: 3_000, to: 'payment_method', at, sent_at: null }
const toBalance: Refund = { amount: 1_240, to: 'balance', at, sent_at: null }
const money = (rest: Partial<Money>): Money => ({
  ...(madeUpOrder('solo', 'stopped', 'staff').money as Money),
  ...rest,
})
const stopped = (viewer: Viewer, rest: Partial<OrderView> = {}): OrderView => ({
  ...madeUpOrder('solo', 'stopped', viewer),
  ...rest,
})

test.each<[string, OrderView, MessageKey]>([
  ['a booster', stopped('booster'), 'order.cancelledBooster'],
  [
    'a customer who paid nothing',
    stopped('customer', { paid_at: null, refunds: [] }),
    'order.nothingCharged',
  ],
  ['a customer whose order was earned', stopped('customer', { refunds: [] }), 'order.nothingBack'],
])('where the money is, to %s', async (_, order, title) => {
  const { t } = await open(<MoneyCard order={order} />)
  expect(screen.getByRole('heading').textContent).toBe(t(title))
})

test('a booster reads no sum', async () => {
  const { container } = await open(<MoneyCard order={stopped('booster')} />)
  expect(container.textContent).not.toContain('€')
})

test.each<[string, Partial<Money>, 'order.nothingBackBank' | 'order.nothingBackText']>([
  ['the work was earned', {}, 'order.nothingBackText'],
  ['the bank returned it', { charged_back: 4_000, paid: 6_200 }, 'order.nothingBackBank'],
])('nothing comes back, because %s', async (_, some, key) => {
  const order = stopped('customer', { refunds: [], money: money({ charged_back: 0, ...some }) })
  const { t } = await open(<MoneyCard order={order} />)
  expect(screen.getByText(asRead(t(key, { amount: '€40.00', total: '€62.00' })))).toBeDefined()
})

test.each<[Viewer, MessageKey[]]>([
  ['customer', ['order.moneyMethod', 'order.moneyBalance']],
  ['staff', ['order.moneyMethodStaff', 'order.moneyBalanceStaff']],
])('each part of a refund has its place, to the %s', async (viewer, labels) => {
  const { t, container } = await open(<MoneyCard order={stopped(viewer, { refunds: [toCard, toBalance] })} />)
  for (const label of labels) expect(container.textContent).toContain(t(label))
  expect(screen.getByText('€30.00')).toBeDefined()
  expect(screen.getByText('€12.40')).toBeDefined()
  expect(screen.queryByText(asRead(t('order.moneyBalanceText'))) !== null).toBe(viewer === 'customer')
})

test.each<[string | null, MessageKey]>([
  [null, 'order.refundWaits'],
  ['2026-03-05T19:00:00.000Z', 'order.refundBank'],
])('the step of a refund that was sent %s', async (sent_at, key) => {
  const { t, container } = await open(
    <MoneyCard order={stopped('customer', { refunds: [{ ...toCard, sent_at }] })} />,
  )
  expect(container.querySelector('[aria-current=step] b')?.textContent).toBe(t(key))
})

test('what a bank took back of a refund is said, and the balance is not promised', async () => {
  const order = stopped('customer', {
    refunds: [toBalance],
    money: money({ charged_back: 4_000, taken_back: 1_240 }),
  })
  const { t } = await open(<MoneyCard order={order} />)
  expect(screen.getByText(asRead(t('order.moneyTakenBackText', { amount: '€12.40' })))).toBeDefined()
  expect(screen.queryByText(asRead(t('order.moneyBalanceText')))).toBeNull()
})

test.each<[Viewer, boolean]>([
  ['customer', true],
  ['staff', false],
])('the %s can order it again: %s', async (viewer, can) => {
  const { t } = await open(<MoneyCard order={stopped(viewer, { refunds: [toCard, toBalance] })} />)
  expect(screen.queryByRole('link', { name: t('order.orderAgain') }) !== null).toBe(can)
})

test.each<[Viewer, 'order.returnedText' | 'order.returnedTextStaff']>([
  ['customer', 'order.returnedText'],
  ['staff', 'order.returnedTextStaff'],
])('a payment that didn’t pay for the order comes back, to the %s', async (viewer, key) => {
  const order = stopped(viewer, { returned: [{ amount: 6_200, at, sent_at: null }] })
  const { t, container } = await open(<ReturnedPayments order={order} />)
  expect(screen.getByText(t('order.returnedTitle', { amount: '€62.00' }))).toBeDefined()
  const [before = ''] = t(key, { time: '|' }).split('|')
  expect(asRead(container.textContent ?? '')).toContain(asRead(before))
})
