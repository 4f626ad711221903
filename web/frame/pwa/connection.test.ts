// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, ConnectionWatch } from './connection.ts'

/** Whether the site answers. */
let answers: boolean
let asked: number
let watch: ConnectionWatch
let states: Connection['kind'][]

beforeEach(() => {
  vi.useFakeTimers()
  answers = true
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    if (!answers) throw new TypeError('Failed to fetch')
    return Response.json({ id: 'build' })
  })
  watch = new ConnectionWatch()
  states = []
  watch.subscribe(() => states.push(watch.state.kind))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

test('a call that failed once while the site answers is no lost connection', async () => {
  watch.doubt()
  await seconds(3)
  expect(states).toEqual([])
  await seconds(60)
  expect(asked).toBe(1)
})

test('after two seconds without an answer it is lost since the first doubt, and is asked every five seconds', async () => {
  answers = false
  const first = new Date()
  watch.doubt()
  await seconds(1)
  watch.doubt()
  expect(states).toEqual([])
  await seconds(1)
  expect(watch.state).toEqual({ kind: 'lost', since: first })
  await seconds(10)
  expect(asked).toBe(3)
  expect(states).toEqual(['lost'])
  answers = true
  await seconds(5)
  expect(states).toEqual(['lost', 'back'])
  await seconds(4)
  expect(states).toEqual(['lost', 'back', 'there'])
  await seconds(60)
  expect(asked).toBe(4)
})

test('asking says whether the site answered, and a connection that is lost again is said again', async () => {
  answers = false
  expect(await watch.ask()).toBe(false)
  answers = true
  expect(await watch.ask()).toBe(true)
  answers = false
  watch.doubt()
  await seconds(2)
  expect(states).toEqual(['lost', 'back', 'lost'])
  await seconds(4)
  expect(watch.state.kind).toBe('lost')
})
