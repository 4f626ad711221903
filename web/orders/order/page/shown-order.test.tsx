// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { open } from '#web/test/in-browser.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { madeUpOrder } from './made-up-states.ts'
import { ShownOrder } from './shown-order.tsx'
import { stateLineId } from './state-in-view.ts'

const order: OrderView = { ...madeUpOrder('duo', 'boosting', 'customer'), version: 5 }

function Answering({ reply }: { reply: () => Promise<unknown> }) {
  const { run } = useAction()
  return (
    <button type="button" onClick={() => run(reply)}>
      Act
    </button>
  )
}

/** An order's page, with a count of how often it reads its data again. */
async function shown(reply: () => Promise<unknown> = async () => ({}), others = false) {
  const view = await open(
    <ShownOrder read={order} others={others}>
      {(each) => (
        <>
          <header>
            <p id={stateLineId} tabIndex={-1}>
              {each?.status}
            </p>
          </header>
          <output>{each?.version}</output>
          <Answering reply={reply} />
        </>
      )}
    </ShownOrder>,
  )
  const reads: number[] = []
  view.router.subscribe(({ revalidation }) => void (revalidation === 'loading' && reads.push(1)))
  return { ...view, reads }
}

const tell = (order_id: string, version: number) =>
  realtime.tell('order_changed', { order_id, version } as never)
const hear = (order_id: string, version: number) => act(async () => tell(order_id, version))

test('news of the shown version reads nothing, news of a newer one reads once', async () => {
  const { reads } = await shown()
  await hear(order.order_id, 4)
  await hear(order.order_id, 5)
  expect(reads).toEqual([])
  await hear(order.order_id, 6)
  await expect.poll(() => reads).toEqual([1])
})

test('news of another order matters only if the page asks for it', async () => {
  const { reads, unmount } = await shown()
  await hear('another', 9)
  expect(reads).toEqual([])
  unmount()
  const list = await shown(undefined, true)
  await hear('another', 9)
  await expect.poll(() => list.reads).toEqual([1])
})

test('an action’s answer is shown without another read, even when news of it arrives', async () => {
  const { person, reads } = await shown(async () => {
    tell(order.order_id, 6)
    return { data: { order: { ...order, version: 6 } } }
  })
  await person.click(screen.getByRole('button', { name: 'Act' }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('6')
  expect(reads).toEqual([])
})

test('news that is newer than the answer is read', async () => {
  const { person, reads } = await shown(async () => {
    tell(order.order_id, 7)
    return { data: { order: { ...order, version: 6 } } }
  })
  await person.click(screen.getByRole('button', { name: 'Act' }))
  await expect.poll(() => reads).toEqual([1])
})

test('an answer without an order causes another read', async () => {
  const { person, reads } = await shown(async () => ({ data: {} }))
  await person.click(screen.getByRole('button', { name: 'Act' }))
  await expect.poll(() => reads).toEqual([1])
})

test('after a step that the reader took, the line with the new state has the focus; after someone else’s, it stays', async () => {
  const line = () => document.getElementById(stateLineId)
  const done: OrderView = { ...order, version: 6, status: 'completed' }
  const { person } = await shown(async () => ({ data: { order: done } }))
  await hear(order.order_id, 5)
  expect(document.activeElement).toBe(document.body)
  await person.click(screen.getByRole('button', { name: 'Act' }))
  await expect.poll(() => document.activeElement).toBe(line())
  expect(line()?.textContent).toBe('completed')
})

test('an action that changes no state takes no focus', async () => {
  const { person } = await shown(async () => ({ data: { order: { ...order, version: 6 } } }))
  const button = screen.getByRole('button', { name: 'Act' })
  await person.click(button)
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('6')
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(button)
})
