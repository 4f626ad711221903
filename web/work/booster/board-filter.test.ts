import { expect, test } from 'vitest'
import { isBoost } from '#core/choices/order-config.ts'
import { readList } from '#web/parts/lists/list-query.ts'
import { anOrderRow } from '#web/test/order-rows.ts'
import { applyFilter, type BoardOrder, boardList } from './board-filter.ts'

const boardOrder = (share: number, rest: Partial<BoardOrder> = {}): BoardOrder => ({
  ...anOrderRow({ total: share * 2, booster_share: share, start_due_at: '2026-11-21T09:00:00.000Z' }),
  filter: 'league-of-legends:elo-boost:euw',
  refusal: null,
  named_until: null,
  undo_until: null,
  undo_drops: false,
  hidden: false,
  share: null,
  hours: null,
  ...rest,
})

test('the pay filter compares the booster’s share, not the price', () => {
  const orders = [boardOrder(900), boardOrder(1000)]
  const shown = applyFilter(orders, readList(boardList, new URLSearchParams('pay=10')))
  expect(shown.map((order) => order.booster_share)).toEqual([1000])
})

test('the best fit puts a requested booster’s orders first, then paid priority, then the longest wait', () => {
  const late = boardOrder(1, { start_due_at: '2026-11-21T10:00:00.000Z' })
  const early = boardOrder(2, { start_due_at: '2026-11-21T08:30:00.000Z' })
  const { config } = late
  if (!isBoost(config)) throw new Error('a climb was asked for')
  const priority = boardOrder(3, { config: { ...config, addons: ['priority'] } })
  const wishes = { coachId: 'me', hours: 2, wishes: '' }
  const asked = boardOrder(4, { config: { service: 'coaching', game: 'valorant', ...wishes } })
  const shown = applyFilter([late, asked, early, priority], readList(boardList, new URLSearchParams()))
  expect(shown.map((order) => order.booster_share)).toEqual([4, 3, 2, 1])
})

test('coaching has no server, so a server filter excludes it', () => {
  const config = { service: 'coaching', game: 'valorant', coachId: 'me', hours: 2, wishes: '' } as const
  const shown = applyFilter(
    [boardOrder(1), boardOrder(2, { config })],
    readList(boardList, new URLSearchParams('server=euw')),
  )
  expect(shown.map((order) => order.booster_share)).toEqual([1])
})
