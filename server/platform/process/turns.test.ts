import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('two run at a time, three wait, and the sixth is refused as server_busy', async () => {
  const turns = new Turns(2, 3)
  let running = 0
  let most = 0
  const work = async (n: number) => {
    most = Math.max(most, ++running)
    // Anyone else who could run starts now.
    await soon()
    running--
    return n
  }
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => turns.take(() => work(n))))
  expect(results.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.code))).toEqual([
    1,
    2,
    3,
    4,
    5,
    'server_busy',
  ])
  expect(most).toBe(2)
})

test('failing work passes its turn to the next', async () => {
  const turns = new Turns(1, 1)
  const failing = turns.take(async () => {
    throw new Error('odd')
  })
  const next = turns.take(async () => 'done')
  await expect(failing).rejects.toThrow('odd')
  expect(await next).toBe('done')
  expect(await turns.take(async () => 'again')).toBe('again')
})
