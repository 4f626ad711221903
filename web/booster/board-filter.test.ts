import { expect, test } from 'vitest'
import { defaultConfig, isBoost } from '#core/choices/order-config.ts'
import { applyFilter, type BoardOrder, readFilter, writeFilter } from './board-filter.ts'

function boardOrder(share: number, over: Partial<BoardOrder> = {}): BoardOrder {
  return {
    order_id: crypto.randomUUID(),
    number: 1,
    version: 1,
    status: 'waiting_for_booster',
    paused: false,
    config: defaultConfig('league-of-legends', 'elo-boost'),
    currency: 'EUR',
    total: share * 2,
    booster_share: share,
    days: { from: 1, to: 2 },
    created_at: '2026-11-21T08:00:00.000Z',
    paid_at: null,
    searching_at: null,
    claimed_at: null,
    finished_at: null,
    closed_at: null,
    start_due_at: '2026-11-21T09:00:00.000Z',
    coach: null,
    session_at: null,
    check_until: null,
    disputed: false,
    shortfall: null,
    demo: false,
    filter: 'league-of-legends:elo-boost:euw',
    refusal: null,
    ...over,
  }
}

test('the filter survives its way through the address', () => {
  const filter = { game: 'valorant', service: 'duo-boost', server: 'na', pay: 10, sort: 'pay' as const }
  expect(readFilter(writeFilter(filter))).toEqual(filter)
})

test('an address that makes no sense filters nothing', () => {
  expect(readFilter(new URLSearchParams('pay=-3&sort=magic'))).toEqual({
    game: '',
    service: '',
    server: '',
    pay: 0,
    sort: 'fit',
  })
})

test('pay is compared with the share, not with the price', () => {
  const orders = [boardOrder(900), boardOrder(1000)]
  const shown = applyFilter(orders, readFilter(new URLSearchParams('pay=10')))
  expect(shown.map((order) => order.booster_share)).toEqual([1000])
})

test('the best fit puts whoever is asked by name first, then a paid priority, then who waits longest', () => {
  const late = boardOrder(1, { start_due_at: '2026-11-21T10:00:00.000Z' })
  const early = boardOrder(2, { start_due_at: '2026-11-21T08:30:00.000Z' })
  const { config } = late
  if (!isBoost(config)) throw new Error('a climb was asked for')
  const priority = boardOrder(3, { config: { ...config, addons: ['priority'] } })
  const wishes = { coachId: 'me', hours: 2, wishes: '' }
  const asked = boardOrder(4, { config: { service: 'coaching', game: 'valorant', ...wishes } })
  const shown = applyFilter([late, asked, early, priority], readFilter(new URLSearchParams()))
  expect(shown.map((order) => order.booster_share)).toEqual([4, 3, 2, 1])
})

test('coaching has no server, so a filter by server leaves it out', () => {
  const config = { service: 'coaching', game: 'valorant', coachId: 'me', hours: 2, wishes: '' } as const
  const shown = applyFilter(
    [boardOrder(1), boardOrder(2, { config })],
    readFilter(new URLSearchParams('server=euw')),
  )
  expect(shown.map((order) => order.booster_share)).toEqual([1])
})
