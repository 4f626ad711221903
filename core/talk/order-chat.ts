import { dayMs, minuteMs } from '#core/base/durations.ts'

export const orderAuthors = ['customer', 'booster', 'staff'] as const
export type OrderAuthor = (typeof orderAuthors)[number]

/** Characters of a message. */
export const longestOrderMessage = 2_000

/** How long a message can stay unread before it is mailed, in a chat with support and in that of an order. */
export const unreadMs = 30 * minuteMs

/** Two messages of one person within this time are read as one where contact data is masked. */
export const belongsTogetherMs = 10 * minuteMs

/** What one person can send in the chat of an order in a day. */
export const mostOrderMessagesADay = 400
export const mostOrderPicturesADay = 30
export const orderChatDayMs = dayMs
