import { describe, expect, test } from 'vitest'
import { characterLists } from '../games/character-lists.ts'
import { type GameId, gameIds, type RoleId, serviceIds } from '../games/game.ts'
import type { Place } from '../games/ladder.ts'
import { configRefusal } from '../prices/pricing.ts'
import { choiceFaults, everyQueue, everyRole, everyServer } from '../test/choice-oracle.ts'
import { spotsOf } from '../test/ladder-oracle.ts'
import { type AddonId, addonIds, type BoostConfig, defaultConfig, isClimb } from './order-config.ts'
import { wishRefusal } from './wishes.ts'

/** Asks both; counts the questions and the orderable choices, so that neither can shrink unnoticed. */
function compare(configs: Iterable<BoostConfig>): { asked: number; ordered: number } {
  const count = { asked: 0, ordered: 0 }
  for (const config of configs) {
    const refusal = configRefusal(config) ?? wishRefusal(config, characterLists[config.game])
    const faults = choiceFaults(config)
    count.asked++
    if (!refusal) count.ordered++
    if (refusal ? !faults.has(refusal.code) : faults.size > 0)
      expect.fail(
        `${JSON.stringify(config)}: ${refusal?.code ?? 'accepted'}, not ${[...faults].join(' or ')}`,
      )
  }
  return count
}

/** Every set of add-ons, including the empty one. */
const addonSets = addonIds.reduce<AddonId[][]>(
  (sets, addon) => [...sets, ...sets.map((set) => [...set, addon])],
  [[]],
)

/** A form's order with the customer alone and playing along, as the service expresses it. */
function* parties(config: BoostConfig): Generator<BoostConfig> {
  yield config
  if (!isClimb(config)) yield { ...config, duo: true }
}

function* forms(): Generator<BoostConfig> {
  for (const game of gameIds)
    for (const service of serviceIds) {
      const form = defaultConfig(game, service)
      // High enough for every queue.
      const diamond = { tier: 'diamond', division: game === 'valorant' ? 1 : 4 } as const
      const top = game === 'valorant' ? 'immortal' : 'master'
      if (isClimb(form))
        yield {
          ...form,
          start: { ...diamond, bracket: '0-20', points: 0 },
          target: { tier: top, division: null, points: 0 },
        }
      else if (form.service === 'win-boost') yield* parties({ ...form, rank: diamond })
      else yield* parties({ ...form, lastRank: diamond })
    }
}

/** None, one, five, six, and one twice: of the game's own, or of another game's where it has none. */
function characterSets(game: GameId): string[][] {
  const ids = (characterLists[game] ?? characterLists.valorant)?.characters.map(({ id }) => id) ?? []
  const [one = ''] = ids
  return [[], [one], ids.slice(0, 5), ids.slice(0, 6), [one, one]]
}

/** Places that exist on no ladder. */
const nowhere: Place[] = [
  { tier: 'gold', division: 5 },
  { tier: 'gold', division: null },
]

/** The orderable choices, counted by hand: League of Legends, Teamfight Tactics, Valorant, Wild Rift. */
describe('exactly the choices that the oracle allows can be ordered', () => {
  test('every set of add-ons in every queue, alone and playing along', () => {
    const configs = function* () {
      for (const form of forms())
        for (const queue of everyQueue) for (const addons of addonSets) yield { ...form, queue, addons }
    }
    expect(compare(configs())).toEqual({ asked: 24 * 6 * 256, ordered: 1024 + 448 + 512 + 896 })
  })

  test('every server with every queue on every platform', () => {
    const configs = function* () {
      for (const form of forms())
        for (const server of everyServer)
          for (const queue of everyQueue)
            for (const platform of ['android', 'ios', null] as const)
              yield { ...form, server, queue, platform }
    }
    expect(compare(configs())).toEqual({ asked: 24 * 18 * 6 * 3, ordered: 168 + 126 + 30 + 108 })
  })

  test('every number of wins and games at every rank, including unranked, in every queue', () => {
    const counts = [Number.NaN, -1, 0, 0.5, 1, 2, 4.5, 5, 6, 10, 11, 19, 20, 21, Number.POSITIVE_INFINITY]
    const configs = function* () {
      for (const game of gameIds) {
        const [win, placement] = [defaultConfig(game, 'win-boost'), defaultConfig(game, 'placement-boost')]
        const ranks = [...spotsOf(game, [0]), ...nowhere]
        for (const { tier, division } of ranks)
          for (const queue of everyQueue)
            for (const count of counts) {
              const rank = { tier, division }
              yield { ...win, queue, rank, wins: count }
              yield { ...placement, queue, lastRank: rank, games: count }
            }
        for (const games of counts) yield { ...placement, lastRank: null, games }
      }
    }
    expect(compare(configs())).toEqual({
      asked: (2 * (31 + 31 + 23 + 32 + 8) * 6 + 4) * 15,
      ordered: 685 + 685 + 256 + 525,
    })
  })

  test('every pair of roles and too many, none to five champions and too many, with and without the add-on', () => {
    const roleSets: RoleId[][] = [
      [],
      ...everyRole.map((role) => [role]),
      ...everyRole.flatMap((one) => everyRole.map((other) => [one, other])),
      ['top', 'jungle', 'mid'],
    ]
    const configs = function* () {
      for (const form of forms())
        for (const addons of [[], ['characters' as const]])
          for (const roles of roleSets)
            for (const characters of characterSets(form.game)) yield { ...form, addons, roles, characters }
    }
    // Without the add-on nothing. With it: no role, one, or an ordered pair, times no character, one or five. In
    // Teamfight Tactics nothing at all, in the four forms whose queue is open.
    const most = (roles: number) => 1 + 3 * (1 + roles + roles * (roles - 1))
    expect(compare(configs())).toEqual({
      asked: 24 * 2 * (1 + 11 + 121 + 1) * 5,
      ordered: 6 * (most(5) + most(5) + most(4)) + 4,
    })
  })

  test('duplicate add-ons, preferences without their add-on, free hours without playing along', () => {
    const configs = function* () {
      for (const form of forms())
        for (const addons of addonSets.filter(({ length }) => length <= 2))
          for (const characters of characterSets(form.game).slice(0, 2))
            for (const freeHours of ['', 'evenings'])
              for (const twice of [[], addons.slice(-1)]) {
                yield { ...form, addons: [...addons, ...twice], characters, freeHours }
              }
    }
    expect(compare(configs())).toEqual({ asked: 24 * 37 * 8, ordered: 257 + 93 + 257 + 257 })
  })
})
