import { expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { games } from '../games/games.ts'
import { climb } from '../test/test-configs.ts'
import { doubtsAbout } from './doubts.ts'

const since = new Date('2026-11-22T20:00:00Z')
const lol = climb('league-of-legends', 'Silver II', 'Gold IV')
const wildRift = climb('wild-rift', 'Silver II', 'Gold IV')
/** Games recorded so many minutes after the claim. */
const about = (minutes: number[], config = lol) =>
  doubtsAbout(
    config,
    minutes.map((each) => ({ at: new Date(since.getTime() + each * minuteMs).toISOString() })),
    since,
    { samePicture: false, loginUnopened: false },
  )
const several = (count: number, at: number) => Array.from({ length: count }, () => at)

test('eight games in one batch after a night pass, five within a minute of the claim don’t', () => {
  expect(about(several(8, 10 * 60))).toEqual([])
  expect(about(several(5, 1))).toEqual(['too_fast'])
  expect(about([0.1, 0.3, 0.5, 0.7, 0.9])).toEqual(['too_fast'])
})

test('games that are recorded one by one after a night are one sitting, and pass too', () => {
  expect(about([30, ...Array.from({ length: 8 }, (_, i) => 10 * 60 + i / 2)])).toEqual([])
})

test('each game needs the shortest game of its own title since the record before', () => {
  expect(about([15, 30, 45])).toEqual([])
  expect(about([15, 31, 45])).toEqual([])
  expect(about([14])).toEqual(['too_fast'])
  expect(about([60, ...several(2, 75)])).toEqual(['too_fast'])
  expect(about([8, 16, 24], wildRift)).toEqual([])
  expect(about([7], wildRift)).toEqual(['too_fast'])
})

test('games from before the claim belong to another booster’s stretch', () => {
  expect(about([...several(9, -5), 20])).toEqual([])
})

test('a login that was never opened counts only where the service needs one', () => {
  const facts = { samePicture: true, loginUnopened: true }
  expect(doubtsAbout(lol, [], since, facts)).toEqual(['same_picture', 'login_unopened'])
  const duo = { ...lol, service: 'duo-boost' } as typeof lol
  expect(doubtsAbout(duo, [], since, facts)).toEqual(['same_picture'])
})

test('every game has a shortest time with its date', () => {
  for (const { shortestGame } of Object.values(games)) {
    expect(shortestGame.minutes).toBeGreaterThan(5)
    expect(shortestGame.since).toMatch(/^2026-\d\d-\d\d$/)
  }
})
