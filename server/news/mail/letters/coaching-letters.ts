import { endOf } from '#core/orders/deadlines.ts'
import type { Block } from '../letter-content.ts'
import type { LetterKind, OrderLetterSpec } from './letter-spec.ts'
import { board, finishedAt, orderPage, type Told, until } from './order-blocks.ts'

/** When the session begins, in a sentence; none without a time. */
function starts(
  { session, zone, words: { t, time } }: Told,
  key: 'mails.coach_asked_slot' | 'mails.session_soon_at',
): Block[] {
  return session ? [{ is: 'text', text: t(key, { time: time.dateTime(session), zone }) }] : []
}

/** Where the session takes place, if that is known already. */
function place({ meeting, words: { t } }: Told): Block[] {
  return meeting ? [{ is: 'facts', facts: [[t('mails.session_soon_place'), meeting]] }] : []
}

/** Until when the coach can answer: before a booked session begins. */
function answer({ order, session, now, zone, words: { t, time } }: Told): Block {
  const due = endOf('coachAnswer', order.searching_at ?? now)
  const by = session && session < due ? session : due
  const title = t('mails.until', { time: time.dateTime(by), zone })
  return { is: 'deadline', title, text: t('mails.coach_asked_until') }
}

/** Hours with a coach. */
export const coachingLetters = {
  coach_asked: {
    reader: 'coach',
    reason: 'work',
    topic: 'bookings',
    page: board,
    above: (told) => [...starts(told, 'mails.coach_asked_slot'), answer(told)],
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
  session_soon: {
    reader: 'either',
    reason: 'running',
    topic: 'order_waits',
    page: orderPage,
    above: (told) => [...starts(told, 'mails.session_soon_at'), ...place(told)],
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
