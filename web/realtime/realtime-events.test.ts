import { expect, test, vi } from 'vitest'
import { realtime } from './realtime-events.ts'

const changed = (order_id: string) => realtime.tell('order_changed', { order_id })

test('who listens hears of what came since their data were read, once, and then of all that comes', () => {
  changed('before')
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1_000)
  const readAt = performance.now()
  changed('meanwhile')
  realtime.tell('order_taken', { order_id: 'another kind' })
  const heard: string[] = []
  const stop = realtime.on('order_changed', ({ order_id }) => heard.push(order_id), readAt)
  changed('later')
  stop()
  changed('after the end')
  vi.useRealTimers()
  expect(heard).toEqual(['meanwhile', 'later'])
})
