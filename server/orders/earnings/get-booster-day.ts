import { endOf, passedBefore } from '#core/orders/deadlines.ts'
import { byDue } from '#core/orders/due-work.ts'
import { countDueAnswers } from '#server/boosters/reviews/own-reviews-store.ts'
import { getCamps } from '#server/money/payouts/get-earnings.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { hasOrders, listDue } from '../order/booster-orders-store.ts'
import { dueOf, dueView } from '../order/due-store.ts'
import { listAvailableOrders } from '../order/list-available-orders.ts'
import { listOrdersById } from '../order/order-store.ts'
import { rowView } from '../order/order-view.ts'
import { countUnread } from '../order-chat/message-store.ts'

/** No booster has more at a time, but for staff who assign without end. */
const mostDue = 50
const mostFitting = 3

/** What a booster's day begins with. Each part is what its own page shows, in short. */
export async function getBoosterDay(services: Services, caller: Caller) {
  const { db } = services
  const now = services.now()
  // One after the other, so that a single page never takes most of the pool's connections.
  const board = await listAvailableOrders(services, caller, {}, { alone: true })
  const money = await getCamps(services, caller.id)
  const [rows, unread, answers, has_worked] = await Promise.all([
    listDue(db, caller.id, { now, limit: mostDue }),
    countUnread(db, caller.id, passedBefore('chat', now)),
    countDueAnswers(db, caller.id, passedBefore('review', now)),
    hasOrders(db, caller.id),
  ])
  const own = unread.filter(({ customer_id }) => customer_id !== caller.id)
  const chats =
    own.length > 0
      ? await listOrdersById(
          db,
          own.map(({ order_id }) => order_id),
        )
      : []
  const free = board.items.filter(({ refusal }) => refusal === null)
  const isNamed = ({ named_until, config }: (typeof free)[number]) =>
    named_until !== null || 'coachId' in config
  const fits = free.filter((order) => !isNamed(order))
  const named = board.items.filter(isNamed)
  return {
    due: rows
      .map((row) => ({ row, due: dueOf(row) }))
      .sort((a, b) => byDue(a.due, b.due))
      .map(({ row, due }) => ({ ...rowView(row), due: dueView(due) })),
    named: free.filter(isNamed).map((order) => ({
      ...brief(order),
      until: order.named_until ?? endOf('coachAnswer', new Date(order.searching_at ?? now)).toISOString(),
    })),
    fits: {
      items: fits
        .slice(0, mostFitting)
        .map((order) => ({ ...brief(order), start_due_at: order.start_due_at })),
      total: board.total - named.length,
    },
    answers: { due: answers.count, until: iso(answers.first_at && endOf('review', answers.first_at)) },
    unread: chats.map(({ id, number, config, coach_name: coach }) => ({
      order_id: id,
      number,
      config,
      coach,
      count: own.find(({ order_id }) => order_id === id)?.count ?? 0,
    })),
    money: {
      available: money.camps.available.amount,
      held: money.camps.held.amount,
      next: money.camps.held.next,
      pending: money.camps.pending.amount,
      payout: money.open && { amount: money.open.amount, requested_at: iso(money.open.requested_at) ?? '' },
    },
    has_worked,
    offers: Object.keys(board.ceilings).length > 0,
    away: board.away !== null,
  }
}

type BoardOrder = Awaited<ReturnType<typeof listAvailableOrders>>['items'][number]

function brief({ order_id, number, version, config, coach, booster_share }: BoardOrder) {
  return { order_id, number, version, config, coach, booster_share }
}
