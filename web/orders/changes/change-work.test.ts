import { describe, expect, test } from 'vitest'
import { mostHours, mostOpenPoints, mostWins, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps } from '#core/games/ladder.ts'
import { progressOf } from '#core/orders/kinds.ts'
import { soloTo } from '#web/test/changes.ts'
import { kinds } from '../order/page/made-up-orders.ts'
import { proposal, wayOf, withWork, workChoices, workOf } from './change-work.ts'

const lol = games['league-of-legends']
const campOf = (tier: 'silver' | 'gold' | 'platinum' | 'master', division: number | null) =>
  campIndex(lol, { tier, division })
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const anything = () => true
const fresh = (config: OrderConfig) => progressOf(config, [])

describe('what an order can be changed to', () => {
  test('a climb goes on to every later camp, and stops anywhere from where it stands', () => {
    const choices = workChoices(kinds.solo, fresh(kinds.solo), anything)
    expect(choices.further).toEqual(upTo(campOf('platinum', 3), camps(lol).length - 1))
    expect(choices.earlier).toEqual(upTo(campOf('silver', 2), campOf('gold', 1)))
  })

  test('only what can be ordered is offered', () => {
    const odd = (config: OrderConfig) => workOf(config) % 2 === 1
    const choices = workChoices(kinds.solo, fresh(kinds.solo), odd)
    expect(choices.further.length).toBeGreaterThan(0)
    expect([...choices.further, ...choices.earlier].filter((work) => work % 2 === 0)).toEqual([])
  })

  test('a climb in an open tier goes on in the same tier, until its points end', () => {
    const master = soloTo('master', null, 100)
    expect(workChoices(master, fresh(master), anything).further[0]).toBe(campOf('master', null))
    const most = soloTo('master', null, mostOpenPoints)
    expect(workChoices(most, fresh(most), anything).further).not.toContain(campOf('master', null))
    expect(workChoices(kinds.solo, fresh(kinds.solo), anything).further).not.toContain(workOf(kinds.solo))
  })

  test.each<[string, OrderConfig, number, { further: number[]; earlier: number[] }]>([
    ['no win yet', kinds.wins, 0, { further: upTo(6, mostWins), earlier: [1, 2, 3, 4] }],
    ['half of the wins', kinds.wins, 0.5, { further: upTo(6, mostWins), earlier: [2, 3, 4] }],
    ['all placement games', kinds.placements, 0.6, { further: [], earlier: [3, 4] }],
    ['hours with a coach', kinds.coaching, 0, { further: upTo(3, mostHours), earlier: [1] }],
  ])('with %s', (_, config, done, expected) => {
    expect(workChoices(config, { ...fresh(config), done }, anything)).toEqual(expected)
  })

  test('no lesson that was held is taken back', () => {
    const four: OrderConfig = { ...kinds.coaching, hours: 4 } as OrderConfig
    const held = { ...fresh(four), done: 0, hoursHeld: 2 }
    expect(workChoices(four, held, anything).earlier).toEqual([2, 3])
  })
})

describe('what a tab proposes first', () => {
  const choices = { further: [17, 18], earlier: [10, 15] }
  test.each([
    ['further', 17],
    ['earlier', 15],
  ] as const)('%s: the nearest choice', (way, work) => {
    expect(workOf(proposal(kinds.solo, way, choices[way]))).toBe(work)
  })

  test('in an open tier, a hundred points more, and never more than the most', () => {
    const points = (from: number) => {
      const config = soloTo('master', null, from)
      const next = proposal(config, 'further', [workOf(config)])
      return 'target' in next && next.target.points
    }
    expect(points(100)).toBe(200)
    expect(points(mostOpenPoints - 40)).toBe(mostOpenPoints)
  })

  test('without a choice, the order as it is', () => {
    expect(proposal(kinds.solo, 'further', [])).toBe(kinds.solo)
  })
})

test('another target begins at the foot of its camp, and the same target keeps its points', () => {
  const master = soloTo('master', null, 240)
  expect(withWork(master, workOf(master))).toBe(master)
  expect(withWork(soloTo('gold', 1, 30), campOf('platinum', 4))).toEqual(soloTo('platinum', 4))
  expect(withWork(kinds.solo, camps(lol).length)).toBe(kinds.solo)
})

test.each<[OrderConfig, 'further' | 'earlier' | null]>([
  [soloTo('platinum', 3), 'further'],
  [soloTo('gold', 1), 'earlier'],
  [{ ...kinds.solo, addons: ['priority'] }, null],
])('which way a change goes', (next, way) => {
  expect(wayOf(kinds.solo, next)).toBe(way)
})

test('in an open tier, points say which way a change goes', () => {
  const own = soloTo('master', null, 100)
  expect(wayOf(own, soloTo('master', null, 300))).toBe('further')
  expect(wayOf(own, soloTo('master', null, 50))).toBe('earlier')
  expect(wayOf(own, own)).toBeNull()
})
