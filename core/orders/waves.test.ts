import { expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { deadlines } from './deadlines.ts'
import { nextWave, type Search, type WaveCandidate, waveSizes } from './waves.ts'

const booster = (id: string, columns: Partial<WaveCandidate> = {}): WaveCandidate => ({
  id,
  claims: 0,
  presentHours: 20,
  finished: 20,
  onTime: 18,
  reviews: 0,
  ratingSum: 0,
  active: 0,
  favorite: false,
  ...columns,
})
const crowd = (count: number) => Array.from({ length: count }, (_, index) => booster(`b${index}`))
const begin: Search = { wave: 0, elapsedMs: 0, asked: [] }
const first = (able: readonly WaveCandidate[], order = 'order') => nextWave(begin, able, order)?.ask ?? []

test('domain 3: waves open after 0, 10 and 25 minutes', () => {
  const able = crowd(40)
  const opened: [minute: number, wave: number, asked: number][] = []
  let search: Search = begin
  for (let minute = 0; minute <= 60; minute++) {
    const next = nextWave({ ...search, elapsedMs: minute * minuteMs }, able, 'order')
    if (!next) continue
    opened.push([minute, next.wave, next.ask.length])
    search = { ...search, wave: next.wave, asked: [...search.asked, ...next.ask] }
  }
  expect(opened).toEqual([
    [0, 1, waveSizes[1]],
    [10, 2, waveSizes[2]],
    [25, 3, 0],
  ])
})

test('where no more boosters are present than a wave asks, everyone is asked at once', () => {
  expect(nextWave(begin, [], 'order')).toEqual({ wave: 3, ask: [] })
  expect(nextWave(begin, crowd(waveSizes[1]), 'order')).toEqual({ wave: 3, ask: [] })
  expect(nextWave(begin, crowd(waveSizes[1] + 1), 'order')?.wave).toBe(1)
})

test('the next wave opens at once when none of those asked is left to decide', () => {
  const able = crowd(40)
  const asked = first(able)
  const left = able.filter(({ id }) => !asked.includes(id))
  const search: Search = { wave: 1, elapsedMs: minuteMs, asked }
  expect(nextWave(search, able, 'order')).toBeNull()
  const one = able.filter(({ id }) => id === asked[0])
  expect(nextWave(search, [...left, ...one], 'order')).toBeNull()
  expect(nextWave(search, left, 'order')).toMatchObject({ wave: 2 })
  expect(nextWave(search, [], 'order')).toEqual({ wave: 3, ask: [] })
})

test('a search that no process advanced for half an hour asks everyone', () => {
  const late = { wave: 1, elapsedMs: deadlines.everyoneAsked.ms, asked: ['b1'] } as const
  expect(nextWave(late, crowd(40), 'order')).toEqual({ wave: 3, ask: [] })
  expect(nextWave({ ...late, wave: 3 }, crowd(40), 'order')).toBeNull()
})

test('those with the fewest claims per present hour are asked first', () => {
  const able = crowd(30).map((each, index) => ({ ...each, claims: index }))
  expect(first(able)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4'])
  const long = booster('long', { claims: 20, presentHours: 100 })
  const short = booster('short', { claims: 20, presentHours: 10 })
  const busy = crowd(20).map((each) => ({ ...each, claims: 10 }))
  expect(first([...busy, short, long])).toContain('long')
  expect(first([...busy, short, long])).not.toContain('short')
})

test('of boosters with equal claims, those who are on time, well rated and free are asked first', () => {
  const others = crowd(20)
  const better = [booster('on time', { onTime: 20 }), booster('rated', { reviews: 20, ratingSum: 100 })]
  const worse = [
    booster('late', { onTime: 10 }),
    booster('disliked', { reviews: 20, ratingSum: 40 }),
    booster('busy', { active: 1 }),
  ]
  const asked = first([...worse, ...others, ...better])
  expect(asked.slice(0, 2).toSorted()).toEqual(['on time', 'rated'])
  for (const { id } of worse) expect(asked).not.toContain(id)
})

test('equals are drawn by the order: the same for the same order, others for another, whatever their order', () => {
  const able = crowd(40)
  expect(first(able.toReversed())).toEqual(first(able))
  const seen = new Set(Array.from({ length: 60 }, (_, index) => first(able, `order ${index}`)).flat())
  expect(seen.size).toBe(40)
})

test("a customer's favorites are asked first, by turn among themselves", () => {
  const able = crowd(40).map((each, index) => ({
    ...each,
    // The worst turns of all.
    claims: index > 32 ? 90 + index : 0,
    favorite: index > 32,
  }))
  expect(first(able)).toEqual(['b33', 'b34', 'b35', 'b36', 'b37'])
  const few = able.map((each) => ({ ...each, favorite: each.id === 'b39' }))
  expect(first(few)[0]).toBe('b39')
  expect(first(few)).toHaveLength(waveSizes[1])
})
