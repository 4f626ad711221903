import type { z } from 'zod'
import type { waitingContract } from '#contract/waiting.ts'
import { proposalKinds, proposedWith } from '#core/money/staff-limits.ts'
import { endOf, passedBefore } from '#core/orders/deadlines.ts'
import { disputeTimes } from '#core/orders/disputes.ts'
import { queuesOf, urgentFrom } from '#core/site/waiting.ts'
import { countDueAnswers } from '#server/boosters/reviews/own-reviews-store.ts'
import type { ListedOrder } from '#server/kernel/listed-order-store.ts'
import { listOrdersById } from '#server/orders/order/order-store.ts'
import { rowView } from '#server/orders/order/order-view.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { type FoundQueue, findQueues } from './queue-store.ts'
import { type FoundNeed, findNeeds } from './waiting-store.ts'

type Waiting = z.input<typeof waitingContract.listWaiting.reply>['data']

/** What waits for a person until it is done: an entry for each order, the most urgent first, and staff's queues. */
export async function listWaiting({ db, now }: Services, caller: Caller): Promise<Waiting> {
  const isBooster = caller.permissions.includes('Booster')
  const [found, queues, answers] = await Promise.all([
    findNeeds(db, caller.id, now()),
    queuesFor(db, caller),
    isBooster ? countDueAnswers(db, caller.id, passedBefore('review', now())) : { count: 0 },
  ])
  const rows = await listOrdersById(
    db,
    found.map(({ order_id }) => order_id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const orders = found.flatMap((need) => {
    const row = byId.get(need.order_id)
    if (!row) return []
    const { order_id, number, config, coach } = rowView(row)
    return [{ order_id, number, config, coach, need: need.need, until: untilOf(need, row) }]
  })
  return { orders, queues: queues.map(queueView), answers_due: answers.count }
}

/** The queues that a person works on, as far as something waits in them. */
export function queuesFor(db: Db, { id, permissions }: Caller): Promise<FoundQueue[]> {
  const kinds = proposalKinds.filter((kind) => permissions.includes(proposedWith[kind]))
  return findQueues(db, queuesOf(permissions), { id, kinds })
}

export function queueView({ queue, count, due }: FoundQueue) {
  return { queue, count, due, urgent_from: urgentFrom(queue, new Date(due)).toISOString() }
}

/** By when something is to be done. */
function untilOf({ need, until, since, appeal }: FoundNeed, row: ListedOrder): string | null {
  if (until) return until.toISOString()
  switch (need) {
    case 'code_asked':
    case 'code_given':
      return iso(since && endOf('loginCode', since))
    case 'reply':
      return iso(since && disputeTimes({ openedAt: since, appeal }).replyBy)
    case 'named':
      return rowView(row).start_due_at
    case 'check':
      return rowView(row).check_until
    case 'pay':
      return endOf('payment', row.created_at).toISOString()
    default:
      return null
  }
}
