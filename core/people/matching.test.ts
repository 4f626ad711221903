import { expect, test } from 'vitest'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { filterId, matches } from './matching.ts'

test('every filter has its own string', () => {
  const all = gameIds.flatMap((game) =>
    serviceIds.flatMap((service) => games[game].servers.map((server) => ({ game, service, server }))),
  )
  expect(new Set(all.map(filterId)).size).toBe(all.length)
  expect(filterId({ game: 'league-of-legends', service: 'elo-boost', server: 'euw' })).toBe(
    'league-of-legends:elo-boost:euw',
  )
})

test('an order matches a booster only if game, service and server do', () => {
  const mine = ['valorant:elo-boost:eu', 'valorant:win-boost:eu']
  expect(matches(mine, 'valorant:win-boost:eu')).toBe(true)
  for (const other of [
    'valorant:duo-boost:eu',
    'valorant:elo-boost:na',
    'wild-rift:elo-boost:eu',
    'valorant',
  ])
    expect(matches(mine, other)).toBe(false)
})
