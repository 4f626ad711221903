import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderConfig } from '#contract/order-config.ts'
import {
  addonIds,
  type BoostConfig,
  bracketChoices,
  brackets,
  defaultConfig,
  gains,
  isDuo,
  mostCharacters,
  mostRoles,
  mostWins,
} from '#core/choices/order-config.ts'
import { type GameId, gameIds, type ServiceId, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps, isOpenTier, tierOf } from '#core/games/ladder.ts'
import { configRefusal } from '#core/prices/pricing.ts'
import { readQuery, sameConfig, writeQuery } from './config-query.ts'
import { linkQuery } from './place-order.ts'

const pages = gameIds.flatMap((game) => serviceIds.map((service) => [game, service] as const))

/** Valid configurations of a game's service. */
function valid(gameId: GameId, service: ServiceId): fc.Arbitrary<BoostConfig> {
  const game = games[gameId]
  const ladder = camps(game)
  const place = fc.constantFrom(...ladder).map(({ tier, division }) => ({ tier, division }))
  const common = fc.record({
    server: fc.constantFrom(...game.servers),
    queue: fc.constantFrom(...game.queues),
    platform: game.platforms.length > 0 ? fc.constantFrom(...game.platforms) : fc.constant(null),
    addons: fc.uniqueArray(fc.constantFrom(...addonIds), { maxLength: 4 }),
    roles:
      game.roles.length > 0
        ? fc.uniqueArray(fc.constantFrom(...game.roles), { maxLength: mostRoles })
        : fc.constant([]),
    // The address is read without the list, so any word could be an id.
    characters: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,24}$/), { maxLength: mostCharacters }),
    freeHours: fc.string({ maxLength: 80 }),
  })
  const climb = fc
    .record({
      from: fc.nat(ladder.length - 1),
      up: fc.integer({ min: 1, max: 6 }),
      bracket: fc.nat(4),
      points: fc.integer({ min: 0, max: 900 }),
      gain: fc.constantFrom(...gains),
    })
    .map(({ from, up, bracket, points, gain }) => {
      const start = ladder[from] as (typeof ladder)[number]
      const target = ladder[Math.min(ladder.length - 1, from + up)] as (typeof ladder)[number]
      const open = isOpenTier(game, start.tier)
      const choices = bracketChoices(game, start.tier)
      return {
        start: {
          tier: start.tier,
          division: start.division,
          bracket: choices[bracket % choices.length]?.bracket ?? brackets[0],
          points: open ? points : 0,
        },
        target: {
          tier: target.tier,
          division: target.division,
          points: isOpenTier(game, target.tier)
            ? (tierOf(game, target.tier)?.opensAt ?? 0) + points + (open ? 40 : 0)
            : 0,
        },
        gain,
      }
    })
  const most = service === 'win-boost' ? mostWins : game.placementGames
  const count = fc.integer({ min: 1, max: most })
  const own: fc.Arbitrary<object> =
    service === 'win-boost'
      ? fc.record({ rank: place, wins: count, duo: fc.boolean() })
      : service === 'placement-boost'
        ? fc.record({ lastRank: fc.option(place), games: count, duo: fc.boolean() })
        : climb
  return fc
    .tuple(common, own)
    .map(([shared, rest]) => ({ ...defaultConfig(gameId, service), ...shared, ...rest }) as BoostConfig)
    .map((config) => {
      // Preferences and hours count only with their add-ons; otherwise half of the examples would be refused.
      const addons = config.addons.filter((addon) => addon !== 'duo' || service === 'elo-boost')
      const duo = isDuo({ ...config, addons })
      return {
        ...config,
        addons,
        ...(!addons.includes('characters') && { roles: [], characters: [] }),
        ...(!duo && { freeHours: '' }),
      } as BoostConfig
    })
    .filter((config) => configRefusal(config) === null)
}

/** The longest address that browsers, messengers and proxies carry safely. */
const longestLink = 2_000
const page = 'https://www.peakline.example/zh/league-of-legends/placement-boost'

describe.each(pages)('%s %s', (game, service) => {
  test('a link carries every order with the seal of its price, and restores exactly that order', () => {
    fc.assert(
      fc.property(valid(game, service), fc.stringMatching(/^[\w-]{40}$/), (config, seal) => {
        const link = new URL(`${page}?${linkQuery(config, seal)}`)
        expect(link.href.length).toBeLessThan(longestLink)
        expect(link.searchParams.get('seal')).toBe(seal)
        // The server seals the parsed order, on both ends of the link.
        const back = orderConfig.parse(readQuery(game, service, link.searchParams))
        expect(back).toEqual(orderConfig.parse(config))
      }),
    )
  })

  test('every order survives the trip through the address', () => {
    fc.assert(
      fc.property(valid(game, service), (config) => {
        const address = writeQuery(config).toString()
        expect(readQuery(game, service, new URLSearchParams(address))).toEqual(config)
      }),
    )
  })

  test('the untouched form has a plain address', () => {
    expect(writeQuery(defaultConfig(game, service)).toString()).toBe('')
    expect(readQuery(game, service, new URLSearchParams())).toEqual(defaultConfig(game, service))
  })

  test('an address without a valid order falls back to the form’s defaults', () => {
    const query = new URLSearchParams(
      'from=cardboard-9&to=&rank=gold-7&server=kr&with=cheat,,&gain=huge&at=x&until=-4&wins=21&games=0x3&duo=yes&platform=symbian&queue=normal&wish=ahri&role=mid',
    )
    const read = readQuery(game, service, query)
    expect(read).toEqual(defaultConfig(game, service))
    expect(configRefusal(read)).toBeNull()
  })

  test('whatever the address contains, the form can show it, with at most one of its own rule messages', () => {
    const known = [
      'from',
      'at',
      'to',
      'until',
      'rank',
      'wins',
      'games',
      'duo',
      'queue',
      'with',
      'platform',
      'role',
      'wish',
      'hours',
    ]
    const words = [
      ...camps(games[game]).map(({ tier, division }) => (division === null ? tier : `${tier}-${division}`)),
      ...games[game].queues,
      ...addonIds,
      ...games[game].roles,
      'legendary',
      'unranked',
      '0',
      '1',
      '450',
    ]
    const word = fc.oneof(fc.constantFrom(...words), fc.string())
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...known), word), (asked) => {
        const refusal = configRefusal(readQuery(game, service, new URLSearchParams(asked)))
        if (refusal?.code === 'bad_params') expect(['start.points', 'target.points']).toContain(refusal.field)
      }),
    )
  })
})

test('too many preferences, duplicates and impossible ids are left out of an address', () => {
  const read = (query: string) =>
    readQuery('league-of-legends', 'win-boost', new URLSearchParams(`with=characters&${query}`))
  expect(read('role=top,mid,bot&wish=a,b,c,d,e,f')).toMatchObject({
    roles: ['top', 'mid'],
    characters: ['a', 'b', 'c', 'd', 'e'],
  })
  expect(read('role=mid,mid,baron&wish=ahri,ahri,<b>,Kha’Zix')).toMatchObject({
    roles: ['mid'],
    characters: ['ahri'],
  })
})

test('two orders are equal whatever the order of their parts', () => {
  const config = defaultConfig('valorant', 'win-boost')
  const turned = Object.fromEntries(Object.entries(config).reverse()) as typeof config
  expect(sameConfig(config, turned)).toBe(true)
  expect(sameConfig(config, { ...config, wins: 6 })).toBe(false)
  expect(sameConfig(config, defaultConfig('wild-rift', 'win-boost'))).toBe(false)
})
