// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { expect, test, vi } from 'vitest'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { useOrderChanges } from '#web/orders/order/parts/use-order-changes.ts'
import { open } from '#web/test/in-browser.tsx'
import { SteadyRows } from './steady-rows.tsx'
import { useSteady } from './use-steady.ts'

const pressed: string[] = []

/** A live list of orders, whose server has one order less each time it is read. */
function LiveList() {
  const data = useLoaderData() as string[] | null
  const orders = data ?? ['a', 'b', 'c']
  const steady = useSteady(data)
  useOrderChanges(
    orders.map((order_id) => ({ order_id, version: 1 })),
    steady.changed,
  )
  const [dialog, setDialog] = useState(false)
  return (
    <>
      <SteadyRows steady={steady}>
        {orders.map((order) => (
          <p key={order} data-row={order}>
            <button type="button" onClick={() => pressed.push(order)}>
              Claim {order}
            </button>
          </p>
        ))}
      </SteadyRows>
      <button type="button" onClick={() => setDialog(!dialog)}>
        Dialog
      </button>
      {dialog && <div className="dialog-backdrop" />}
    </>
  )
}

async function shown() {
  pressed.length = 0
  let reads = 0
  const left = [['b', 'c'], ['c'], []]
  const view = await open(<LiveList />, { reads: () => left[reads++] ?? [] })
  return { ...view, reads: () => reads }
}

const hear = (order_id: string, version = 2) =>
  act(async () => realtime.tell('order_changed', { order_id, version } as never))
const rows = () => screen.queryAllByRole('button', { name: /^Claim/ }).map(({ textContent }) => textContent)

test('a change is read at once while nobody uses the rows', async () => {
  const { reads } = await shown()
  await hear('a')
  await expect.poll(rows).toEqual(['Claim b', 'Claim c'])
  expect(reads()).toBe(1)
})

test('while the keyboard is in the rows, changes wait and are counted by order; leaving the rows reads them', async () => {
  const { t, person, reads } = await shown()
  await person.tab()
  expect(document.activeElement?.textContent).toBe('Claim a')
  await hear('a')
  await hear('a', 3)
  await hear('b')
  expect(screen.getByRole('status').textContent).toContain(t('lists.changes', { count: 2 }))
  expect([rows(), reads()]).toEqual([['Claim a', 'Claim b', 'Claim c'], 0])
  act(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(rows).toEqual(['Claim b', 'Claim c'])
  expect(screen.getByRole('status').textContent).toBe('')
  expect(reads()).toBe(1)
})

test('what waits can be shown at once', async () => {
  const { t, person } = await shown()
  await person.tab()
  await hear('a')
  await person.click(screen.getByRole('button', { name: t('lists.showChanges') }))
  await expect.poll(rows).toEqual(['Claim b', 'Claim c'])
})

test('a dialog that one of the rows opened stays as it is until it is closed', async () => {
  const { person, reads } = await shown()
  await person.click(screen.getByRole('button', { name: 'Dialog' }))
  act(() => (document.activeElement as HTMLElement).blur())
  await hear('a')
  expect(reads()).toBe(0)
  await person.click(screen.getByRole('button', { name: 'Dialog' }))
  act(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(reads).toBe(1)
})

test('a row that has just come under the pointer takes no press of it for half a second', async () => {
  using _places = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const above = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: above * 72 } as DOMRect
  })
  await shown()
  const isHeldBack = () =>
    document.querySelector<HTMLElement>('[data-row="b"]')?.style.pointerEvents === 'none'
  expect(isHeldBack()).toBe(false)
  await hear('a')
  await expect.poll(isHeldBack).toBe(true)
  // The keyboard presses what it is on.
  fireEvent.click(screen.getByRole('button', { name: 'Claim b' }), { detail: 0 })
  expect(pressed).toEqual(['b'])
  await expect.poll(isHeldBack).toBe(false)
})

test('what changes during a reading is read after it', async () => {
  pressed.length = 0
  const waits: (() => void)[] = []
  let reads = 0
  const { container } = await open(<LiveList />, {
    reads: () => {
      reads++
      return new Promise<string[]>((resolve) => waits.push(() => resolve([])))
    },
  })
  await hear('a')
  await expect.poll(() => reads).toBe(1)
  await hear('b')
  await hear('c')
  expect(reads).toBe(1)
  await act(async () => waits[0]?.())
  await expect.poll(() => reads).toBe(2)
  await act(async () => waits[1]?.())
  await expect.poll(() => container.querySelectorAll('[data-row]').length).toBe(0)
  expect(reads).toBe(2)
})
