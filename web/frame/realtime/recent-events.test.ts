import { expect, test, vi } from 'vitest'
import { eventsSince, keepEvent } from './recent-events.ts'

const changed = (order_id: string) => keepEvent('order_changed', { order_id, version: 1 })

test('a new listener receives the events of its kind since its data were read', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  changed('before')
  vi.advanceTimersByTime(1_000)
  const readAt = performance.now()
  changed('meanwhile')
  keepEvent('order_taken', { order_id: 'another kind' })
  vi.advanceTimersByTime(1_000)
  changed('later')
  expect(eventsSince('order_changed', readAt)).toEqual([
    { order_id: 'meanwhile', version: 1 },
    { order_id: 'later', version: 1 },
  ])
  for (let i = 0; i < 50; i++) keepEvent('online_count', { count: i })
  expect(eventsSince('order_changed', readAt)).toEqual([])
  vi.useRealTimers()
})
