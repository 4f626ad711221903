import { endOf } from '#core/orders/deadlines.ts'
import type { TimelineAction } from '#core/orders/deeds.ts'
import { wholeShare } from '#core/orders/rising-share.ts'
import type { ListedOrder } from '#server/kernel/listed-order-store.ts'
import type { OrderReader } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import type { Handling } from '../handling/handling-store.ts'
import type { PageRow, StaffRow } from './order-store.ts'
import { startDue } from './search-view.ts'
import { truthView } from './truth-view.ts'

/** A row of a list. */
export function rowView(row: ListedOrder) {
  return {
    order_id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    paused: row.paused,
    config: row.config,
    currency: row.currency,
    total: row.total,
    // A dropped order is offered at its frozen share again.
    booster_share: wholeShare(row.quote, row.booster_id),
    days: { from: row.quote.estimate.daysFrom, to: row.quote.estimate.daysTo },
    created_at: row.created_at.toISOString(),
    paid_at: iso(row.paid_at),
    searching_at: iso(row.searching_at),
    claimed_at: iso(row.claimed_at),
    finished_at: iso(row.finished_at),
    closed_at: iso(row.closed_at),
    start_due_at: iso(startDue(row)),
    coach: row.coach_name,
    session_at: iso(row.agreed_at),
    check_until: checkUntil(row),
    decide_by: decideBy(row),
    disputed: row.disputed_by !== null,
    shortfall: row.shortfall,
    demo: row.demo,
  }
}

export function customerOf(row: ListedOrder) {
  return { user_id: row.customer_id, username: row.customer_name }
}

export function boosterOf(row: ListedOrder) {
  return row.booster_id === null ? null : { user_id: row.booster_id, username: row.booster_name ?? '' }
}

/** A row of staff's list. */
export function staffRowView(row: StaffRow, handling: Handling | undefined) {
  return {
    ...rowView(row),
    customer: customerOf(row),
    booster: boosterOf(row),
    guest: row.customer_kind === 'guest',
    coupon: row.quote.lines.some((line) => line.kind === 'discount' && line.source === 'coupon'),
    need: row.need,
    assignee: handling?.assignee ?? null,
    tags: handling?.tags ?? [],
  }
}

/** What an order's page shows of the order itself; the rest is in the sections of the features. */
export function ownView(row: PageRow, reader: OrderReader) {
  const { viewer } = reader
  return {
    ...rowView(row),
    quote: row.quote,
    viewer,
    customer: customerOf(row),
    booster: boosterOf(row),
    in_game_name: row.in_game_name,
    proof_file_id: row.proof_file_id,
    events: row.events
      .filter(({ action }) => !unseen[viewer].includes(action))
      .map((event) => ({
        at: fromJson(event.at),
        actor: event.actor,
        // Staff act for the shop, so only staff see their names.
        actor_name: event.actor === 'admin' && viewer !== 'staff' ? null : event.actor_name,
        action: event.action,
        from: event.from_status,
        to: event.to_status,
        reason: event.reason,
        ready: event.ready,
      })),
    doubts: viewer === 'booster' ? [] : row.doubts,
    ...truthView(row, reader),
  }
}

/**
 * What a reader's timeline leaves out: what staff add to a share is between them and whoever takes the order, and what is
 * prepared for a customer is no news to the booster.
 */
const unseen: Readonly<Record<OrderReader['viewer'], readonly TimelineAction[]>> = {
  staff: [],
  customer: ['raise_share'],
  booster: ['raise_share', 'change_prepared', 'prepared_discarded'],
}

/** What the order itself contributes to the actions that a person can take. */
export function ownFacts(row: PageRow) {
  const { config, status, paused } = row
  return {
    config,
    status,
    paused,
    games: row.games.filter(({ struck_at }) => struck_at === null).length,
    sharesHeld: row.shares_held !== null,
  }
}

/** An order that waits for staff never completes automatically. */
function checkUntil(row: ListedOrder): string | null {
  return row.shortfall || row.doubts.length > 0 ? null : checkEnd(row)
}

/** By when staff decide about a result whose record is doubtful. */
function decideBy(row: ListedOrder): string | null {
  return row.shortfall || row.doubts.length === 0 ? null : checkEnd(row)
}

function checkEnd({ status, finished_at, disputed_by }: ListedOrder): string | null {
  if (status !== 'verification_required' || !finished_at || disputed_by) return null
  return iso(endOf('check', finished_at))
}
