import type { z } from 'zod'
import type { listProposals as call } from '#contract/proposals.ts'
import { proposalKinds, proposedWith } from '#core/staff-limits.ts'
import { pageOf } from '../http/pages.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { findProposals } from './proposal-store.ts'

/** What waits for a colleague, or was decided by one, as far as the reader decides about such things. */
export async function listProposals(
  { db }: Services,
  caller: Caller,
  { state, page, size }: z.output<typeof call.query>,
): Promise<z.input<typeof call.reply>['data']> {
  const kinds = proposalKinds.filter((kind) => caller.permissions.includes(proposedWith[kind]))
  const { rows, total } = await findProposals(db, { kinds, waiting: state === 'waiting' }, { page, size })
  const items = rows.map((row) => ({
    proposal_id: row.id,
    kind: row.kind,
    state: row.state,
    subject: row.subject,
    amount: row.amount,
    reason: row.reason,
    person: row.person_id && row.person_name ? { user_id: row.person_id, username: row.person_name } : null,
    order:
      row.order_id && row.order_number !== null ? { order_id: row.order_id, number: row.order_number } : null,
    asked_by: { user_id: row.asked_by, username: row.asker_name },
    asked_at: row.asked_at.toISOString(),
    decided_by:
      row.decided_by && row.decider_name ? { user_id: row.decided_by, username: row.decider_name } : null,
    decided_at: row.decided_at?.toISOString() ?? null,
    answer: row.answer,
    own: row.asked_by === caller.id,
  }))
  return pageOf(items, page, total, size)
}
