import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { afterPlayTime, mayPlay, type PlayHours } from './play-hours.ts'
import { pokeAt, replaceAt, silenceEnd } from './silence.ts'

/** Evenings of Monday and Tuesday in Berlin; 2026-11-23 is a Monday. */
const evenings: PlayHours = {
  slots: [
    { day: 1, from: 18, to: 22 },
    { day: 2, from: 18, to: 22 },
  ],
  zone: 'Europe/Berlin',
}
const at = (iso: string) => new Date(`2026-11-${iso}Z`)
const over = (since: Date, hours: number, zone = evenings) =>
  afterPlayTime(zone, since, hours * hourMs).toISOString()

test('a booster can play in the hours of the customer’s time zone, and at any time without hours', () => {
  expect(mayPlay(evenings, at('23T17:00:00'))).toBe(true)
  expect(mayPlay(evenings, at('23T20:59:00'))).toBe(true)
  expect(mayPlay(evenings, at('23T21:00:00'))).toBe(false)
  expect(mayPlay(evenings, at('23T16:59:00'))).toBe(false)
  expect(mayPlay(evenings, at('25T18:00:00'))).toBe(false)
  expect(mayPlay(null, at('25T03:00:00'))).toBe(true)
})

test('only hours in which the booster could play count as silence', () => {
  expect(over(at('23T10:00:00'), 2)).toBe('2026-11-23T19:00:00.000Z')
  expect(over(at('23T20:00:00'), 2)).toBe('2026-11-24T18:00:00.000Z')
  expect(over(at('23T10:00:00'), 8)).toBe('2026-11-24T21:00:00.000Z')
  expect(over(at('24T21:30:00'), 1)).toBe('2026-11-30T18:00:00.000Z')
  expect(over(at('23T10:00:00'), 24)).toBe('2026-12-08T21:00:00.000Z')
  expect(afterPlayTime(null, at('23T10:00:00'), hourMs)).toEqual(at('23T11:00:00'))
})

test('a week in which the clocks change has no day twice and none left out', () => {
  const daily: PlayHours = {
    slots: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: 20, to: 21 })),
    zone: 'Europe/Berlin',
  }
  for (const late of ['2026-03-23T22:40:00Z', '2026-10-19T21:40:00Z', '2026-10-24T22:30:00Z']) {
    const ends = Array.from({ length: 20 }, (_, hours) => Date.parse(over(new Date(late), hours + 1, daily)))
    const gaps = ends.slice(1).map((end, i) => Math.round((end - (ends[i] ?? 0)) / hourMs))
    expect(gaps.every((gap) => gap >= 23 && gap <= 25)).toBe(true)
    const sum = gaps.reduce((all, gap) => all + gap, 0)
    expect(Math.abs(sum - 19 * 24)).toBeLessThanOrEqual(1)
  }
})

test('poke, replacement and hold follow the same rule', () => {
  const activeAt = at('23T17:00:00')
  const hours = evenings
  expect(pokeAt({ activeAt, pokedAt: null, hours }).toISOString()).toBe('2026-11-24T19:00:00.000Z')
  expect(pokeAt({ activeAt, pokedAt: null, hours: null })).toEqual(at('23T23:00:00'))
  expect(replaceAt({ activeAt, hours })).toEqual(silenceEnd('silence', activeAt, hours))
  expect(silenceEnd('silence', activeAt, null)).toEqual(at('24T17:00:00'))
})
