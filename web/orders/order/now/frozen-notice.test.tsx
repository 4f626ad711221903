import { expect, test } from 'vitest'
import { render, t } from '../lists/test-orders.tsx'
import { anOrder, at, kinds, type Viewer } from '../page/made-up-orders.ts'
import { whatNow } from './what-now.ts'

const viewers: Viewer[] = ['customer', 'booster', 'staff']
const states = ['disputed', 'returned', 'balance_disputed', 'balance_returned'] as const
const cases = viewers.flatMap((viewer) => states.map((state) => [viewer, state] as const))
const notice = (viewer: Viewer, state: (typeof states)[number]) =>
  `<p>${t(`order.frozen.${viewer}.${state}`)}</p>`
const plain = (html: string) => html.replaceAll('&#x27;', "'")

test.each(cases)('%s reads what a payment that is %s with the bank means', (viewer, state) => {
  const frozen = {
    state: state.endsWith('returned') ? ('returned' as const) : ('disputed' as const),
    due_at: viewer === 'staff' ? at(30) : null,
    from_balance: state.startsWith('balance'),
  }
  const html = plain(render(anOrder(kinds.solo, 'boosting', viewer, { frozen })))
  expect(html).toContain(notice(viewer, state))
  const others = cases.filter(([who, how]) => who !== viewer || how !== state)
  for (const [who, how] of others) expect(html).not.toContain(notice(who, how))
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
    const frozen = { state: 'returned', due_at: null, from_balance: false } as const
    for (const viewer of ['customer', 'staff'] as const) {
      expect(whatNow(anOrder(kinds.solo, status, viewer), false)).not.toBeNull()
      expect(whatNow(anOrder(kinds.solo, status, viewer, { frozen }), true)).toBeNull()
      const page = (changed = {}) => plain(render(anOrder(kinds.solo, status, viewer, changed)))
      expect(page()).toContain(t('order.promiseUntilStart'))
      expect(page({ frozen })).not.toContain(t('order.promiseUntilStart'))
    }
  },
)
