import { expect, test } from 'vitest'
import { isOwn } from './own-pages.ts'

test.each([
  ['a customer’s order', { viewer: 'customer', undo_until: null }, true],
  ['a booster’s day', { day: { due: [] }, staff: null }, true],
  ['an order that staff look at', { viewer: 'staff' }, false],
  ['staff’s day, which names other people', { day: null, staff: { queues: [], boosting: 1 } }, false],
  ['the same beside a booster’s day', { day: { due: [] }, staff: { queues: [], boosting: 1 } }, false],
  [
    'an order whose claim can be undone',
    { viewer: 'booster', undo_until: '2026-11-29T12:00:00.000Z' },
    false,
  ],
])('%s is kept on the device or not', (_, data, expected) => {
  expect(isOwn(data)).toBe(expected)
})
