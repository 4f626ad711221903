// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleConfig } from '#contract/order-config.ts'
import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { readWaiting } from '#web/frame/shell/waiting.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { aColleague } from '#web/test/people.ts'
import { loader, Page } from './home-page.tsx'
import { type Day, StaffDay } from './staff-day.tsx'

type Queue = Day['queues'][number]
type First = NonNullable<Queue['first']>

const now = Date.parse('2026-11-29T12:00:00.000Z')
const queueOf = (queue: Queue['queue'], left: number, first: First | null, count = 1): Queue => ({
  queue,
  count,
  due: new Date(now + left).toISOString(),
  urgent_from: new Date(now + left - 6 * hourMs).toISOString(),
  first,
})
const order = (number: number, rest: Partial<Extract<First, { kind: 'order' }>> = {}): First => ({
  kind: 'order',
  order_id: `order-${number}`,
  number,
  config: exampleConfig,
  coach: null,
  total: 2_673,
  name: 'theo',
  about: null,
  ...rest,
})

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const show = (...queues: Queue[]) =>
  open(<StaffDay day={{ queues, boosting: 31, money: null }} />, { user: aColleague('EditOrders') })
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const said = (index: number) => asRead(rows()[index]?.textContent ?? '')

test('a row says how much waits, what is due first and by when, and its button leads to where it is decided', async () => {
  const { t } = await show(
    queueOf('late_start', -84 * minuteMs, order(20_426), 3),
    queueOf('disputes', 5 * hourMs, order(20_397, { about: 'target_not_reached' })),
    queueOf('support', 14 * hourMs, { kind: 'thread', thread_id: 'talk', name: null, number: 7 }, 4),
    queueOf('payouts', 3 * dayMs, { kind: 'payout', name: 'kestrel', amount: 61_240 }, 4),
    queueOf('applications', -3 * dayMs, {
      kind: 'application',
      name: 'lumi',
      games: ['valorant', 'wild-rift'],
    }),
    queueOf('proposals', 8 * hourMs, { kind: 'proposal', name: 'ben', amount: null }),
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('today.things', { count: 14 }))
  expect(screen.getByText(t('today.boosting', { count: 31 }))).toBeDefined()
  expect(said(0)).toContain(t('today.queue.late_start', { count: 3 }))
  expect(said(0)).toContain(asRead(t('today.late', { left: '1 h 24 min' })))
  expect(said(0)).toContain(asRead(orderTitle(t, { config: exampleConfig, coach: null })))
  expect(said(1)).toContain(t('disputes.kind.target_not_reached'))
  expect(said(1)).toContain('€26.73')
  expect(said(2)).toContain(t('inbox.visitor', { number: 7 }))
  expect(said(3)).toContain('€612.40')
  expect(said(4)).toContain('Valorant and Wild Rift')
  const buttons = rows().map((row) => within(row).getAllByRole('link').at(-1) as HTMLElement)
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual([
    '/dashboard/admin/triage?order=order-20426',
    '/dashboard/admin/disputes/order-20397',
    '/dashboard/admin/support?thread=talk',
    '/dashboard/admin/payouts',
    '/dashboard/admin/booster-application',
    '/dashboard/admin/proposals',
  ])
  const red = rows().map((row) => row.querySelector('p.text-error') !== null)
  expect(red).toEqual([true, true, false, false, true, false])
})

test('a full list has at least so much, and one whose first is gone keeps its number', async () => {
  const { t } = await show(queueOf('results', dayMs, null, 100))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('today.thingsMore', { count: 100 }))
  expect(within(rows()[0] as HTMLElement).getAllByRole('link')).toHaveLength(1)
})

test('with nothing to decide it says so', async () => {
  const { t } = await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('shell.today'))
  expect(screen.getByText(t('today.none'))).toBeDefined()
})

test('it is read again when the menu hears of something else, not when it hears the same', async () => {
  const shown = queueOf('disputes', hourMs, order(20_397))
  let heard: Queue[] = [shown]
  const reads = vi.fn(() => null)
  const call = (async () => ({ data: { orders: [], queues: heard } })) as never
  await open(<StaffDay day={{ queues: [shown], boosting: null, money: null }} />, { reads })
  await act(() => readWaiting(call))
  expect(reads).not.toHaveBeenCalled()
  heard = [{ ...shown, count: 2 }]
  await act(() => readWaiting(call))
  await expect.poll(() => reads.mock.calls.length).toBe(1)
})

test.each([
  [84_230, 76_030, 'more', '€82.00'],
  [50, 100, 'less', '€0.50'],
  [0, 0, 'same', '€0.00'],
] as const)('today’s money is %i cents after %i a week ago: %s', async (taken_in, was, way, amount) => {
  const none = { paid_back: 3_600, credited: 31_840, paid_out: 0 }
  const money = { today: { ...none, taken_in }, before: { ...none, taken_in: was } }
  const { t } = await open(<StaffDay day={{ queues: [], boosting: null, money }} />, {
    user: aColleague('FullAccess'),
  })
  expect(screen.getByRole('heading', { name: t('today.money') })).toBeDefined()
  expect(screen.getByText(asRead(t(`today.takenIn.${way}`, { amount })))).toBeDefined()
  expect(screen.getByText('€318.40')).toBeDefined()
  // Only what was paid out has a page that lists it.
  const links = screen.getByRole('region', { name: t('today.money') }).querySelectorAll('a')
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/admin/payouts?status=sent',
  ])
})

const day = { queues: [], boosting: null, money: null }
const context = (...permissions: string[]) => {
  const asked: string[] = []
  const call = async (name: string) => {
    asked.push(name)
    return { data: name === 'getStaffDay' ? day : { items: [], due: [], needs: [], climbs: [] } }
  }
  return {
    asked,
    context: { call, locale: 'de', subject: { id: 'me', permissions, banned: false } } as never,
  }
}

test.each([
  [['EditOrders'], ['getStaffDay']],
  [['Booster'], ['getBoosterDay']],
  [
    ['Booster', 'EditOrders'],
    ['getStaffDay', 'getBoosterDay'],
  ],
  [[], ['getCustomerHome']],
])('the home of %j reads %j', async (permissions, calls) => {
  const { asked, context: reader } = context(...permissions)
  await loader(reader)
  expect(asked).toEqual(calls)
})

test('who has one page is led to it, for now', async () => {
  const { asked, context: reader } = context('EditStore')
  const answer: unknown = await loader(reader).catch((thrown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  const { status, headers } = answer as Response
  expect([status, headers.get('Location'), asked]).toEqual([302, '/de/dashboard/admin/coupon', []])
})

test('whoever plays and decides reads both on one page', async () => {
  const money = { available: 0, held: 0, next: null, pending: 0, payout: null }
  const boosters = {
    due: [],
    named: [],
    fits: { items: [], total: 0 },
    unread: [],
    answers: { due: 0, until: null },
    money,
    has_worked: true,
    offers: true,
    away: false,
  }
  const staff: Day = { queues: [queueOf('disputes', hourMs, order(20_397))], boosting: 1, money: null }
  const { t } = await open(<Page data={{ staff, day: boosters }} />)
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    t('shell.today'),
  ])
  expect(screen.getByRole('heading', { name: t('today.things', { count: 1 }) })).toBeDefined()
  expect(screen.getByText(t('day.nothing'))).toBeDefined()
})
