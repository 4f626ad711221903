// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { open } from '#web/test/in-browser.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { madeUpOrder } from './made-up-states.ts'
import { ShownOrder } from './shown-order.tsx'

const order: OrderView = { ...madeUpOrder('solo', 'verification_required', 'staff'), version: 5 }
const event = { at: order.created_at, actor: 'admin', actor_name: 'Noor', action: 'complete' } as const
const done: OrderView = {
  ...order,
  version: 6,
  status: 'completed',
  actions: [],
  events: [...order.events, { ...event, from: order.status, to: 'completed', reason: null, ready: null }],
}

/** The page of staff, with a dialog that is there only while its step is. */
async function shown(after: OrderView) {
  return open(
    <ShownOrder read={order}>
      {(each) => (
        <>
          <output>{each?.status}</output>
          {each?.status === 'verification_required' && <Verify />}
        </>
      )}
    </ShownOrder>,
    { answers: { getOrder: () => ({ data: { order: after } }) }, areas: ['triage'] },
  )
}

function Verify() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Verify?" closeLabel="Close">
      <button type="button">Verify now</button>
    </Dialog>
  )
}

const hear = (version: number) =>
  act(async () => realtime.tell('order_changed', { order_id: order.order_id, version } as never))
const status = () => document.querySelector('output')?.textContent

test('a colleague’s step waits for an open dialog, which names them and can only be closed', async () => {
  const { person } = await shown(done)
  await hear(6)
  await screen.findByText('Noor verified this result a moment ago.')
  expect(status()).toBe('verification_required')
  expect(screen.getByText('Verify now').closest('[inert]')).not.toBe(null)
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(status).toBe('completed')
})

test('what no dialog is about is shown at once', async () => {
  await shown({ ...order, version: 6, total: order.total + 1 })
  await hear(6)
  await expect.poll(() => screen.queryByText(/a moment ago/)).toBe(null)
  expect(screen.getByText('Verify now').closest('[inert]')).toBe(null)
})
