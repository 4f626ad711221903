import type { Contract } from '#contract/contract.ts'
import { boosterNeeds } from '#core/orders/silence.ts'
import type { TriageGroup } from '#core/site/triage.ts'
import { urgentFrom } from '#core/site/waiting.ts'
import { findOpenDisputes } from '#server/orders/disputes/dispute-store.ts'
import { stateView } from '#server/orders/disputes/state-view.ts'
import { findHandling } from '#server/orders/handling/handling-store.ts'
import { decisionView } from '#server/orders/order/decide-result.ts'
import { findDecisions } from '#server/orders/order/decision-store.ts'
import { countStates } from '#server/orders/order/list-orders.ts'
import { countStaffUnread } from '#server/orders/order/order-list-store.ts'
import { listOrdersById } from '#server/orders/order/order-store.ts'
import { staffRowView } from '#server/orders/order/order-view.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countAsked, findTriage, type TriageFilter } from './triage-store.ts'

type Triage = Contract['listTriage']['reply']['data']

/** The orders that need a decision of staff. The reads follow one another, so that a page never takes most of the connections. */
export async function listTriage(
  { db, now }: Services,
  caller: Caller,
  filter: TriageFilter,
): Promise<Triage> {
  const found = await findTriage(db, filter, now())
  const ids = found.flatMap(({ rows }) => rows.map(({ id }) => id))
  const orders = new Map((await listOrdersById(db, ids)).map((row) => [row.id, row]))
  const unread = await countStaffUnread(db, ids, caller.id)
  const handling = await findHandling(db, ids, caller.id)
  const decisions = new Map((await findDecisions(db, ids)).map((each) => [each.order_id, each]))
  const disputes = await findOpenDisputes(db, idsOf(found, 'disputes'), caller.id)
  const asked = await countAsked(db, [...idsOf(found, 'late_start'), ...idsOf(found, 'start_soon')])
  return {
    groups: found.map(({ group, rows }) => ({
      group,
      items: rows.flatMap(({ id, due }) => {
        const row = orders.get(id)
        if (!row) return []
        const decision = decisions.get(id)
        const dispute = disputes.get(id)
        return [
          {
            ...staffRowView(
              { ...row, need: boosterNeeds.find((need) => need === group) ?? null },
              handling.get(id),
            ),
            unread: unread.get(id) ?? 0,
            due,
            urgent_from: urgent(group, due),
            about: dispute?.kind ?? null,
            dispute_state: dispute ? stateView(dispute, row, 'staff', now()).state : null,
            asked: asked.get(id) ?? 0,
            decision: decision ? decisionView(decision) : null,
          },
        ]
      }),
    })),
    counts: await countStates(db),
  }
}

function idsOf(found: Awaited<ReturnType<typeof findTriage>>, group: TriageGroup): string[] {
  return found.find((each) => each.group === group)?.rows.map(({ id }) => id) ?? []
}

/** What ends by itself has the urgency of the queue that it would come into. */
const queueOf = { start_soon: 'late_start', checks: 'results' } as const

function urgent(group: TriageGroup, due: string): string {
  const queue = group === 'start_soon' || group === 'checks' ? queueOf[group] : group
  return urgentFrom(queue, new Date(due)).toISOString()
}
