import type { z } from 'zod'
import type {
  assignColleague as call,
  addOrderNote as noteCall,
  tagOrder as tagCall,
} from '#contract/order-handling.ts'
import { tagsAfter } from '#core/orders/handling.ts'
import type { AuditOperation } from '#core/site/audit-operations.ts'
import { lockOrder } from '#server/kernel/lock-order.ts'
import { refuseParty } from '#server/kernel/refuse-party.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { colleaguesWith, nameOf } from '#server/platform/users/user-store.ts'
import { findHandling, insertNote, saveHandling, setPinned } from './handling-store.ts'

/**
 * Gives an order to a colleague, who is notified, or to nobody. Of two colleagues who take it at once, the second is refused:
 * it is no longer with whom they saw it.
 */
export async function assignColleague(
  work: Work,
  caller: Caller,
  orderId: string,
  { assignee_id, was }: z.output<typeof call.body>,
): Promise<void> {
  const { tx } = work
  const order = await lockOrder(tx, orderId)
  const parties = await refuseParty(tx, caller, order)
  const now = (await findHandling(tx, [orderId], caller.id)).get(orderId)?.assignee?.user_id ?? null
  if (now === assignee_id) return
  if (now !== was) throw new AppError('assignee_changed')
  if (assignee_id) await requireColleague(work, parties, assignee_id)
  await saveHandling(work, orderId, { assignee_id })
  await record(work, caller, orderId, 'give order', { user_id: assignee_id, from: was })
  if (!assignee_id || assignee_id === caller.id) return
  const params = { order_id: orderId, number: order.number, username: await nameOf(tx, caller.id) }
  await notify(work, { userId: assignee_id, code: 'order_given', params })
}

/** Who takes an order works on orders, and isn't one of its parties. */
async function requireColleague({ tx }: Work, parties: readonly string[], id: string): Promise<void> {
  if (parties.includes(id)) throw new AppError('own_affair')
  const colleagues = await colleaguesWith(tx, 'EditOrders')
  if (!colleagues.some(({ user_id }) => user_id === id)) throw new AppError('user_not_found')
}

/** Locks an order for a member of staff who isn't one of its parties. */
async function lockOthers({ tx }: Work, caller: Caller, orderId: string): Promise<void> {
  await refuseParty(tx, caller, await lockOrder(tx, orderId))
}

/** Adds tags and removes others. Tags are about people, so the audit log says only how many there are. */
export async function tagOrder(
  work: Work,
  caller: Caller,
  orderId: string,
  change: z.output<typeof tagCall.body>,
): Promise<void> {
  await lockOthers(work, caller, orderId)
  const before = (await findHandling(work.tx, [orderId], caller.id)).get(orderId)?.tags ?? []
  const tags = tagsAfter(before, change)
  if (!tags) throw new AppError('too_many_tags')
  if (tags.join() === before.join()) return
  await saveHandling(work, orderId, { tags })
  await record(work, caller, orderId, 'tag order', { tags: tags.length })
}

/** Adds a note. Its text is about people, so the audit log says only that there is one. */
export async function addOrderNote(
  work: Work,
  caller: Caller,
  orderId: string,
  { note_id, text }: z.output<typeof noteCall.body>,
): Promise<void> {
  await lockOthers(work, caller, orderId)
  const isNew = await insertNote(work, { id: note_id, orderId, authorId: caller.id, text })
  // Another text under the same id is no repeated call: it must not be taken for saved.
  if (isNew === null) throw new AppError('bad_params', [{ field: 'note_id', code: 'bad_params' }])
  if (isNew) await record(work, caller, orderId, 'add order note', { note: note_id })
}

/** Keeps a note above the others, or no longer. It changes no content, so the audit log doesn't have it. */
export async function pinOrderNote(
  work: Work,
  caller: Caller,
  { order_id, note_id }: { order_id: string; note_id: string },
  pinned: boolean,
): Promise<void> {
  await lockOthers(work, caller, order_id)
  await setPinned(work.tx, order_id, note_id, pinned)
  notifyStaff(work, order_id)
}

async function record(
  work: Work,
  caller: Caller,
  orderId: string,
  operation: AuditOperation,
  detail: Record<string, unknown>,
): Promise<void> {
  const deed = { actorId: caller.id, operation, subject: `order ${orderId}`, detail }
  await recordAudit(work.tx, deed, work.now)
  notifyStaff(work, orderId)
}

function notifyStaff({ after, services }: Work, orderId: string): void {
  after(() => services.realtime.toStaff('order_handling', { order_id: orderId }))
}
