import { kindOf } from '#core/orders/kinds.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { LetterKind, OrderLetterSpec } from './letter-spec.ts'
import { madeUp, madeUpRefund } from './made-up.ts'
import { bill, checkoutPage, orderPage, pathOf, planB, refundFacts, safety, until } from './order-blocks.ts'

const isCoaching = ({ after }: OrderChange) => kindOf(after.config).coachId !== null
const needsLogin = ({ after }: OrderChange) => after.status === 'waiting_for_account'

/** An order's payment, what goes back, and tips. */
export const paymentLetters = {
  order_paid: {
    reader: 'customer',
    reason: 'order',
    topic: 'payments',
    goesWith: 'order_paid',
    when: (change) => !isCoaching(change) && !needsLogin(change),
    page: orderPage,
    above: (told) => [pathOf(told)],
    below: (told) => [...bill(told), ...planB(told)],
    example: { order: 'climb' },
  },
  order_paid_login: {
    reader: 'customer',
    reason: 'order',
    topic: 'payments',
    goesWith: 'order_paid',
    when: (change) => !isCoaching(change) && needsLogin(change),
    page: orderPage,
    above: (told) => [pathOf(told)],
    below: (told) => [...safety(told), ...bill(told), ...planB(told)],
    example: { order: 'climb without its login' },
  },
  coaching_paid: {
    reader: 'customer',
    reason: 'order',
    topic: 'payments',
    goesWith: 'order_paid',
    when: isCoaching,
    page: orderPage,
    below: bill,
    example: { order: 'coaching' },
  },
  order_unpaid: {
    reader: 'customer',
    reason: 'order',
    topic: 'payment_reminder',
    page: checkoutPage,
    above: (told) => [until(told, 'payment', told.order.created_at, 'mails.order_unpaid_until')],
    example: { order: 'climb' },
  },
  order_for_you: {
    reader: 'customer',
    reason: 'order',
    topic: 'payments',
    counts: 'nobody',
    page: checkoutPage,
    above: (told) => [until(told, 'payment', told.order.created_at, 'mails.order_unpaid_until')],
    example: { order: 'climb' },
  },
  login_needed: {
    reader: 'customer',
    reason: 'order',
    topic: 'order_waits',
    page: orderPage,
    above: (told) => [pathOf(told)],
    below: (told) => [...safety(told), ...planB(told)],
    example: { order: 'climb without its login' },
  },
  order_cancelled: {
    reader: 'customer',
    reason: 'order',
    topic: 'order_closed',
    goesWith: 'order_cancelled',
    // A customer who cancels an unpaid order knows it, and an order that expires may be in the name of a stranger.
    when: ({ after, actor }) => after.paid_at !== null || actor === 'admin',
    page: orderPage,
    example: { order: 'climb' },
  },
  // In place of the one above, if money goes back.
  order_refunded: {
    reader: 'customer',
    reason: 'order',
    topic: 'payments',
    page: orderPage,
    above: refundFacts,
    example: { order: 'climb', refund: madeUpRefund },
  },
  tip_given: {
    reader: 'booster',
    reason: 'work',
    topic: 'payments',
    page: orderPage,
    above: ({ tip }) => (tip?.words ? [{ is: 'quote', text: tip.words }] : []),
    example: { order: 'climb', tip: { amount: madeUp.amount, words: '' } },
  },
  tip_returned: {
    reader: 'customer',
    reason: 'order',
    topic: 'payments',
    page: orderPage,
    above: refundFacts,
    example: { order: 'climb', refund: madeUpRefund },
  },
} as const satisfies Partial<Record<LetterKind, OrderLetterSpec>>
