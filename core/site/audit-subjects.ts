import { isId } from '#core/base/is-id.ts'

/** What a record is about, by how its subject begins; the longer beginnings come first. */
const beginnings = {
  tip: 'tip of order ',
  dispute: 'dispute of order ',
  order: 'order ',
  user: 'user ',
  coupon: 'coupon ',
  batch: 'payout batch ',
  payout: 'payout ',
  prices: 'prices ',
  application: 'application ',
  invitation: 'invitation ',
  mail: 'mail ',
  canned: 'canned answer ',
  thread: 'thread ',
  review: 'review ',
  post: 'post ',
  raffle: 'raffle ',
  event: 'event ',
  call: 'call ',
} as const

export const auditSubjectKinds = [
  ...(Object.keys(beginnings) as (keyof typeof beginnings)[]),
  'shop',
  'log',
  'session',
  'days',
  'other',
] as const
export type AuditSubjectKind = (typeof auditSubjectKinds)[number]

/** The key is an id, a number or a name, by its kind. */
export type AuditSubject = { kind: AuditSubjectKind; key: string }

/** The longest subject that can be searched for; those of the records are shorter. */
export const longestSubject = 200

/** What a record's subject names. */
export function auditSubject(subject: string): AuditSubject {
  for (const [kind, beginning] of Object.entries(beginnings))
    if (subject.startsWith(beginning))
      return { kind: kind as AuditSubjectKind, key: subject.slice(beginning.length) }
  if (subject === 'shop') return { kind: 'shop', key: '' }
  if (subject === 'audit log') return { kind: 'log', key: '' }
  if (isId(subject)) return { kind: 'session', key: subject }
  return /^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/.test(subject)
    ? { kind: 'days', key: subject }
    : { kind: 'other', key: subject }
}

/** Every subject of records about an order. */
export function subjectsOfOrder(orderId: string): string[] {
  return [beginnings.order, beginnings.tip, beginnings.dispute].map((beginning) => beginning + orderId)
}

/** The subjects that a number can mean: payouts, batches, versions of the prices and e-mails are numbered. */
export function subjectsOfNumber(digits: string): string[] {
  const { payout, batch, prices, mail } = beginnings
  return [payout, batch, prices, mail].map((beginning) => beginning + digits)
}
