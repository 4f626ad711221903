import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Toast, ToastList } from './toast-list.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const toast = (id: string, rest: Partial<Toast> = {}): Toast => ({
  id,
  kind: 'news',
  title: id,
  life: 10_000,
  ...rest,
})
const ids = (list: ToastList) => list.shown.map(({ id }) => id)

test('a toast disappears when its time is over, and its listeners are notified of both', () => {
  const list = new ToastList()
  const heard = vi.fn()
  list.subscribe(heard)
  list.show(toast('a', { life: 1_000 }))
  vi.advanceTimersByTime(999)
  expect(ids(list)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(ids(list)).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
})

test('at most five are shown, newest on top', () => {
  const list = new ToastList()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) list.show(toast(id))
  expect(ids(list)).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('an identical toast is shown once, and its time restarts', () => {
  const list = new ToastList()
  list.show(toast('a'))
  vi.advanceTimersByTime(9_000)
  list.show(toast('a', { title: 'again' }))
  vi.advanceTimersByTime(9_000)
  expect(list.shown.map(({ title }) => title)).toEqual(['again'])
  vi.advanceTimersByTime(1_000)
  expect(ids(list)).toEqual([])
})

test('time stops while someone points at the toasts, and continues with what was left', () => {
  const list = new ToastList()
  list.show(toast('a'))
  vi.advanceTimersByTime(6_000)
  list.hold()
  list.show(toast('b', { life: 1_000 }))
  vi.advanceTimersByTime(60_000)
  expect(ids(list)).toEqual(['b', 'a'])
  list.release()
  vi.advanceTimersByTime(1_000)
  expect(ids(list)).toEqual(['a'])
  vi.advanceTimersByTime(3_000)
  expect(ids(list)).toEqual([])
})

test('a toast that is no longer true is hidden at once', () => {
  const list = new ToastList()
  list.show(toast('order 1'))
  list.show(toast('order 2'))
  list.hide('order 1')
  list.hide('never shown')
  expect(ids(list)).toEqual(['order 2'])
})
