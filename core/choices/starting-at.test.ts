import { expect, test } from 'vitest'
import { climb, placements } from '../test/test-configs.ts'
import { startingAt } from './starting-at.ts'

const lol = 'league-of-legends'
const config = climb(lol, 'Silver II', 'Platinum IV')

test('a climb starts at the rank’s division and bracket, or at its points in an open tier', () => {
  expect(startingAt(config, { tier: 'gold', division: 2, points: 40 })?.start).toEqual({
    tier: 'gold',
    division: 2,
    bracket: '21-40',
    points: 0,
  })
  expect(startingAt(config, { tier: 'master', division: null, points: 140 })?.start).toMatchObject({
    tier: 'master',
    points: 140,
  })
})

test('nothing is proposed for the same start, and for orders without one', () => {
  expect(startingAt(config, { tier: 'silver', division: 2, points: 7 })).toBeNull()
  expect(startingAt(config, { tier: 'silver', division: 2, points: 27 })).not.toBeNull()
  expect(startingAt(placements(lol, null, 5), { tier: 'gold', division: 2, points: 40 })).toBeNull()
})
