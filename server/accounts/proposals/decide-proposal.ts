import { type ProposalKind, proposedWith } from '#core/money/staff-limits.ts'
import { type ProposalStep, proposalOperation } from '#core/site/audit-operations.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { decideProposal, lockProposal, type ProposalRow } from './proposal-store.ts'
import { tellOrderPages } from './propose.ts'

/** A colleague confirms what was proposed, and it is carried out. It is weighed again, since things may have changed. */
export async function confirmProposal(work: Work, caller: Caller, id: string): Promise<void> {
  const proposal = await lockFor(work, caller, id)
  const { kind, reason, ready, note, subject, amount, asked_by, order_id } = proposal
  const type = work.services.proposals[kind]
  const wish = proposal.wish as Record<string, unknown>
  const { parties } = await type.weigh(work, wish)
  if (asked_by === caller.id || parties.includes(caller.id)) throw new AppError('own_affair')
  await decideProposal(work, id, { state: 'done', decided_by: caller.id })
  await type.carryOut(work, caller, { id, wish, reason, ready, note })
  tellOrderPages(work, type, order_id)
  const detail = { proposal: id, amount, asked_by, reason, ...(ready && { ready }) }
  await record(work, caller, 'confirm', { kind, subject, detail })
}

/** A colleague declines it with a reason; whoever proposed it can withdraw it the same way. */
export async function declineProposal(work: Work, caller: Caller, id: string, answer: string): Promise<void> {
  const { kind, subject, wish, order_id } = await lockFor(work, caller, id)
  await decideProposal(work, id, { state: 'declined', decided_by: caller.id, answer })
  const type = work.services.proposals[kind]
  await type.declined?.(work, wish as Record<string, unknown>)
  tellOrderPages(work, type, order_id)
  await record(work, caller, 'decline', { kind, subject, detail: { proposal: id, reason: answer } })
}

/** A waiting proposal, locked, of a kind that this colleague decides about. */
async function lockFor({ tx }: Work, caller: Caller, id: string): Promise<ProposalRow> {
  const proposal = await lockProposal(tx, id)
  if (!proposal || !caller.permissions.includes(proposedWith[proposal.kind]))
    throw new AppError('proposal_not_found')
  if (proposal.state !== 'waiting') throw new AppError('proposal_decided')
  return proposal
}

type Recorded = { kind: ProposalKind; subject: string; detail: Record<string, unknown> }

async function record(
  { tx, now }: Work,
  caller: Caller,
  step: ProposalStep,
  { kind, subject, detail }: Recorded,
) {
  const operation = proposalOperation(step, kind)
  await recordAudit(tx, { actorId: caller.id, operation, subject, detail }, now)
}
