import type { Db } from '#server/platform/db/pool.ts'

/** An order's row with the names and times that every list and page of it shows. */
export type ListedOrder = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

export function selectRows(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('users as customer', 'customer.id', 'orders.customer_id')
    .leftJoin('users as booster', 'booster.id', 'orders.booster_id')
    .leftJoin('users as coach', 'coach.id', 'orders.coach_id')
    .leftJoin('order_sessions as lesson', 'lesson.order_id', 'orders.id')
    .leftJoin('named_offers as offer', 'offer.order_id', 'orders.id')
    .leftJoin('users as named', 'named.id', 'offer.booster_id')
    .leftJoin('play_hours as play', 'play.order_id', 'orders.id')
    .selectAll('orders')
    .select(['customer.username as customer_name', 'customer.demo', 'booster.username as booster_name'])
    .select('customer.kind as customer_kind')
    .select(['coach.username as coach_name', 'lesson.agreed_at', 'lesson.proposed_at', 'lesson.proposed_by'])
    .select(['lesson.held_until', 'lesson.lost_at'])
    .select([
      'offer.booster_id as named_id',
      'named.username as named_name',
      'offer.fallback as named_fallback',
      'offer.until as named_until',
      'offer.outcome as named_outcome',
      'play.slots as play_slots',
      'play.time_zone as play_zone',
    ])
}
