import { describe, expect, test } from 'vitest'
import { brackets, defaultConfig, type Start } from '../choices/order-config.ts'
import type { GameId } from '../games/game.ts'
import { games } from '../games/games.ts'
import { camps } from '../games/ladder.ts'
import { climbOracle, heightOf, spotsOf } from '../test/ladder-oracle.ts'
import { demoPriceTable } from './price-table.ts'
import { configRefusal, isRefusal, priceOrder } from './pricing.ts'

/** At and just below each threshold of the open tiers, and around the minimum purchase beyond it. */
const openPoints = [0, 40, 199, 200, 239, 399, 400, 439, 440, 549, 550, 799, 800, 840, 5000]

const targetsOf = (game: GameId) => spotsOf(game, openPoints)
const startsOf = (game: GameId): Start[] =>
  targetsOf(game).flatMap((spot) =>
    (spot.division === null ? brackets.slice(0, 1) : brackets).map((bracket) => ({ ...spot, bracket })),
  )

test('the ladders have the ranks that the oracle knows, in its order', () => {
  for (const game of Object.values(games))
    expect(spotsOf(game.id, [0])).toEqual(
      camps(game).map(({ index: _, ...rank }) => ({ ...rank, points: 0 })),
    )
})

describe.each<[GameId, number, number]>([
  ['league-of-legends', 13_505, 5890],
  ['teamfight-tactics', 13_505, 5890],
  ['valorant', 6885, 3273],
  ['wild-rift', 17_600, 5730],
])('%s', (game, pairs, bought) => {
  const starts = startsOf(game)
  const targets = targetsOf(game)

  test.each(['elo-boost', 'duo-boost'] as const)(
    `every one of ${pairs} pairs of ranks is accepted or refused in %s as the oracle says (spec 5)`,
    (service) => {
      const form = defaultConfig(game, service)
      const count = { pairs: 0, accepted: 0 }
      for (const start of starts)
        for (const target of targets) {
          const refusal = configRefusal({ ...form, start, target })?.code ?? null
          const expected = climbOracle(game, start, target)
          if (refusal !== expected)
            expect.fail(`${JSON.stringify(start)} to ${JSON.stringify(target)}: ${refusal}, not ${expected}`)
          count.pairs++
          if (refusal === null) count.accepted++
        }
      expect(count).toEqual({ pairs, accepted: bought })
    },
  )

  test('from every start, the farther target costs more, and its lines sum to the total (demo prices)', () => {
    const form = defaultConfig(game, 'elo-boost')
    const upwards = targets.toSorted((a, b) => heightOf(game, a) - heightOf(game, b))
    for (const start of starts.filter(({ bracket }) => bracket === '0-20')) {
      let before = { total: 0, height: 0 }
      for (const target of upwards) {
        const quote = priceOrder({ ...form, start, target }, demoPriceTable)
        if (isRefusal(quote)) continue
        const height = heightOf(game, target)
        const wrong = height > before.height ? quote.total <= before.total : quote.total !== before.total
        const sum = quote.lines.reduce((all, { amount }) => all + amount, 0)
        if (wrong || sum !== quote.total)
          expect.fail(`${JSON.stringify(start)} to ${JSON.stringify(target)}: ${quote.total} of ${sum}`)
        before = { total: quote.total, height }
      }
    }
  })
})
