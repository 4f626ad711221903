import { percentOf } from '#core/money.ts'
import { answerMs } from '#core/orders/coaching.ts'
import { listPrice } from '#core/orders/discounts.ts'
import { actorOn, canSeeCredentialRecord } from '#core/orders/visibility.ts'
import type { Caller } from '../route.ts'
import { partiesOf } from './order-row.ts'
import type { ListedOrder, OrderPage } from './order-store.ts'

const hour = 3_600_000
/** A booster is promised within this time of the search's begin (domain 5). */
const startPromiseMs = hour
/** How long the customer may check a result before it counts as accepted (domain 3). */
export const checkMs = 72 * hour

/** A row of a list. */
export function rowView(row: ListedOrder) {
  return {
    order_id: row.id,
    number: row.number,
    status: row.status,
    paused: row.paused,
    config: row.config,
    currency: row.currency,
    total: row.total,
    booster_share: row.booster_share,
    days: { from: row.quote.estimate.daysFrom, to: row.quote.estimate.daysTo },
    created_at: row.created_at.toISOString(),
    paid_at: iso(row.paid_at),
    searching_at: iso(row.searching_at),
    claimed_at: iso(row.claimed_at),
    finished_at: iso(row.finished_at),
    closed_at: iso(row.closed_at),
    start_due_at: iso(later(row.searching_at, row.coach_id ? answerMs : startPromiseMs)),
    coach: row.coach_name,
    session_at: iso(row.agreed_at),
    demo: row.demo,
  }
}

export function customerOf(row: ListedOrder) {
  return { user_id: row.customer_id, username: row.customer_name }
}

export function boosterOf(row: ListedOrder) {
  return row.booster_id === null ? null : { user_id: row.booster_id, username: row.booster_name ?? '' }
}

/** An order's page as its customer, its booster or staff see it. */
export function orderView(caller: Caller, row: OrderPage) {
  const actor = actorOn(caller, partiesOf(row))
  const viewer: 'customer' | 'booster' | 'staff' =
    actor === 'customer' || actor === 'booster' ? actor : 'staff'
  return {
    ...rowView(row),
    quote: row.quote,
    viewer,
    customer: customerOf(row),
    booster: boosterOf(row),
    in_game_name: row.in_game_name,
    proof_file_id: row.proof_file_id,
    events: row.events.map((event) => ({
      at: fromJson(event.at),
      actor: event.actor,
      // Staff act for the house: their names are for staff.
      actor_name: event.actor === 'admin' && viewer !== 'staff' ? null : event.actor_name,
      action: event.action,
      from: event.from_status,
      to: event.to_status,
      reason: event.reason,
    })),
    games: row.games.map(({ id, played_at, ...game }) => ({
      ...game,
      game_id: id,
      played_at: fromJson(played_at),
    })),
    session: row.coach_id === null ? null : sessionView(row),
    vault: {
      stored: row.vault_stored === true,
      events: canSeeCredentialRecord(caller, partiesOf(row))
        ? row.vault_events.map((event) => ({ ...event, at: fromJson(event.at) }))
        : [],
    },
    payment: viewer === 'booster' ? null : paymentView(row.payment),
    coupon: viewer === 'booster' ? null : couponView(row),
    check_until: row.status === 'verification_required' ? iso(later(row.finished_at, checkMs)) : null,
  }
}

function sessionView({ agreed_at, proposed_at, proposed_by, held }: OrderPage) {
  return {
    agreed_at: iso(agreed_at),
    proposal: proposed_at && proposed_by && { starts_at: proposed_at.toISOString(), by: proposed_by },
    held: held.map((each) => ({ ...each, held_at: fromJson(each.held_at) })),
  }
}

/** What the order's coupon gives, by the frozen quote. */
function couponView({ coupon, quote }: OrderPage) {
  const line = quote.lines.find((each) => each.kind === 'discount' && each.source === 'coupon')
  if (!coupon || line?.kind !== 'discount') return null
  const saved = 0 - line.amount
  const promised =
    line.percent === null ? (coupon.amount ?? saved) : percentOf(listPrice(quote), 0 - line.percent)
  return { code: coupon.code, saved, limited: saved < promised }
}

function paymentView(payment: OrderPage['payment']) {
  if (!payment) return null
  const { id, provider, status, amount, refunded } = payment
  return { payment_id: id, provider, status, amount, refunded }
}

function later(at: Date | null, ms: number): Date | null {
  return at && new Date(at.getTime() + ms)
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null
}

/** PostgreSQL writes instants into JSON with an offset instead of a Z. */
function fromJson(at: string): string {
  return new Date(at).toISOString()
}
