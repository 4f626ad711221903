import { type ProposalKind, proposalKinds } from '#core/money/staff-limits.ts'
import { type StaffDeed, staffDeeds } from '#core/orders/staff-deeds.ts'
import type { AuditField, AuditKind } from './audit-fields.ts'

/** By what staff filter the audit log. */
export const auditGroups = [
  'orders',
  'people',
  'boosters',
  'money',
  'shop',
  'raffles',
  'blog',
  'support',
  'security',
] as const
export type AuditGroup = (typeof auditGroups)[number]

export type AuditOperationRow = {
  group: AuditGroup
  /** The detail with the reason as it was typed. */
  reason?: 'reason' | 'note'
  /** What was changed, and the names of the two details that hold its value before and after. */
  change?: { field: AuditField; as: AuditKind; in: readonly string[] }
  /** The details that are shown. */
  shows?: Partial<Record<AuditField, AuditKind>>
  /** Each of them can be a pair: the value before, and after. */
  pairs?: true
  /** Its actor isn't staff: it happened to their account. */
  ofAccount?: true
}

/** The details that most records of a step have. As keys, because a quoted one reads like an import to the test of the folders. */
const ends: readonly string[] = Object.keys({ from: 0, to: 0 })

const order: AuditOperationRow = {
  group: 'orders',
  reason: 'reason',
  change: { field: 'status', as: 'status', in: ends },
  shows: { amount: 'amount' },
}
const bulk: AuditOperationRow = {
  group: 'orders',
  reason: 'reason',
  shows: { code: 'code', number: 'number', amount: 'amount' },
}
const view: AuditOperationRow = { group: 'orders', shows: { title: 'words' } }
const decision: AuditOperationRow = { group: 'orders', reason: 'reason' }
const credit: AuditOperationRow = {
  group: 'money',
  reason: 'reason',
  change: { field: 'balance', as: 'amount', in: ['before', 'after'] },
  shows: { amount: 'amount', note: 'words' },
}
const proposal: AuditOperationRow = {
  group: 'money',
  reason: 'reason',
  shows: { amount: 'amount', asked_by: 'person' },
}
const coupon: AuditOperationRow = {
  group: 'shop',
  shows: {
    code: 'code',
    enabled: 'flag',
    percent: 'percent',
    amount: 'amount',
    cap: 'percent',
    minimum_order: 'amount',
    valid_from: 'instant',
    valid_until: 'instant',
    use_limit: 'number',
    per_customer: 'number',
    games: 'code',
    services: 'code',
  },
}
const person: AuditOperationRow = { group: 'people' }
const roster: AuditOperationRow = { group: 'boosters' }
const application: AuditOperationRow = { group: 'boosters', reason: 'note' }
const review: AuditOperationRow = { group: 'boosters', reason: 'reason' }
const batch: AuditOperationRow = {
  group: 'money',
  shows: { total: 'amount', payouts: 'code', needs_second: 'flag', format: 'code' },
}
const prices: AuditOperationRow = {
  group: 'shop',
  reason: 'reason',
  shows: { effective_at: 'instant', based_on: 'number' },
}
const raffle: AuditOperationRow = {
  group: 'raffles',
  shows: { cost: 'amount', tickets: 'number', number: 'number' },
}
const post: AuditOperationRow = {
  group: 'blog',
  shows: { title: 'words', language: 'languages', languages: 'languages', live: 'languages', at: 'instant' },
}
const thread: AuditOperationRow = {
  group: 'support',
  shows: { note: 'flag', close: 'flag', user_id: 'person' },
}
const mail: AuditOperationRow = { group: 'support', shows: { kind: 'code' } }

type Spaced<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First} ${Spaced<Rest>}`
  : Text
export const proposalSteps = ['propose', 'confirm', 'decline'] as const
export type ProposalStep = (typeof proposalSteps)[number]
export type ProposalOperation = `${ProposalStep} ${Spaced<ProposalKind>}`

/** The operation of a step of a proposal: 'confirm save coupon'. */
export function proposalOperation(step: ProposalStep, kind: ProposalKind): ProposalOperation {
  return `${step} ${kind.replaceAll('_', ' ')}` as ProposalOperation
}

const proposals = Object.fromEntries(
  proposalSteps.flatMap((step) => proposalKinds.map((kind) => [proposalOperation(step, kind), proposal])),
) as Record<ProposalOperation, AuditOperationRow>

const deeds = Object.fromEntries(staffDeeds.map((deed) => [deed, order])) as Record<
  StaffDeed,
  AuditOperationRow
>

/**
 * Everything that the audit log records: its group, and which of its details staff can read. Records keep these names for
 * good, so new ones can be added but none renamed. `recordAudit` takes no other.
 */
export const auditOperations = {
  ...deeds,
  ...proposals,

  'decide to verify': decision,
  'decide to send back': decision,
  'undo decision': decision,
  'refuse decision': decision,

  'give order': { group: 'orders', shows: { user_id: 'person' } },
  'tag order': { group: 'orders' },
  'add order note': { group: 'orders' },

  'begin bulk': bulk,
  'stop bulk': bulk,

  'save view': view,
  'delete view': view,

  'ban person': { ...person, reason: 'note', shows: { reason: 'ban', until: 'instant' } },
  'unban person': { ...person, reason: 'reason' },
  'add person note': person,
  'ask for permission': { ...person, shows: { right: 'permissions' } },
  'change permissions': { ...person, shows: { gained: 'permissions', lost: 'permissions' } },
  'invite staff': { ...person, shows: { permissions: 'permissions' } },
  'revoke invitation': { ...person, shows: { permissions: 'permissions' } },
  'accept invitation': { ...person, shows: { gained: 'permissions', invited_by: 'person' } },
  'recover account': person,
  'end sessions': { ...person, shows: { sessions: 'number' } },

  'make booster': roster,
  'change booster': roster,
  'pause booster': roster,
  'resume booster': roster,
  'accept services': { ...roster, reason: 'reason' },
  'decline services': { ...roster, reason: 'reason' },
  'ask application': application,
  'accept application': application,
  'refuse application': application,
  'hide review': review,
  'show review': review,

  'correct balance': credit,
  'give balance': credit,
  'take balance': credit,
  'write off debt': proposal,
  'make payout batch': batch,
  'approve payout batch': batch,
  'send payout batch': batch,
  'open payout file': batch,
  'return payout': {
    group: 'money',
    reason: 'reason',
    change: { field: 'status', as: 'payout', in: ends },
    shows: { amount: 'amount' },
  },
  'order for customer': { group: 'orders', shows: { total: 'amount', user_id: 'person' } },
  'open evidence': { group: 'money' },
  'settle payment event': { group: 'money', reason: 'reason' },
  'export bookings': { group: 'money', shows: { entries: 'number' } },

  publish_prices: prices,
  withdraw_prices: prices,
  'create coupon': coupon,
  'update coupon': { ...coupon, pairs: true },
  'delete coupon': coupon,
  'open shop': { group: 'shop', shows: { test_orders: 'number' } },

  'create raffle': raffle,
  'change raffle texts': raffle,
  'delete raffle': raffle,
  'schedule raffle': raffle,
  'unschedule raffle': raffle,
  'cancel raffle': { ...raffle, shows: { reason: 'raffle', tickets: 'number' } },
  'send prize': raffle,

  'create post': post,
  'change post': post,
  'delete post': post,
  'schedule post': post,
  'unschedule post': post,
  'publish post': post,
  'unpublish post': post,
  'archive post': post,
  'unarchive post': post,
  'open preview of post': post,
  'close preview of post': post,

  answerThread: thread,
  assignThread: thread,
  setThreadStatus: { ...thread, shows: { status: 'talk' } },
  saveCannedAnswer: { group: 'support', shows: { title: 'words' } },
  'read mail': mail,
  'resend mail': mail,

  endReusedSession: { group: 'security', ofAccount: true },
  'refused call': { group: 'security', shows: { right: 'permissions' } },
  'export audit log': { group: 'security', shows: { entries: 'number' } },
} as const satisfies Record<string, AuditOperationRow>

export type AuditOperation = keyof typeof auditOperations

export const auditOperationNames = Object.keys(auditOperations) as AuditOperation[]

/** Whether a name in the log is one of the table; a later version of the product could have written others. */
export function isAuditOperation(name: string): name is AuditOperation {
  return Object.hasOwn(auditOperations, name)
}

/** The row of an operation; undefined for a name that the table doesn't have. */
export function auditRowOf(name: string): AuditOperationRow | undefined {
  return isAuditOperation(name) ? auditOperations[name] : undefined
}

/** The operations of a group, or the one that is named. */
export function operationsOf(what: AuditGroup | AuditOperation): AuditOperation[] {
  return auditOperationNames.filter((name) => name === what || auditOperations[name].group === what)
}
