import { expect, test } from 'vitest'
import { anOrder, at, kinds, type Viewer } from './made-up-orders.ts'
import { render, t } from './test-orders.tsx'
import { whatNow } from './what-now.ts'

const viewers: Viewer[] = ['customer', 'booster', 'staff']
const states = ['disputed', 'returned'] as const
const cases = viewers.flatMap((viewer) => states.map((state) => [viewer, state] as const))
const plain = (html: string) => html.replaceAll('&#x27;', "'")

test.each(cases)('%s reads what a payment that is %s with the bank means', (viewer, state) => {
  const due_at = viewer === 'staff' ? at(30) : null
  const html = plain(render(anOrder(kinds.solo, 'boosting', viewer, { frozen: { state, due_at } })))
  expect(html).toContain(t(`order.frozen.${viewer}.${state}`))
  const others = cases.filter(([who, how]) => who !== viewer || how !== state)
  for (const [who, how] of others) expect(html).not.toContain(t(`order.frozen.${who}.${how}`))
  const [untilWhen = ''] = t('order.frozen.evidenceBy', { time: '|' }).split('|')
  expect(html.includes(untilWhen)).toBe(viewer === 'staff')
})

test('an order whose payment is not disputed says nothing of it', () => {
  const html = render(anOrder(kinds.solo, 'boosting', 'customer'))
  expect(html).not.toContain(t('order.frozen.customer.disputed'))
})

test.each(['waiting_for_account', 'waiting_for_booster'] as const)(
  'an order that is %s asks and promises nothing while a bank has its payment',
  (status) => {
    const frozen = { state: 'returned', due_at: null } as const
    for (const viewer of ['customer', 'staff'] as const) {
      expect(whatNow(anOrder(kinds.solo, status, viewer), false)).not.toBeNull()
      expect(whatNow(anOrder(kinds.solo, status, viewer, { frozen }), true)).toBeNull()
      const page = (changed = {}) => plain(render(anOrder(kinds.solo, status, viewer, changed)))
      expect(page()).toContain(t('order.promiseUntilStart'))
      expect(page({ frozen })).not.toContain(t('order.promiseUntilStart'))
    }
  },
)
