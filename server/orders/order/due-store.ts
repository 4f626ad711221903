import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { passedBefore } from '#core/orders/deadlines.ts'
import type { DisputeOpener } from '#core/orders/disputes.ts'
import { type DueWork, dueWork } from '#core/orders/due-work.ts'
import { otherSideWrote } from '#server/kernel/dispute-answered-store.ts'
import type { ListedOrder } from '#server/kernel/listed-order-store.ts'
import type { OrderBuilder } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'

/** What other features know of what is next on a booster's order, beside its row. */
export const dueColumns = (now: Date) => (eb: OrderBuilder) => [
  jsonObjectFrom(
    eb
      .selectFrom('order_disputes as dispute')
      .select(['dispute.opened_at', 'dispute.opened_as', 'dispute.appeal_of'])
      .select(otherSideWrote.as('answered'))
      .whereRef('dispute.order_id', '=', 'orders.id')
      .where('dispute.closed_at', 'is', null),
  ).as('due_dispute'),
  jsonObjectFrom(
    eb
      .selectFrom('order_changes as change')
      .select('change.answer_by')
      .whereRef('change.order_id', '=', 'orders.id')
      .where('change.status', '=', 'asked'),
  ).as('due_change'),
  jsonObjectFrom(
    eb
      .selectFrom('login_codes as code')
      .select('code.given_at')
      .whereRef('code.order_id', '=', 'orders.id')
      .where('code.given_at', '>', passedBefore('loginCode', now)),
  ).as('due_code'),
]

type DueRow = ListedOrder & {
  due_dispute: {
    opened_at: string
    opened_as: DisputeOpener
    appeal_of: string | null
    answered: boolean
  } | null
  due_change: { answer_by: string | null } | null
  due_code: { given_at: string | null } | null
}

/** What is next on a booster's order. */
export function dueOf(row: DueRow): DueWork {
  const { due_dispute: dispute, due_change: change, due_code: code } = row
  return dueWork({
    config: row.config,
    status: row.status,
    paused: row.paused,
    frozen: row.frozen_at !== null,
    claimedAt: row.claimed_at ?? row.created_at,
    finishedAt: row.finished_at,
    daysTo: row.quote.estimate.daysTo,
    sessionAt: row.agreed_at,
    dispute: dispute && {
      openedAt: new Date(fromJson(dispute.opened_at)),
      openedBy: dispute.opened_as,
      appeal: dispute.appeal_of !== null,
      answered: dispute.answered,
      hasBooster: true,
    },
    codeGivenAt: code?.given_at ? new Date(fromJson(code.given_at)) : null,
    change: change && { answerBy: change.answer_by ? new Date(fromJson(change.answer_by)) : null },
  })
}

export function dueView({ kind, at, mine }: DueWork) {
  return { kind, at: iso(at), mine }
}
