// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { programForm } from '#core/base/csv.ts'
import { dayMs } from '#core/base/durations.ts'
import type { CoachingConfig } from '#core/choices/order-config.ts'
import { open } from '#web/test/in-browser.tsx'
import { anOrderRow, at } from '#web/test/order-rows.ts'
import { Page as ActivePage } from './active-orders-page.tsx'
import { type CompletedOrder, Page as CompletedPage } from './completed-orders-page.tsx'
import { completedAsCsv } from './export-completed.ts'
import type { ActiveOrder } from './work-done.tsx'

const listed = <Row,>(items: Row[]) => ({ items, page: 1, pageCount: 1, total: items.length })

const active = (rest: Partial<ActiveOrder> = {}): ActiveOrder => ({
  ...anOrderRow({ status: 'boosting', claimed_at: at(5) }),
  logged: { unit: 'points', done: 120, of: 400 },
  last_game_at: at(30),
  due: { kind: 'play', at: new Date(Date.parse(at(5)) + 2 * dayMs).toISOString(), mine: true },
  ...rest,
})

const coaching: CoachingConfig = {
  service: 'coaching',
  game: 'valorant',
  coachId: 'me',
  hours: 2,
  wishes: '',
}

const showActive = (...orders: ActiveOrder[]) => open(<ActivePage data={listed(orders)} />)

test('a booster without an active order sees a link to the board', async () => {
  const { t } = await showActive()
  expect(screen.getByRole('heading', { name: t('booster.noActive') })).toBeTruthy()
  const link = screen.getByRole('link', { name: t('booster.toBoard') })
  expect(link.getAttribute('href')).toBe('/dashboard/booster/available-orders')
})

test('an active order shows its progress and when something was last recorded', async () => {
  const { t } = await showActive(active(), active({ number: 2, order_id: 'two', last_game_at: null }))
  expect(screen.getAllByText(t('booster.doneOf', { done: '120', all: '400 LP' }))).toHaveLength(2)
  expect(screen.getByText(t('booster.noRecord'))).toBeTruthy()
})

test('orders that are counted are shown without points', async () => {
  const { t } = await showActive(active({ logged: { unit: 'wins', done: 1, of: 4 } }))
  expect(screen.getByText(t('booster.doneOf', { done: '1', all: '4' }))).toBeTruthy()
})

test('the promised day counts down, and a late order says so', async () => {
  vi.useFakeTimers({ now: Date.parse(at(6)) + dayMs, toFake: ['Date'] })
  const late = {
    kind: 'play',
    at: new Date(Date.parse(at(5)) - 3 * dayMs).toISOString(),
    mine: true,
  } as const
  const { t } = await showActive(active(), active({ number: 2, order_id: 'two', due: late }))
  expect(await screen.findByText(t('day.daysLeft', { count: 1 }))).toBeTruthy()
  const [, , second] = screen.getAllByRole('row')
  expect(second?.textContent).toContain('Was promised by')
  vi.useRealTimers()
})

test.each([
  ['paused', active({ due: { kind: 'paused', at: null, mine: false } }), 'day.nextPaused'],
  [
    'coaching without a time',
    active({ config: coaching, due: { kind: 'agree', at: null, mine: true } }),
    'day.nextAgree',
  ],
] as const)('%s: the next step is shown', async (_, order, key) => {
  const { t } = await showActive(order)
  expect(screen.getByText(t(key))).toBeTruthy()
})

test('a result in check says until when the customer can object', async () => {
  await showActive(active({ due: { kind: 'check', at: '2026-03-05T18:50:00.000Z', mine: false } }))
  expect(screen.getByText(/Customer has until Thu, Mar 5/)).toBeTruthy()
})

const completed = (number: number, rest: Partial<CompletedOrder> = {}): CompletedOrder => ({
  ...anOrderRow({ number, status: 'completed', claimed_at: at(5), closed_at: at(59) }),
  pay: 1_050,
  share: 'pending',
  pay_due_at: '2026-03-09T18:59:00.000Z',
  ...rest,
})
const months = [
  { month: '2026-03', orders: 2, earned: 2_100, in_all: 2_600 },
  { month: '2026-02', orders: 1, earned: 840, in_all: 840 },
]
const showCompleted = (path: string, ...orders: CompletedOrder[]) =>
  open(<CompletedPage data={{ ...listed(orders), total: 3, months }} />, { path })

test('finished orders are summed up, for all months or one', async () => {
  const { t, unmount } = await showCompleted('/', completed(1))
  expect(screen.getByText(t('booster.earned', { amount: '€29.40' }))).toBeTruthy()
  const all = screen.getByRole('link', { name: t('booster.earnedInAll', { amount: '€34.40' }) })
  expect(all.getAttribute('href')).toBe('/dashboard/booster/earnings')
  unmount()
  const inAll = t('booster.earnedInAll', { amount: '€8.40' })
  await showCompleted('/?month=2026-02', completed(1))
  expect(screen.getByText(t('booster.earned', { amount: '€8.40' }))).toBeTruthy()
  expect(screen.queryByText(inAll)).toBeNull()
  expect(
    screen.getByRole('button', { name: t('lists.without', { filter: 'Month: February 2026' }) }),
  ).toBeTruthy()
})

test('an invalid month filters nothing', async () => {
  const { t } = await showCompleted('/?month=2026-13', completed(1))
  expect(screen.getByText(t('lists.unknown', { filter: 'month=2026-13' }))).toBeTruthy()
  expect(screen.getByText(t('booster.earned', { amount: '€29.40' }))).toBeTruthy()
})

test('selecting another month changes the address', async () => {
  const { t, person, router } = await showCompleted('/?page=2', completed(1))
  await person.selectOptions(screen.getByRole('combobox', { name: t('booster.month') }), '2026-03')
  expect(router.state.location.search).toBe('?month=2026-03')
})

test('each share says whether it can be paid out, or why not yet', async () => {
  const { t } = await showCompleted(
    '/',
    completed(1),
    completed(2, { share: 'available', pay_due_at: null }),
    completed(3, { share: 'held', pay_due_at: null }),
    completed(4, { share: 'none', pay: 0, pay_due_at: null }),
    completed(5, { share: 'paid', pay_due_at: null }),
  )
  const [, ...rows] = screen.getAllByRole('row')
  const said = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
  expect(said).toEqual([
    'On hold until Mon, Mar 9',
    t('booster.share.available'),
    t('booster.share.held'),
    t('booster.share.none'),
    t('booster.share.paid'),
  ])
})

test('the export has every order of the month with its share in euros', async () => {
  const asked: unknown[] = []
  const call = async (_: string, input: unknown) => {
    asked.push(input)
    return { data: { items: [completed(7)], pageCount: 1 } }
  }
  const csv = await completedAsCsv(call as never, '2026-03', programForm)
  expect(asked).toEqual([{ query: { month: '2026-03', page: 1, size: 500 } }])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFForder,game,service,claimed_at,closed_at,share_eur,share_state,available_at',
    `PK-7,league-of-legends,elo-boost,${at(5)},${at(59)},10.50,pending,2026-03-09T18:59:00.000Z`,
    '',
  ])
})
