import { expect, test } from 'vitest'
import type { OrderConfig } from '../choices/order-config.ts'
import { climb, placements, winsAt } from '../test/test-configs.ts'
import { estimateOrder } from './estimate.ts'

const lol = 'league-of-legends'
const master = { ...climb(lol, 'Master', 'Master').target, points: 70 }

/** Computed by hand from domain 2, "Time range". A start at 0-20 counts as 10 points. */
test.each<[string, [games: number, from: number, to: number], OrderConfig]>([
  ['390 / 15 = 26 games', [26, 1, 3], climb(lol, 'Gold IV', 'Platinum IV')],
  [
    'with priority 26 / 24 to 26 / 14',
    [26, 1, 2],
    climb(lol, 'Gold IV', 'Platinum IV', { addons: ['priority'] }),
  ],
  [
    'along with the customer 26 / 8 to 26 / 4',
    [26, 3, 7],
    climb(lol, 'Gold IV', 'Platinum IV', { service: 'duo-boost', addons: ['priority'] }),
  ],
  ['low gain 390 / 11.25 = 34.7', [35, 1, 4], climb(lol, 'Gold IV', 'Platinum IV', { gain: 'low' })],
  ['high gain 390 / 18 = 21.7', [22, 1, 3], climb(lol, 'Gold IV', 'Platinum IV', { gain: 'high' })],
  ['390 / 12 + 400 / 12 + 400 / 9 = 110.3', [111, 6, 12], climb(lol, 'Platinum IV', 'Master')],
  ['70 / 7', [10, 1, 1], climb(lol, 'Master', 'Master', { target: master })],
  [
    '290 / 9 + 70 / 7 = 42.2',
    [43, 2, 5],
    climb('valorant', 'Ascendant 1', 'Immortal', { target: { ...master, tier: 'immortal' } }),
  ],
  ['4 gold divisions of marks = 400 / 15', [27, 1, 3], climb('wild-rift', 'Gold IV', 'Platinum IV')],
  ['5 x 1.7 = 8.5', [9, 1, 1], winsAt(lol, 'Gold II', 5)],
  ['20 x 1.7 = 34', [34, 1, 4], winsAt(lol, 'Gold II', 20)],
  ['5 games', [5, 1, 1], placements(lol, null, 5)],
  ['5 games together', [5, 1, 2], placements(lol, null, 5, { duo: true })],
])('%s', (_, [games, daysFrom, daysTo], config) => {
  expect(estimateOrder(config)).toEqual({ games, daysFrom, daysTo })
})
