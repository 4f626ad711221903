import { dayMs, hourMs, minuteMs } from './durations.ts'

/** What a mailed link can do. Each link has one purpose, works once, and changes nothing until its page confirms it. */
export const linkPurposes = [
  'verify_address',
  'reset_password',
  'open_order',
  'change_email_old',
  'change_email_new',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** How long a link works, in milliseconds. One that lets somebody in is short; proof can wait for a weekend. */
export const linkSpans: Readonly<Record<LinkPurpose, number>> = {
  verify_address: 3 * dayMs,
  reset_password: 30 * minuteMs,
  open_order: 30 * minuteMs,
  change_email_old: dayMs,
  change_email_new: dayMs,
}

/** An address gets the next mail with a link of the same purpose only after this time. */
export const linkPauseMs = 5 * minuteMs

/** How many letters one network can have mailed in a day to an address that it types. */
export const mostTypedLetters = 10

/** How long the hash of an address is kept that asked for a link. */
export const linkRequestMs = hourMs

/** A guest gets links to at most this many orders, each of another browser. */
export const mostOrderLinks = 3

/** The part of an address that carries the mark of a guest's order mail. */
export const wayQuery = 'way'

/** An address as whoever has its order's mail may see it: `n…@…`. */
export function maskedAddress(email: string): string {
  return `${email.slice(0, 1)}…@…`
}

/** A text without the tokens of links that it quotes, for whoever may read the address of a page but not open it. */
export function withoutTokens(text: string): string {
  return text.replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, '…')
}
