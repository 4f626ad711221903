import { expect, test } from 'vitest'
import { defaultConfig } from '../choices/order-config.ts'
import { type GameId, gameIds, type Rank } from '../games/game.ts'
import { games } from '../games/games.ts'
import { camps, isOpenTier, ladderPoints, tierOf } from '../games/ladder.ts'
import { configRefusal } from '../prices/pricing.ts'
import { nextOrder } from './next-order.ts'

const climb = (game: GameId) => defaultConfig(game, 'elo-boost')
const league = climb('league-of-legends')

test('a climb goes on from the reached rank to the foot of the next tier', () => {
  const last = { ...league, addons: ['priority' as const], server: 'na' as const }
  expect(nextOrder(last, { tier: 'platinum', division: 4, points: 4 })).toEqual({
    ...last,
    start: { tier: 'platinum', division: 4, bracket: '0-20', points: 0 },
    target: { tier: 'emerald', division: 4, points: 0 },
  })
})

test('a foot that is less than a division away is passed over', () => {
  expect(nextOrder(league, { tier: 'gold', division: 1, points: 80 })).toMatchObject({
    start: { tier: 'gold', division: 1, bracket: '61-80' },
    target: { tier: 'emerald', division: 4 },
  })
})

test('above the divisions the next open tier follows, and at the top nothing', () => {
  expect(nextOrder(league, { tier: 'master', division: null, points: 20 })).toMatchObject({
    start: { tier: 'master', division: null, points: 20 },
    target: { division: null },
  })
  expect(nextOrder(league, { tier: 'challenger', division: null, points: 2_000 })).toBeNull()
})

test('net wins are bought again at the new rank', () => {
  const wins = defaultConfig('valorant', 'win-boost')
  expect(nextOrder(wins, { tier: 'gold', division: 2, points: 30 })).toEqual({
    ...wins,
    rank: { tier: 'gold', division: 2 },
  })
})

test('from every place of every ladder it leads higher, to an order that can be bought', () => {
  for (const id of gameIds) {
    const game = games[id]
    for (const { tier, division } of camps(game))
      for (const part of [0, 0.5, 0.99]) {
        const open = isOpenTier(game, tier)
        const points = open
          ? (tierOf(game, tier)?.opensAt ?? 0)
          : Math.floor(part * (tierOf(game, tier)?.points ?? 0))
        const reached: Rank = { tier, division, points }
        const next = nextOrder(climb(id), reached)
        if (!next) continue
        if (!('target' in next)) throw new Error('A climb stays a climb')
        expect(ladderPoints(game, next.target)).toBeGreaterThan(ladderPoints(game, reached))
        // Only what the new rank no longer offers, which the form adjusts: a queue.
        const refused = configRefusal(next)?.field ?? null
        expect([null, 'queue'], `${id} ${tier} ${division} ${points}`).toContain(refused)
      }
  }
})
