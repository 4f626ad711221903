import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Db } from './db.ts'
import { together } from './together.ts'

const [db, other] = [{}, {}] as [Db, Db]

test('the first is done at once; those that come meanwhile are done in one piece, in their order', async () => {
  const pieces: number[][] = []
  const done = together<number>(async (_db, items) => {
    pieces.push(items)
    await sleep(5)
  })
  const first = done(db, 1)
  await sleep(1)
  await Promise.all([first, done(db, 2), done(db, 3), done(db, 4)])
  await done(db, 5)
  expect(pieces).toEqual([[1], [2, 3, 4], [5]])
})

test('each waits for its own piece, and a failure is told to those who were in it', async () => {
  const done = together<string>(async (_db, items) => {
    await sleep(1)
    if (items.includes('bad')) throw new Error(`failed: ${items}`)
  })
  const answers = [done(db, 'good')]
  await sleep(0)
  answers.push(done(db, 'bad'), done(db, 'unlucky'))
  const told = await Promise.allSettled(answers)
  expect(told.map((each) => (each.status === 'rejected' ? each.reason.message : 'done'))).toEqual([
    'done',
    'failed: bad,unlucky',
    'failed: bad,unlucky',
  ])
  await expect(done(db, 'later')).resolves.toBeUndefined()
})

test('two databases do not wait for each other', async () => {
  const seen: [Db, number[]][] = []
  const done = together<number>(async (of, items) => void seen.push([of, items]))
  await Promise.all([done(db, 1), done(other, 2)])
  expect(seen).toEqual([
    [db, [1]],
    [other, [2]],
  ])
})
