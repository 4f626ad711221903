// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { programForm } from '#core/base/csv.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { open } from '#web/test/in-browser.tsx'
import { loader, Page } from './balance-history-page.tsx'
import type { BalanceEntry, BalanceHistory } from './balance-types.ts'
import { balanceAsCsv } from './export-balance.ts'
import { LevelCard } from './level-card.tsx'

const anEntry = (rest: Partial<BalanceEntry> = {}): BalanceEntry => ({
  entry_id: 1,
  kind: 'top_up',
  amount: 2_000,
  balance: 2_000,
  order: null,
  receipts: [],
  percent: null,
  top_up: null,
  because: null,
  at: '2026-11-20T10:00:00.000Z',
  ...rest,
})

const history = (rest: Partial<BalanceHistory> = {}): BalanceHistory => ({
  items: [anEntry()],
  page: 1,
  pageCount: 1,
  total: 1,
  balance: 2_000,
  debt: 0,
  open_top_up: null,
  months: [{ month: '2026-11', entries: 1, money_in: 2_000, money_out: 500 }],
  kinds: ['top_up'],
  all_months: ['2026-11'],
  level: null,
  points: [],
  ...rest,
})

const userOf = (kind: SessionUser['kind']) => ({ kind, username: 'mira' }) as SessionUser
const shown = (data: BalanceHistory, kind: SessionUser['kind'] = 'customer', path = '/') =>
  open(<Page data={data} />, { user: userOf(kind), path })

describe('who is offered what', () => {
  test.each<[SessionUser['kind'], boolean]>([
    ['customer', true],
    ['guest', false],
  ])('a %s can top up: %s', async (kind, can) => {
    const { t } = await shown(history(), kind)
    expect(screen.queryByRole('heading', { name: t('balance.topUp') }) !== null).toBe(can)
  })

  test.each([
    [0, false],
    [3_000, true],
  ])('a debt of %i is named, with the way to object', async (debt, named) => {
    const { t } = await shown(history({ debt }))
    expect(screen.queryByText(t('balance.debt', { amount: '€30.00' })) !== null).toBe(named)
    const link = screen.queryAllByRole('link').find((each) => each.getAttribute('href') === '/contact')
    expect(link !== undefined).toBe(named)
  })

  test('the balance after a top-up takes the debt into account', async () => {
    const { t } = await shown(history({ balance: 0, debt: 3_000 }))
    expect(screen.getByText(t('balance.topUpAfter')).nextElementSibling?.textContent).toBe('€20.00')
  })
})

describe('the entries', () => {
  test('are below the sums of their month, in the shop’s time zone', async () => {
    const late = anEntry({ entry_id: 2, at: '2026-10-31T23:30:00.000Z' })
    const { t } = await shown(history({ items: [anEntry(), late] }))
    expect(screen.getAllByRole('table')).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'November 2026' })).toBeDefined()
    expect(screen.getByText(t('balance.monthSums', { in: '€20.00', out: '€5.00' }))).toBeDefined()
    const sums = { in: '€20.00', out: '€5.00', difference: '+€15.00' }
    expect(screen.getByText(t('balance.sums', sums))).toBeDefined()
  })

  test.each([
    [350, 'balance.cashbackOf'],
    [-350, 'balance.cashbackTaken'],
  ] as const)('cashback of %i says what it is of, or why it went', async (amount, key) => {
    const order = {
      order_id: 'order-id',
      number: 20_001,
      config: defaultConfig('league-of-legends', 'elo-boost'),
      coach: null,
    }
    const { t } = await shown(history({ items: [anEntry({ kind: 'cashback', amount, percent: 5, order })] }))
    expect(screen.getByText(t(key, { percent: '5%' }))).toBeDefined()
    expect(screen.getByText('PK-20001').getAttribute('href')).toBe('/dashboard/order/order-id')
  })
})

describe('the level', () => {
  const base = { id: 'base', from: 0, percent: 2 } as const
  const ridge = { id: 'ridge', from: 50_000, percent: 4 } as const
  test('names what comes back and what is missing for the next one', async () => {
    const { t } = await open(<LevelCard level={{ turnover: 20_000, reached: base, next: ridge }} />)
    expect(screen.getByRole('heading').textContent).toBe(t('balance.level.base'))
    expect(screen.getByText(t('balance.level.rate', { percent: '2%' }))).toBeDefined()
    const next = { amount: '€300.00', level: t('balance.level.ridge'), percent: '4%' }
    expect(screen.getByText(t('balance.level.next', next))).toBeDefined()
  })

  test('before the first and at the highest', async () => {
    const { t, unmount } = await open(<LevelCard level={{ turnover: 0, reached: null, next: ridge }} />)
    expect(screen.getByText(t('balance.level.none'))).toBeDefined()
    unmount()
    await open(<LevelCard level={{ turnover: 60_000, reached: ridge, next: null }} />)
    expect(screen.getByText(t('balance.level.highest'))).toBeDefined()
    expect(screen.queryByRole('meter')).toBeNull()
  })
})

test.each([
  ['', { page: 1 }],
  ['?kind=refund&month=2026-11&page=2', { kind: 'refund', month: '2026-11', page: 2 }],
  ['?kind=nonsense&month=2026-13', { page: 1 }],
])('the address “%s” asks for %o', async (search, query) => {
  const asked: unknown[] = []
  const call = async (_: string, input: unknown) => {
    asked.push(input)
    return { data: history() }
  }
  await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
  expect(asked).toEqual([{ query }])
})

test('the export has every entry that the filters show, in euros with their sign', async () => {
  const asked: unknown[] = []
  const call = async (_: string, input: unknown) => {
    asked.push(input)
    return { data: history({ items: [anEntry({ amount: -1_050, balance: 950 })] }) }
  }
  const csv = await balanceAsCsv(call as never, { kind: 'top_up', month: '' }, programForm)
  expect(asked).toEqual([{ query: { kind: 'top_up', page: 1, size: 500 } }])
  expect(csv.split('\r\n')[1]).toBe('2026-11-20T10:00:00.000Z,top_up,,-10.50,9.50')
})
