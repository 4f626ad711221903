import { dayMs, minuteMs } from '#core/base/durations.ts'

export type SupportChannel = 'chat' | 'contact'
export type SupportAuthor = 'person' | 'staff' | 'note'

export const supportStatuses = ['waiting', 'answered', 'closed'] as const
export type SupportStatus = (typeof supportStatuses)[number]

/** What the contact form asks about. */
export const supportTopics = ['order', 'payment', 'account', 'booster', 'withdrawal', 'other'] as const
export type SupportTopic = (typeof supportTopics)[number]

/** Characters of a chat message, of a message of the contact form, and of an answer. */
export const longestMessage = 2_000
export const longestLetter = 4_000
/** The fewest characters of a message of the contact form: less says nothing. */
export const shortestLetter = 10

/** When staff should have answered: from the first of these waits on a thread is marked, from the second it is late. */
export const waits = { soon: 12 * minuteMs, late: 15 * minuteMs } as const

/** What a stranger can send in a day (trust W12): messages and pictures of a thread, threads of an address. */
export const mostMessagesADay = 200
export const mostPicturesADay = 20
export const mostChatsADay = 20
export const mostLettersADay = 5
export const supportDayMs = dayMs

/** An answer time is told only if it was measured on at least this many of the newest answers. */
export const answersMeasured = { least: 10, most: 50 } as const

/** The time in which support usually answers, in whole minutes from the waits of the newest answers; null for too few. */
export function usualAnswerMinutes(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < answersMeasured.least) return null
  const sorted = [...waitsMs].sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return Math.max(1, Math.round(middle / minuteMs))
}
