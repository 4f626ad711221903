import type { LetterKind, OrderLetterSpec } from './letter-spec.ts'
import { orderPage, until } from './order-blocks.ts'

/** A change of a running order: asked of its booster, answered to its customer. */
export const changeLetters = {
  change_asked: {
    reader: 'booster',
    reason: 'work',
    topic: 'order_waits',
    goesWith: 'change_asked',
    page: orderPage,
    above: (told) => [until(told, 'changeAnswer', told.now, 'mails.change_asked_until')],
    example: { order: 'climb' },
  },
  change_prepared: {
    reader: 'customer',
    reason: 'running',
    topic: 'order_waits',
    counts: 'nobody',
    page: orderPage,
    above: (told) => [until(told, 'changeAnswer', told.now, 'mails.change_prepared_until')],
    example: { order: 'climb' },
  },
  change_accepted: {
    reader: 'customer',
    reason: 'running',
    topic: 'order_work',
    goesWith: 'order_changed',
    // Without a booster it takes effect at once, on the customer's own page.
    when: ({ actor }) => actor === 'booster',
    page: orderPage,
    example: { order: 'climb' },
  },
  change_declined: {
    reader: 'customer',
    reason: 'running',
    topic: 'order_work',
    goesWith: 'change_declined',
    page: orderPage,
    example: { order: 'climb' },
  },
  change_expired: {
    reader: 'customer',
    reason: 'running',
    topic: 'order_work',
    goesWith: 'change_expired',
    page: orderPage,
    example: { order: 'climb' },
  },
} as const satisfies Partial<Record<LetterKind, OrderLetterSpec>>
