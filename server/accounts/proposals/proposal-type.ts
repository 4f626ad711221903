import type { ProposalKind } from '#core/money/staff-limits.ts'
import type { ReadyReason } from '#core/orders/ready-reasons.ts'
import type { PriceDifference } from '#core/prices/price-differences.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

declare module '#server/platform/ports/services.ts' {
  interface Services {
    /** What staff can do that creates money. */
    proposals: ProposalTypes
  }
}

/** What staff want: its kind, what its feature needs to carry it out, and why. */
export type Wish = {
  kind: ProposalKind
  wish: Record<string, unknown>
  reason: string
  /** A reason that its reader reads in their language, and what only colleagues read. */
  ready?: ReadyReason | null
  note?: string
}

/** What a wish means now. */
export type Weighed = {
  /** Whom it is about, and who gets anything of it: none of them proposes or confirms it. */
  personId: string | null
  parties: readonly (string | null)[]
  orderId: string | null
  /** As the audit log names it. */
  subject: string
  /** In minor units; null if nothing limits it. */
  amount: number | null
  /** Whether a colleague has to confirm it. */
  needsSecond: boolean
}

/**
 * How a feature decides about its kind of proposal, and carries it out; both lock what they read. `changes` shows
 * colleagues the prices that it changes, `coupon` the code of the coupon.
 */
export type ProposalType = {
  weigh: (work: Work, wish: Record<string, unknown>) => Promise<Weighed>
  carryOut: (work: Work, caller: Caller, proposal: { id: string } & Omit<Wish, 'kind'>) => Promise<void>
  /** What ends with a proposal that a colleague declines, or whose own person withdraws it. */
  declined?: (work: Work, wish: Record<string, unknown>) => Promise<void>
  /** It's about many orders, and the page of each shows it while it waits. */
  manyOrders?: true
  coupon?: (wish: Record<string, unknown>) => string
  changes?: (db: Db, wish: Record<string, unknown>) => Promise<PriceDifference[]>
}

export type ProposalTypes = Record<ProposalKind, ProposalType>
