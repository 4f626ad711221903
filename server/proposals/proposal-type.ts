import type { ProposalKind } from '#core/staff-limits.ts'
import type { Caller } from '../http/route.ts'
import type { Work } from '../work.ts'

/** What staff want: its kind, what its feature needs to carry it out, and why. */
export type Wish = { kind: ProposalKind; wish: Record<string, unknown>; reason: string }

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

/** How a feature decides about its kind of proposal, and carries it out; both lock what they read. */
export type ProposalType = {
  weigh: (work: Work, wish: Record<string, unknown>) => Promise<Weighed>
  carryOut: (
    work: Work,
    caller: Caller,
    proposal: { id: string; wish: Record<string, unknown>; reason: string },
  ) => Promise<void>
}

export type ProposalTypes = Record<ProposalKind, ProposalType>
