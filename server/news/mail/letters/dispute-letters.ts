import type { LetterKind, OrderLetterSpec } from './letter-spec.ts'
import { madeUpReason } from './made-up.ts'
import { disputePage, quoted, until } from './order-blocks.ts'

/** A reported problem. `server/orders/disputes/mail-dispute.ts` says which side gets which. */
export const disputeLetters = {
  problem_reported: {
    reader: 'either',
    reason: 'dispute',
    topic: 'order_waits',
    page: disputePage,
    above: (told) => [until(told, 'disputeReply', told.now, 'mails.problem_reported_until')],
    example: { order: 'climb' },
  },
  answer_missing: {
    reader: 'booster',
    reason: 'dispute',
    topic: 'order_waits',
    page: disputePage,
    above: (told) => [until(told, 'disputeReminder', told.now, 'mails.answer_missing_until')],
    example: { order: 'climb' },
  },
  staff_asked: {
    reader: 'either',
    reason: 'dispute',
    topic: 'order_waits',
    page: disputePage,
    example: { order: 'climb' },
  },
  problem_decided: {
    reader: 'either',
    reason: 'dispute',
    topic: 'order_closed',
    page: disputePage,
    above: (told) => [
      ...quoted(told),
      ...(told.appealable ? [until(told, 'appeal', told.now, 'mails.problem_decided_until')] : []),
    ],
    example: { order: 'climb', quotes: [madeUpReason], appealable: true },
  },
  appeal_asked: {
    reader: 'either',
    reason: 'dispute',
    topic: 'order_waits',
    page: disputePage,
    above: (told) => [...quoted(told), until(told, 'appealReply', told.now, 'mails.appeal_asked_until')],
    example: { order: 'climb', quotes: [madeUpReason] },
  },
  appeal_decided: {
    reader: 'either',
    reason: 'dispute',
    topic: 'order_closed',
    page: disputePage,
    above: quoted,
    example: { order: 'climb', quotes: [madeUpReason] },
  },
} as const satisfies Partial<Record<LetterKind, OrderLetterSpec>>
