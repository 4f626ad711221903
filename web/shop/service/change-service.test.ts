import { describe, expect, test } from 'vitest'
import { defaultConfig, startPlace } from '#core/choices/order-config.ts'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps } from '#core/games/ladder.ts'
import { configRefusal } from '#core/prices/pricing.ts'
import { changeService } from './change-service.ts'
import { readQuery, writeQuery } from './config-query.ts'

const pairs = gameIds.flatMap((game) =>
  serviceIds.flatMap((from) => serviceIds.filter((to) => to !== from).map((to) => [game, from, to] as const)),
)

describe.each(pairs)('%s: a change from %s to %s', (game, from, to) => {
  test('keeps rank, server and add-ons from every rank, can be ordered, and survives the address', () => {
    for (const { tier, division } of camps(games[game])) {
      const wins = defaultConfig(game, 'win-boost')
      const server = games[game].servers.at(-1) ?? wins.server
      const asked = { ...wins, server, addons: ['priority' as const], rank: { tier, division } }
      const chosen = changeService(asked, from)
      const changed = changeService(chosen, to)
      expect(changed).toMatchObject({ game, service: to, server, addons: ['priority'] })
      expect(campIndex(games[game], startPlace(changed))).toBe(campIndex(games[game], { tier, division }))
      expect(configRefusal(changed)).toBeNull()
      expect(readQuery(game, to, writeQuery(changed))).toEqual(changed)
    }
  })
})

test('both ends and the points per win stay between a climb and a duo climb', () => {
  const climb = defaultConfig('league-of-legends', 'elo-boost')
  const start = { tier: 'gold', division: 2, bracket: '61-80', points: 0 } as const
  const target = { tier: 'diamond', division: 1, points: 0 } as const
  const chosen = {
    ...climb,
    start,
    target,
    gain: 'low' as const,
    addons: ['duo' as const, 'offline' as const],
  }
  expect(changeService(chosen, 'duo-boost')).toMatchObject({ start, target, gain: 'low', addons: [] })
})
