import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '#core/games/games.ts'
import { camps, isOpenTier } from '#core/games/ladder.ts'
import { type ClimbConfig, defaultConfig } from '#core/orders/order-config.ts'
import { readQuery, writeQuery } from './config-query.ts'

const game = games['league-of-legends']
const camp = fc.constantFrom(...camps(game))

const climb = fc
  .record({
    service: fc.constantFrom('elo-boost' as const, 'duo-boost' as const),
    start: camp,
    target: camp,
    bracket: fc.constantFrom('0-20' as const, '41-60' as const, '81-100' as const),
    points: fc.integer({ min: 0, max: 900 }),
    gain: fc.constantFrom('low' as const, 'normal' as const, 'high' as const),
    server: fc.constantFrom(...game.servers),
    addons: fc.uniqueArray(fc.constantFrom('priority' as const, 'stream' as const, 'offline' as const)),
  })
  .map(({ service, start, target, bracket, points, gain, server, addons }): ClimbConfig => {
    const open = isOpenTier(game, start.tier)
    return {
      ...(defaultConfig('league-of-legends', service) as ClimbConfig),
      start: {
        tier: start.tier,
        division: start.division,
        bracket: open ? '0-20' : bracket,
        points: open ? points : 0,
      },
      target: {
        tier: target.tier,
        division: target.division,
        points: isOpenTier(game, target.tier) ? points : 0,
      },
      gain,
      server,
      addons,
    }
  })

test('a climb survives its way through the address', () => {
  fc.assert(
    fc.property(climb, (config) => {
      expect(readQuery(config.game, config.service, writeQuery(config))).toEqual(config)
    }),
  )
})

test('the untouched form has a plain address', () => {
  expect(writeQuery(defaultConfig('league-of-legends', 'elo-boost')).toString()).toBe('')
})

test('an address that makes no sense falls back to the start of the form', () => {
  const query = new URLSearchParams('from=cardboard-9&to=&server=kr&with=cheat&gain=huge&at=x')
  expect(readQuery('league-of-legends', 'elo-boost', query)).toEqual(
    defaultConfig('league-of-legends', 'elo-boost'),
  )
})
