import { expect, test } from 'vitest'
import { ShownNotifications } from './shown-notifications.ts'

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage
}

test('each notification is accepted once, in any order', () => {
  const shown = new ShownNotifications(null)
  expect([5, 7, 6, 7, 5].filter((id) => shown.take('a', id))).toEqual([5, 7, 6])
})

test('settled notifications are never accepted, and later ones stay known', () => {
  const shown = new ShownNotifications(null)
  shown.take('a', 5)
  shown.take('a', 9)
  shown.settle('a', 6)
  expect(shown.last('a')).toBe(6)
  expect([4, 5, 6, 7, 9].filter((id) => shown.take('a', id))).toEqual([7])
})

test('a reload knows what the tab has shown, but another person does not', () => {
  const storage = memory()
  const before = new ShownNotifications(storage)
  before.settle('a', 3)
  before.take('a', 4)
  const after = new ShownNotifications(storage)
  expect(after.last('a')).toBe(3)
  expect(after.take('a', 4)).toBe(false)
  expect(after.last('b')).toBeUndefined()
  expect(after.take('b', 2)).toBe(true)
})

test('a storage that fails or contains nonsense is ignored', () => {
  const refusing = new ShownNotifications({
    getItem: () => '{',
    setItem() {
      throw new Error('full')
    },
  } as unknown as Storage)
  expect([refusing.take('a', 1), refusing.take('a', 1)]).toEqual([true, false])
})

test('whoever leaves takes their number with them', () => {
  const storage = memory()
  const shown = new ShownNotifications(storage)
  shown.take('mia', 1)
  shown.forget()
  expect(storage.getItem('shown-notifications')).toBeNull()
  expect(shown.last('mia')).toBeUndefined()
})
