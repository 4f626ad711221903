import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { orderMoney } from '#core/orders/order-money.ts'
import { render, t } from '../lists/test-orders.tsx'
import { anOrder, at, kinds } from '../page/made-up-orders.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { type WhatNow, whatNow } from './what-now.ts'

type Viewer = OrderView['viewer']
type Kind = keyof typeof kinds
const viewers: readonly Viewer[] = ['customer', 'booster', 'staff']

/** The card below the title and the start of its text, for customer, booster and staff; a dash means no card. */
const first: Record<
  'account' | 'together' | 'coaching',
  Partial<Record<OrderStatus, [WhatNow | null, [customer: string, booster: string, staff: string]]>>
> = {
  account: {
    not_paid: ['pay', ['Pay €', '-', 'Not paid yet']],
    waiting_for_account: ['login', ['Store your login', '-', 'Waiting for the customer’s login']],
    waiting_for_booster: ['search', ['Finding a booster', '-', 'Finding a booster']],
    verification_required: ['check', ['Does it look right?', 'The customer is checking', 'Result to verify']],
    completed: ['done', ['Order again', 'your share has been credited', 'The order is completed.']],
    cancelled: ['money', ['Nothing was charged', 'The order was cancelled', 'Nothing was charged']],
  },
  together: {
    not_paid: ['pay', ['Pay €', '-', 'Not paid yet']],
    waiting_for_booster: ['search', ['Finding a booster', '-', 'Finding a booster']],
    verification_required: ['check', ['Does it look right?', 'The customer is checking', 'Result to verify']],
    completed: ['done', ['Order again', 'your share has been credited', 'The order is completed.']],
    cancelled: ['money', ['Nothing was charged', 'The order was cancelled', 'Nothing was charged']],
  },
  coaching: {
    not_paid: ['pay', ['Pay €', '-', 'Not paid yet']],
    waiting_for_booster: ['answer', ['Waiting for vesna', '-', 'Waiting for vesna']],
    boosting: ['lesson', ['No time agreed yet', 'No time agreed yet', 'No time agreed yet']],
    verification_required: ['check', ['all hours are done', 'The customer is checking', 'Result to verify']],
    completed: ['done', ['Order again', 'your share has been credited', 'The order is completed.']],
    cancelled: ['money', ['Nothing was charged', 'The order was cancelled', 'Nothing was charged']],
  },
}

const groups: Record<Kind, keyof typeof first> = {
  solo: 'account',
  wins: 'account',
  placements: 'account',
  duo: 'together',
  coaching: 'coaching',
}

/** The part of the page between the steps and the rest. */
function nowOf(html: string): string {
  const start = html.indexOf('order-now')
  return html.slice(start, html.indexOf('order-climb', start)).replace(/&#x27;/g, '’')
}

describe.each(Object.keys(kinds) as Kind[])('first on the page of an order: %s', (kind) => {
  const table = first[groups[kind]]
  test.each(Object.keys(table) as OrderStatus[])('%s, in each reader’s words', (status) => {
    const [what, words] = table[status] ?? [null, []]
    for (const [index, viewer] of viewers.entries()) {
      const order = anOrder(kinds[kind], status, viewer)
      const sentence = words[index] ?? ''
      expect(whatNow(order, false), viewer).toBe(what)
      // Boosters can't read an order before it is theirs.
      if (sentence !== '-') expect(nowOf(render(order)), `${kind} ${status} ${viewer}`).toContain(sentence)
    }
  })
})

/** Sentences for one reader only. */
const own: Record<Viewer, string[]> = {
  customer: ['You have', 'Check the result', 'your order', 'Nothing was charged'],
  booster: ['your share'],
  staff: ['Staff can’t see it'],
}

test('each reader’s sentences appear only for that reader, in every state of every kind', () => {
  const theirs = { customer: [...own.booster, ...own.staff], booster: [...own.customer], staff: own.booster }
  for (const kind of Object.keys(kinds) as Kind[])
    for (const status of Object.keys(first.account) as OrderStatus[])
      for (const viewer of viewers) {
        if (viewer === 'booster' && status !== 'verification_required' && status !== 'completed') continue
        const html = render(anOrder(kinds[kind], status, viewer)).replace(/&#x27;/g, '’')
        for (const words of theirs[viewer]) expect(html, `${kind} ${status} ${viewer}`).not.toContain(words)
      }
  for (const status of ['not_paid', 'waiting_for_booster', 'verification_required'] as const)
    expect(render(anOrder(kinds.solo, status, 'staff'))).not.toMatch(
      /You have\b|Check the result|your order\b/,
    )
})

test('past the promised hour the customer chooses and staff assign', () => {
  const late = anOrder(kinds.solo, 'waiting_for_booster', 'customer')
  expect(whatNow(late, true)).toBe('late')
  expect(whatNow(anOrder(kinds.coaching, 'waiting_for_booster', 'customer'), true)).toBe('answer')
})

test('staff see contradictions before all else, and a paused order shows who paused it', () => {
  const conflicts = [{ kind: 'count' as const, earlier: 'a', later: 'b', apart: 2 }]
  expect(whatNow(anOrder(kinds.solo, 'boosting', 'staff', { conflicts, paused: true }), false)).toBe(
    'records',
  )
  for (const shares_held of ['conflict', 'unconfirmed'] as const)
    for (const status of ['completed', 'cancelled'] as const)
      expect(whatNow(anOrder(kinds.solo, status, 'staff', { shares_held }), false)).toBe('records')
  expect(whatNow(anOrder(kinds.solo, 'boosting', 'booster'), false)).toBe('work')
  expect(whatNow(anOrder(kinds.solo, 'boosting', 'customer'), false)).toBeNull()
})

const event = (
  action: OrderView['events'][number]['action'],
  actor: OrderView['events'][number]['actor'],
  rest: Partial<OrderView['events'][number]> = {},
): OrderView['events'][number] => ({
  at: at(7),
  actor,
  actor_name: null,
  action,
  from: 'boosting',
  to: 'boosting',
  reason: null,
  ready: null,
  ...rest,
})

test.each([
  ['customer', 'customer', 'order.pausedBy.you'],
  ['booster', 'customer', 'order.pausedBy.customer'],
  ['staff', 'customer', 'order.pausedBy.customer'],
  ['customer', 'admin', 'order.pausedBy.staff'],
] as const)('%s sees that %s paused the order, and since when', (viewer, actor, key) => {
  const events = [event('pause', actor)]
  const html = nowOf(render(anOrder(kinds.duo, 'boosting', viewer, { paused: true, events })))
  expect(html).toContain(t(key))
  expect(html).toContain(t('order.pausedSince', { time: 'Mon, Mar 2, 18:07' }))
  expect(html).toContain(t(viewer === 'booster' ? 'order.pausedTextBooster' : 'order.pausedText'))
})

test('an order paused by a deleted login asks its customer for a new one in the same card', () => {
  const actions = [
    { action: 'resume' as const, refusal: 'order_credentials_not_found' as const, needs_reason: false },
    { action: 'replace_credentials' as const, refusal: null, needs_reason: false },
  ]
  const rest = { paused: true, events: [event('revoke_credentials', 'customer')], actions }
  const vault = { stored: false, code: null, events: [] }
  const html = nowOf(render(anOrder(kinds.solo, 'boosting', 'customer', { ...rest, vault })))
  expect(html).toContain(t('order.pausedBy.login'))
  expect(html).toContain('name="in_game_name"')
})

describe('a cancelled order shows where its money is', () => {
  const paid = {
    paid_at: at(1),
    closed_at: at(10),
    events: [event('cancel', 'customer', { reason: 'Changed my mind' })],
  }
  const page = (viewer: Viewer, ...refunds: OrderView['refunds']) =>
    render(
      anOrder(kinds.solo, 'cancelled', viewer, {
        ...paid,
        refunds,
        total: 6_975,
        money: orderMoney(6_975, refunds),
      }),
    )

  test('on its way to the original payment method: the amount, the deadline and the current step', () => {
    const waiting = page('customer', { amount: 6_975, to: 'payment_method', at: at(10), sent_at: null })
    for (const words of ['€69.75', t('order.moneyMethod'), t('order.refundWaits'), 'Thu, Mar 12'])
      expect(nowOf(waiting)).toContain(words)
    const sent = page('customer', { amount: 6_975, to: 'payment_method', at: at(10), sent_at: at(20) })
    expect(nowOf(sent)).toContain(t('order.refundSent'))
    expect(sent).toContain(t('order.event.refundSent', { amount: '€69.75' }))
    expect(sent).toContain(t('order.linePaidInTheEnd'))
    expect(sent).toContain('€0.00')
    expect(nowOf(sent)).toContain('Changed my mind')
  })

  test('in the balance at once, in each reader’s words', () => {
    const refund = { amount: 3_856, to: 'balance' as const, at: at(10), sent_at: at(10) }
    expect(nowOf(page('customer', refund))).toContain(t('order.moneyBalance'))
    expect(nowOf(page('staff', refund))).toContain(t('order.moneyBalanceStaff'))
    expect(nowOf(page('staff', refund))).not.toContain(t('order.moneyBalanceText'))
    expect(page('customer', refund)).toContain(t('order.event.refundCredited', { amount: '€38.56' }))
  })

  test('no refund is left if recorded progress earned the full price', () => {
    const html = nowOf(page('customer'))
    expect(html).toContain(t('order.nothingBack'))
    expect(html).not.toContain(t('order.refundWaits'))
  })

  test('an order that a bank took back speaks of the bank, not of progress that nobody played', () => {
    for (const viewer of ['customer', 'staff'] as const) {
      const page = render(
        anOrder(kinds.solo, 'cancelled', viewer, {
          ...paid,
          money: orderMoney(6_975, [], { charged_back: 6_975, taken_back: 0 }),
        }),
      )
      const amounts = { amount: '€69.75', total: '€69.75' }
      expect(nowOf(page)).toContain(t('order.nothingBackBank', amounts))
      expect(nowOf(page)).not.toContain(t('order.nothingBackText', { total: '€69.75' }))
      expect(page).toContain(t('order.lineChargedBack'))
    }
  })
})

test.each(['boosting', 'cancelled'] as const)(
  'a second payment is explained while the order is %s',
  (status) => {
    const returned = [{ amount: 6_975, at: at(3), sent_at: null }]
    for (const [viewer, text] of [
      ['customer', 'order.returnedText'],
      ['staff', 'order.returnedTextStaff'],
    ] as const) {
      const html = nowOf(render(anOrder(kinds.solo, status, viewer, { returned })))
      expect(html).toContain(t('order.returnedTitle', { amount: '€69.75' }))
      expect(html).toContain(t(text, { time: 'Thu, Mar 12' }))
    }
  },
)

test('steps name the task, and tick only what is true', () => {
  const steps = (html: string) => html.slice(html.indexOf('status-path'), html.indexOf('order-now'))
  const unpaid = steps(render(anOrder(kinds.solo, 'not_paid', 'customer')))
  expect(unpaid).toContain(t('order.step.toPay'))
  expect(unpaid).not.toContain(`<b>${t('order.step.paid')}</b>`)
  const searching = steps(render(anOrder(kinds.solo, 'waiting_for_booster', 'customer')))
  expect(searching).toContain(t('order.step.finding'))
  expect(searching).not.toContain(t('order.step.found'))
  const vault = { stored: false, code: null, events: [] }
  const revoked = steps(render(anOrder(kinds.solo, 'boosting', 'customer', { paused: true, vault })))
  expect(revoked).toContain(t('order.step.loginDeleted'))
  expect(revoked).not.toContain(t('order.stepVault'))
  const staff = steps(render(anOrder(kinds.solo, 'waiting_for_account', 'staff')))
  expect(staff).toContain(t('order.step.loginAwaited'))
  expect(staff).toContain(t('order.stepCheckOther', { hours: 72 }))
})

test.each([
  [1, 3, -1, 'order.daysEarly', 1],
  [1, 3, 2, 'order.onTime', 0],
  [1, 3, 5, 'order.daysLate', 2],
] as const)('promised for days %i to %i, done on day %i', (from, to, day, key, count) => {
  const claimed_at = '2026-03-02T12:00:00.000Z'
  const finished_at = new Date(Date.parse(claimed_at) + (day < 0 ? 0.2 : day) * 86_400_000).toISOString()
  const rest = { days: { from, to }, claimed_at, finished_at, closed_at: finished_at }
  const html = render(anOrder(kinds.solo, 'completed', 'customer', rest))
  expect(html).toContain(key === 'order.onTime' ? t(key) : t(key, { count }))
  expect(html).not.toContain(`>${t('order.now')}<`)
})

test('the promise appears in every status before a booster starts', () => {
  for (const status of ['not_paid', 'waiting_for_account', 'waiting_for_booster'] as const)
    expect(render(anOrder(kinds.solo, status, 'customer')), status).toContain('promise-row')
  expect(render(anOrder(kinds.solo, 'boosting', 'customer'))).not.toContain('promise-row')
})

test('staff see who the customer is, and who did what', () => {
  const contact = { email: 'mira@example.com', guest: true, since: at(0), orders: 3 }
  const events = [event('cancel', 'admin', { actor_name: 'ana', reason: 'Asked by phone' })]
  const html = render(anOrder(kinds.solo, 'cancelled', 'staff', { contact, events }))
  for (const words of ['mira@example.com', t('order.customerGuest'), 'ana, staff', 'Asked by phone'])
    expect(html).toContain(words)
  const own = [event('store_credentials', 'customer', { actor_name: 'mira' }), event('cancel', 'time')]
  const seen = render(anOrder(kinds.solo, 'cancelled', 'customer', { events: own }))
  expect(seen).toContain(`>${t('order.by.you')}<`)
  expect(seen).toContain(`>${t('order.by.time')}<`)
})
