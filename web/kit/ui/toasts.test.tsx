// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastList } from './toast-region.tsx'
import { prepareToasts, showError, showNotification, showSuccess } from './toasts.ts'

beforeEach(async () => {
  await act(() => prepareToasts())
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => {
    for (const { id } of toastList.shown) toastList.hide(id)
  })
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const titles = () => toastList.shown.map(({ title }) => title)

test('a success is shown for a second, a notification for ten, the newest on top', async () => {
  await act(() => showNotification({ id: 1, title: 'Order claimed' }))
  await act(() => showSuccess('Copied'))
  expect(titles()).toEqual(['Copied', 'Order claimed'])
  pass(999)
  expect(titles()).toEqual(['Copied', 'Order claimed'])
  pass(1)
  expect(titles()).toEqual(['Order claimed'])
  pass(8_999)
  expect(titles()).toEqual(['Order claimed'])
  pass(1)
  expect(titles()).toEqual([])
})

test('what is said twice is shown once, also an error', async () => {
  for (let times = 0; times < 3; times++) {
    await act(() => showSuccess('Saved'))
    await act(() => showError('That didn’t work.'))
    await act(() => showNotification({ id: 7, title: 'A message' }))
  }
  expect(titles()).toEqual(['A message', 'That didn’t work.', 'Saved'])
})
