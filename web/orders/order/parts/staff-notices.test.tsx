// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import { StaffNotices } from './staff-notices.tsx'

test('what waits for a colleague is read again when it changes for this order or for many, and not for another order', async () => {
  const order = madeUpOrder('solo', 'waiting_for_booster', 'staff')
  const read = vi.fn(() => ({ data: { signals: [], proposals: [], decision: null } }))
  await open(<StaffNotices order={order} />, { answers: { getOrderNotices: read } })
  await expect.poll(() => read.mock.calls.length).toBe(1)
  const hear = (order_id: string | null) => act(async () => realtime.tell('order_notices', { order_id }))
  await hear(order.order_id)
  expect(read).toHaveBeenCalledTimes(2)
  await hear(null)
  expect(read).toHaveBeenCalledTimes(3)
  await hear('another')
  expect(read).toHaveBeenCalledTimes(3)
})
