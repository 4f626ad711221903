import {
  exceedsAlone,
  type ProposalKind,
  personKinds,
  proposedWith,
  staffSpans,
} from '#core/money/staff-limits.ts'
import { proposalOperation } from '#core/site/audit-operations.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccount, staffWith } from '#server/platform/users/user-store.ts'
import { insertProposal, movedSince, waitsAlready } from './proposal-store.ts'
import type { ProposalType, Wish } from './proposal-type.ts'

/**
 * Staff do something that creates money or takes it: at once within the limits, otherwise as soon as a colleague confirms it. True if
 * it waits. Nobody decides about their own money: `own_affair`.
 */
export async function propose(
  work: Work,
  caller: Caller,
  { kind, wish, reason, ready = null, note = '' }: Wish,
): Promise<boolean> {
  const { tx, now, services } = work
  const type = services.proposals[kind]
  const weighed = await type.weigh(work, wish)
  const { personId, parties, orderId, subject, amount, needsSecond } = weighed
  if (parties.includes(caller.id)) throw new AppError('own_affair')
  if (needsSecond && (await waitsAlready(tx, kind, subject))) throw new AppError('proposal_waits_already')
  const row = await insertProposal(tx, {
    kind,
    subject,
    amount,
    reason,
    ready,
    note,
    person_id: personId,
    order_id: orderId,
    wish: JSON.stringify(wish),
    asked_by: caller.id,
    asked_at: now,
    needs_second: needsSecond,
    ...(needsSecond ? { state: 'waiting' } : { state: 'done', decided_by: caller.id, decided_at: now }),
  })
  const deed = { actorId: caller.id, operation: proposalOperation('propose', kind), subject }
  if (!needsSecond) await type.carryOut(work, caller, { id: row.id, wish, reason, ready, note })
  else {
    await recordAudit(
      tx,
      {
        ...deed,
        detail: { amount, reason, ...(ready && { ready }), ...(note && { note }), proposal: row.id },
      },
      now,
    )
    const colleagues = await staffWith(tx, proposedWith[kind])
    const others = colleagues.filter((id) => id !== caller.id && !parties.includes(id))
    await notifyAll(work, others, { code: 'proposal_waits', params: {} })
    tellOrderPages(work, type, orderId)
  }
  return needsSecond
}

/**
 * Whether a colleague has to confirm that staff bring a person an amount, or take it, of all that counts as `kinds`; minor
 * units. Locks the person.
 */
export async function exceedsLimits(
  { tx, now }: Work,
  personId: string,
  amount: number,
  kinds: readonly ProposalKind[] = personKinds,
): Promise<boolean> {
  await lockAccount(tx, personId)
  const since = new Date(now.getTime() - staffSpans.month.ms)
  return exceedsAlone(amount, await movedSince(tx, { personId, kinds, since }))
}

/** Staff who have the page open of an order that it is about see what waits for a colleague. */
export function tellOrderPages({ after, services }: Work, type: ProposalType, orderId: string | null): void {
  if (orderId || type.manyOrders)
    after(() => services.realtime.toStaff('order_notices', { order_id: orderId }))
}
