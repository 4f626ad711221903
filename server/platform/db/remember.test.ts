import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db, Tx } from './pool.ts'
import { bringHome, Remembered } from './remember.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const db = () => ({}) as Db

test('a value is read once per period and per database', async () => {
  const remembered = new Remembered<number>({ forMs: 1_000, most: 10 })
  const [here, there] = [db(), db()]
  let reads = 0
  const read = async () => ++reads
  expect([await remembered.get(here, 'a', read), await remembered.get(here, 'a', read)]).toEqual([1, 1])
  expect(await remembered.get(there, 'a', read)).toBe(2)
  vi.advanceTimersByTime(1_000)
  expect(remembered.last(here, 'a')).toBe(1)
  expect(await remembered.get(here, 'a', read)).toBe(3)
  expect(await remembered.get(here, 'a', read, (value) => value > 3)).toBe(4)
})

test('simultaneous callers share a value, or a failure, which is not remembered', async () => {
  const remembered = new Remembered<number>({ forMs: 1_000, most: 10 })
  const here = db()
  let fail = () => {}
  const failing = () => new Promise<number>((_, reject) => (fail = () => reject(new Error('away'))))
  const asked = [1, 2, 3].map(() => remembered.get(here, 'a', failing))
  fail()
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected')
  expect(await remembered.get(here, 'a', async () => 7)).toBe(7)
})

test('a read that began before everything was forgotten is not remembered', async () => {
  const remembered = new Remembered<string>({ forMs: 1_000, most: 10 })
  const here = db()
  let answer = (_value: string) => {}
  const slow = remembered.get(here, 'a', () => new Promise<string>((resolve) => (answer = resolve)))
  remembered.forget(here)
  expect(await remembered.get(here, 'a', async () => 'new')).toBe('new')
  answer('old')
  expect(await slow).toBe('old')
  expect(await remembered.get(here, 'a', async () => 'newer')).toBe('new')
})

test('no more values are remembered than allowed', async () => {
  const remembered = new Remembered<string>({ forMs: 1_000, most: 3 })
  const here = db()
  for (const key of ['a', 'b', 'c', 'd']) await remembered.get(here, key, async () => key)
  expect(['a', 'b', 'c', 'd'].map((key) => remembered.last(here, key))).toEqual([
    undefined,
    undefined,
    undefined,
    'd',
  ])
})

test('a transaction uses what its database remembers, and what it reads stays its own', async () => {
  const remembered = new Remembered<string>({ forMs: 'unchanging', most: 3 })
  const home = db()
  const tx = {} as Tx
  bringHome(tx, home)
  expect(await remembered.get(tx, 'a', async () => 'uncommitted')).toBe('uncommitted')
  expect(await remembered.get(home, 'a', async () => 'committed')).toBe('committed')
  expect(await remembered.get(tx, 'a', async () => 'uncommitted')).toBe('committed')
})

test('a transaction waits for no read of another connection, which may wait for its own', async () => {
  const remembered = new Remembered<string>({ forMs: 'unchanging', most: 3 })
  const home = db()
  const tx = {} as Tx
  bringHome(tx, home)
  void remembered.get(home, 'a', () => new Promise(() => {}))
  expect(await remembered.get(tx, 'a', async () => 'read')).toBe('read')
})

test('a transaction reads itself what can change', async () => {
  const remembered = new Remembered<string>({ forMs: 1_000, most: 3 })
  const home = db()
  const tx = {} as Tx
  bringHome(tx, home)
  await remembered.get(home, 'a', async () => 'before')
  expect(await remembered.get(tx, 'a', async () => 'now')).toBe('now')
})
