import type { z } from 'zod'
import type { listProposals as call } from '#contract/proposals.ts'
import { proposalKinds, proposedWith } from '#core/money/staff-limits.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findProposals } from './proposal-store.ts'

/** What waits for a colleague, or was decided by one, as far as the reader decides about such things. */
export async function listProposals(
  { db, proposals }: Services,
  caller: Caller,
  { state, page, size }: z.output<typeof call.query>,
): Promise<z.input<typeof call.reply>['data']> {
  const kinds = proposalKinds.filter((kind) => caller.permissions.includes(proposedWith[kind]))
  const { rows, total } = await findProposals(db, { kinds, waiting: state === 'waiting' }, { page, size })
  const changes = await Promise.all(
    rows.map(({ kind, wish }) => proposals[kind].changes?.(db, wish as Record<string, unknown>)),
  )
  const items = rows.map((row, index) => ({
    proposal_id: row.id,
    kind: row.kind,
    state: row.state,
    coupon: proposals[row.kind].coupon?.(row.wish as Record<string, unknown>) ?? null,
    amount: row.amount,
    reason: row.reason,
    ready: row.ready,
    note: row.note,
    changes: changes[index] ?? null,
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
