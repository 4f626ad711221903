import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameIds } from '#core/games/game.ts'
import {
  beyond,
  isNothing,
  isPossibleRequest,
  ownServicesRefusal,
  type Services,
  widened,
  within,
} from './own-services.ts'

const lol = 'league-of-legends'
const all = ['elo-boost:euw', 'elo-boost:tr', 'win-boost:euw'].map((each) => `${lol}:${each}`)
const [euw, tr, wins] = all as [string, string, string]
const valorant = 'valorant:elo-boost:eu'
const allowed: Services = { services: [euw, wins], ceilings: { [lol]: 20 } }

test('less than what staff allow is a booster’s own choice', () => {
  const wish = { services: [euw], ceilings: { [lol]: 12 }, unplayed: { [lol]: ['flex'] } } as const
  expect(ownServicesRefusal(wish, allowed)).toBeNull()
  expect(within(wish, allowed)).toEqual({ services: [euw], ceilings: { [lol]: 12 } })
  expect(isNothing(beyond(wish, allowed))).toBe(true)
})

test.each([
  ['no_service', { services: [], ceilings: {}, unplayed: {} }],
  ['not_allowed', { services: [euw, tr], ceilings: { [lol]: 20 }, unplayed: {} }],
  ['not_allowed', { services: [euw], ceilings: { [lol]: 21 }, unplayed: {} }],
  ['not_allowed', { services: [euw, valorant], ceilings: { [lol]: 20, valorant: 3 }, unplayed: {} }],
  ['no_queue', { services: [euw], ceilings: { [lol]: 20 }, unplayed: { [lol]: ['solo-duo', 'flex'] } }],
  ['no_queue', { services: [euw], ceilings: { [lol]: 20 }, unplayed: { valorant: ['competitive'] } }],
] as const)('%s refuses what a booster sets', (refusal, wish) => {
  expect(ownServicesRefusal(wish, allowed)).toBe(refusal)
})

test.each([
  [true, { services: [tr], ceilings: {} }],
  [true, { services: [], ceilings: { [lol]: 24 } }],
  [true, { services: [valorant], ceilings: { valorant: 9 } }],
  [false, { services: [], ceilings: {} }],
  // Allowed already.
  [false, { services: [euw, tr], ceilings: {} }],
  [false, { services: [tr], ceilings: { [lol]: 20 } }],
  // A game needs a rank limit with its first service, and a service with its rank limit.
  [false, { services: [valorant], ceilings: {} }],
  [false, { services: [tr], ceilings: { valorant: 9 } }],
  [false, { services: [tr, tr], ceilings: {} }],
  [false, { services: [`${lol}:elo-boost:kr`], ceilings: {} }],
  [false, { services: [tr], ceilings: { [lol]: 400 } }],
] as const)('whether a booster can ask for it: %s, %j', (possible, request) => {
  expect(isPossibleRequest(request, allowed)).toBe(possible)
})

const some = fc.record({
  services: fc.subarray([...all, valorant]),
  ceilings: fc.dictionary(fc.constantFrom(...gameIds), fc.integer({ min: 0, max: 30 })),
})

test('an accepted request allows what was wished, and never less than before', () => {
  fc.assert(
    fc.property(some, some, (wish, before) => {
      const after = widened(before, beyond(wish, before))
      expect(isNothing(beyond(wish, after))).toBe(true)
      expect(after.services).toEqual(expect.arrayContaining([...before.services]))
      for (const game of gameIds)
        expect(after.ceilings[game] ?? -1).toBeGreaterThanOrEqual(before.ceilings[game] ?? -1)
    }),
  )
})
