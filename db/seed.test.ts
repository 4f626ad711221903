import { expect, test } from 'vitest'
import { openServices } from '#server/test/open-app.ts'
import { seedDemoData } from './seed.ts'

const full = await openServices()
const broken = await openServices()

test('of two processes that start together one fills the database, and the other finds it full', async () => {
  const filled = await Promise.all([seedDemoData(full, 'it'), seedDemoData(full, 'it')])
  expect(filled.sort()).toEqual([false, true])
  const people = await full.db.selectFrom('users').select('demo').execute()
  expect(people.length).toBeGreaterThan(0)
  expect(people.every(({ demo }) => demo)).toBe(true)
})

test('a filling that broke off is told by a sentence, and nothing is deleted by itself', async () => {
  const files = { ...broken.files, save: () => Promise.reject(new Error('no room left')) }
  await expect(seedDemoData({ ...broken, files }, 'the folder')).rejects.toThrow('no room left')
  const count = () => broken.db.selectFrom('orders').select('id').execute()
  const before = await count()
  expect(before.length).toBeGreaterThan(0)
  await expect(seedDemoData(broken, 'the folder')).rejects.toThrow(
    /broke off half-way\. Empty the folder and/,
  )
  expect(await count()).toEqual(before)
})
