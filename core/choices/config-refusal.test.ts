import { describe, expect, test } from 'vitest'
import { gameIds, serviceIds } from '../games/game.ts'
import { games } from '../games/games.ts'
import { configRefusal } from '../prices/pricing.ts'
import { climb, placements, winsAt } from '../test/test-configs.ts'
import { availableAddons } from './availability.ts'
import { bracketChoices, brackets, defaultConfig, type OrderConfig } from './order-config.ts'

describe.each(gameIds)('%s', (game) => {
  test('the default of each form can be ordered', () => {
    for (const service of serviceIds) expect(configRefusal(defaultConfig(game, service))).toBeNull()
  })
})

const lol = 'league-of-legends'
const ordinary = climb(lol, 'Gold IV', 'Gold I')

test.each<[string, string, string, OrderConfig]>([
  ['a server of another game', 'invalid_server', 'server', { ...ordinary, server: 'ap' }],
  ['a queue of another game', 'bad_params', 'queue', { ...ordinary, queue: 'competitive' }],
  ['a platform where there is none', 'bad_params', 'platform', { ...ordinary, platform: 'ios' }],
  [
    'no platform on a phone',
    'bad_params',
    'platform',
    climb('wild-rift', 'Gold IV', 'Gold I', { platform: null }),
  ],
  ['a start that is no place', 'bad_params', 'start.division', climb(lol, 'Gold', 'Gold I')],
  ['a target that is no place', 'bad_params', 'target.division', climb('valorant', 'Gold 1', 'Gold 4')],
  [
    'points in a division',
    'bad_params',
    'start.points',
    { ...ordinary, start: { ...ordinary.start, points: 5 } },
  ],
  [
    'half a point',
    'bad_params',
    'target.points',
    climb(lol, 'Gold I', 'Master', { target: { tier: 'master', division: null, points: 40.5 } }),
  ],
  [
    'points beyond everyone',
    'bad_params',
    'target.points',
    climb(lol, 'Gold I', 'Master', { target: { tier: 'master', division: null, points: 5001 } }),
  ],
  [
    'a start below its own tier',
    'bad_params',
    'start.points',
    climb(lol, 'Challenger', 'Challenger', {
      start: { tier: 'challenger', division: null, bracket: '0-20', points: 799 },
      target: { tier: 'challenger', division: null, points: 900 },
    }),
  ],
  [
    'a target below its own tier',
    'bad_params',
    'target.points',
    climb('valorant', 'Gold 1', 'Radiant', { target: { tier: 'radiant', division: null, points: 549 } }),
  ],
  ['an add-on twice', 'bad_params', 'addons', { ...ordinary, addons: ['priority', 'priority'] }],
  [
    'champions in Teamfight Tactics',
    'custom_champions_option_is_not_available',
    'addons',
    climb('teamfight-tactics', 'Gold IV', 'Gold I', { addons: ['characters'] }),
  ],
  [
    'playing along in a queue for one',
    'duo_boost_is_not_available_for_this_service',
    'queue',
    climb('teamfight-tactics', 'Gold IV', 'Gold I', { addons: ['duo'] }),
  ],
  [
    'playing along as an add-on of wins',
    'duo_boost_is_not_available_for_this_service',
    'addons',
    winsAt(lol, 'Gold I', 3, { addons: ['duo'] }),
  ],
  ['solo-only together', 'bad_params', 'addons', { ...ordinary, addons: ['duo', 'solo-only'] }],
  [
    'offline while playing along',
    'bad_params',
    'addons',
    winsAt(lol, 'Gold I', 3, { duo: true, addons: ['offline'] }),
  ],
  ['free hours without playing along', 'bad_params', 'freeHours', { ...ordinary, freeHours: 'evenings' }],
  [
    'free hours of wins that the booster plays alone',
    'bad_params',
    'freeHours',
    winsAt(lol, 'Gold I', 3, { freeHours: 'evenings' }),
  ],
  [
    'the legendary queue below diamond',
    'bad_params',
    'queue',
    winsAt('wild-rift', 'Emerald I', 1, { queue: 'legendary' }),
  ],
  ['no games', 'bad_params', 'games', placements(lol, null, 0)],
  ['six placement games', 'bad_params', 'games', placements(lol, null, 6)],
  ['no wins', 'bad_params', 'wins', winsAt(lol, 'Gold I', 0)],
  ['too many wins', 'bad_params', 'wins', winsAt(lol, 'Gold I', 21)],
  ['a rank that is no place', 'bad_params', 'rank', winsAt(lol, 'Radiant', 1)],
  ['a last rank that is no place', 'bad_params', 'lastRank', placements('valorant', 'Gold 4', 1)],
])('%s: %s at %s', (_, code, field, config) => {
  expect(configRefusal(config)).toEqual({ code, field })
})

test('an unusual but valid configuration can be ordered', () => {
  expect(configRefusal(placements('wild-rift', null, 10))).toBeNull()
  expect(configRefusal(winsAt('wild-rift', 'Diamond IV', 1, { queue: 'legendary' }))).toBeNull()
  expect(configRefusal({ ...ordinary, addons: ['duo'], freeHours: 'evenings' })).toBeNull()
  expect(configRefusal(winsAt(lol, 'Gold I', 3, { duo: true, freeHours: 'evenings' }))).toBeNull()
  expect(configRefusal(placements(lol, null, 3, { duo: true, freeHours: 'evenings' }))).toBeNull()
})

test('the list of add-ons gives the same reasons as the refusal', () => {
  expect(availableAddons(games.valorant, 'elo-boost').every(({ refusal }) => refusal === null)).toBe(true)
  const refused = (list: ReturnType<typeof availableAddons>) =>
    list.flatMap(({ addon, refusal }) => (refusal ? [`${addon}: ${refusal}`] : []))
  const tft = games['teamfight-tactics']
  expect(refused(availableAddons(tft, 'elo-boost'))).toEqual([
    'duo: duo_boost_is_not_available_for_this_service',
    'characters: custom_champions_option_is_not_available',
  ])
  expect(refused(availableAddons(tft, 'elo-boost', { queue: 'double-up' }))).toEqual([
    'characters: custom_champions_option_is_not_available',
  ])
  expect(refused(availableAddons(games[lol], 'duo-boost'))).toEqual([
    'solo-only: bad_params',
    'offline: bad_params',
  ])
  expect(availableAddons(games[lol], 'win-boost').some(({ addon }) => addon === 'duo')).toBe(false)
})

test('brackets cover a division; where marks are few, each is one choice', () => {
  expect(bracketChoices(games[lol], 'gold').map(({ from, to }) => [from, to])).toEqual([
    [0, 20],
    [21, 40],
    [41, 60],
    [61, 80],
    [81, 100],
  ])
  const marks = (tier: 'iron' | 'silver' | 'gold' | 'diamond') =>
    bracketChoices(games['wild-rift'], tier).map(({ bracket }) => bracket)
  expect(marks('iron')).toEqual(['0-20', '41-60'])
  expect(marks('silver')).toEqual(['0-20', '21-40', '61-80'])
  expect(marks('gold')).toEqual(['0-20', '21-40', '41-60', '61-80'])
  expect(marks('diamond')).toEqual([...brackets])
  expect(bracketChoices(games[lol], 'master')).toEqual([])
})
