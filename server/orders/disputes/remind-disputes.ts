import { otherSide } from '#core/orders/dispute-state.ts'
import { type DisputeReminder, disputeReminders, dueReminders } from '#core/orders/disputes.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { staffWith } from '#server/platform/users/user-store.ts'
import { findForReminders, findOpenDispute, takeReminder } from './dispute-store.ts'

type Reminded = Awaited<ReturnType<typeof findForReminders>>[number]

/** Reminds boosters of their answer and staff of their promises, each once, and tells owners what was missed. */
export async function remindDisputes(services: Services): Promise<void> {
  const now = services.now()
  for (const dispute of await findForReminders(services.db, now)) {
    const facts = {
      openedAt: dispute.opened_at,
      appeal: dispute.appeal_of !== null,
      answered: dispute.wrote.some(({ role }) => role === otherSide(dispute.opened_as)),
      staffWrote: dispute.opened_as === 'admin' || dispute.wrote.some(({ role }) => role === 'admin'),
      hasBooster: dispute.booster_id !== null,
    }
    const sent = new Set(dispute.sent.map(({ kind }) => kind))
    for (const kind of dueReminders(facts, now))
      if (!sent.has(kind)) await transaction(services, (work) => remind(work, dispute, kind))
  }
}

async function remind(work: Work, dispute: Reminded, kind: DisputeReminder): Promise<void> {
  const open = await findOpenDispute(work.tx, dispute.order_id)
  if (open?.id !== dispute.id || !(await takeReminder(work.tx, dispute.id, kind, work.now))) return
  const params = { order_id: dispute.order_id, number: dispute.number }
  await notifyAll(work, await readersOf(work, dispute, kind), { code: `dispute_${kind}`, params })
  if (kind !== 'answer_due') return
  const order = await findOrder(work.tx, dispute.order_id)
  if (order) await queueOrderMail(work, order, 'answer_missing', `answer_missing:${dispute.id}`)
}

function readersOf({ tx }: Work, { booster_id }: Reminded, kind: DisputeReminder): Promise<string[]> {
  const { to } = disputeReminders[kind]
  if (to === 'booster') return Promise.resolve(booster_id ? [booster_id] : [])
  return staffWith(tx, to === 'staff' ? 'EditOrders' : 'FullAccess')
}
