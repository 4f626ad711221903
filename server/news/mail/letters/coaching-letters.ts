import type { LetterKind, OrderLetterSpec } from './letter-spec.ts'
import { board, finishedAt, orderPage, until } from './order-blocks.ts'

/** Hours with a coach. */
export const coachingLetters = {
  coach_asked: {
    reader: 'coach',
    reason: 'work',
    topic: 'bookings',
    page: board,
    above: (told) => [
      until(told, 'coachAnswer', told.order.searching_at ?? told.now, 'mails.coach_asked_until'),
    ],
    example: { order: 'coaching' },
  },
  coach_accepted: {
    reader: 'customer',
    reason: 'running',
    topic: 'order_work',
    goesWith: 'coach_accepted',
    page: orderPage,
    example: { order: 'coaching' },
  },
  coach_declined: {
    reader: 'customer',
    reason: 'order',
    topic: 'order_waits',
    goesWith: 'coach_declined',
    page: orderPage,
    example: { order: 'coaching' },
  },
  coaching_finished: {
    reader: 'customer',
    reason: 'order',
    topic: 'order_waits',
    goesWith: 'coaching_finished',
    page: orderPage,
    above: (told) => [until(told, 'check', finishedAt(told), 'mails.coaching_finished_until')],
    example: { order: 'coaching' },
  },
} as const satisfies Partial<Record<LetterKind, OrderLetterSpec>>
