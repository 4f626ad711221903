import { sql } from 'kysely'
import { type GameId, gameIds } from '#core/games/game.ts'
import type { DisputeKind } from '#core/orders/disputes.ts'
import { offersGame } from '#core/people/matching.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** What names the first of a queue, each by its key; what names an order is in its row. */

export async function findDisputeKind(db: Db, orderId: string): Promise<DisputeKind | null> {
  const row = await db
    .selectFrom('order_disputes')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.kind ?? null
}

export function findThread(db: Db, id: string) {
  return db
    .selectFrom('support_threads as thread')
    .leftJoin('users as person', 'person.id', 'thread.user_id')
    .select(['thread.id as thread_id', 'thread.number'])
    .select((eb) => eb.fn.coalesce('person.username', 'thread.name').as('name'))
    .where('thread.id', '=', id)
    .executeTakeFirst()
}

export function findPayout(db: Db, id: string) {
  return db
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.booster_id')
    .select(['users.username as name', 'payouts.amount'])
    .where('payouts.id', '=', id)
    .executeTakeFirst()
}

export function findApplication(db: Db, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select('users.username as name')
    .select(
      sql<
        GameId[]
      >`array(select account ->> 'game' from jsonb_array_elements(content -> 'accounts') account)`.as(
        'games',
      ),
    )
    .where('applications.id', '=', id)
    .executeTakeFirst()
}

export async function findServiceRequest(db: Db, id: string) {
  const row = await db
    .selectFrom('service_requests')
    .innerJoin('users', 'users.id', 'service_requests.booster_id')
    .select(['users.username as name', 'users.id as user_id', 'services', 'ceilings'])
    .where('service_requests.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { services, ceilings, ...booster } = row
  const ranked = Object.keys(ceilings)
  return { ...booster, games: gameIds.filter((game) => ranked.includes(game) || offersGame(services, game)) }
}

export function findProposal(db: Db, id: string) {
  return db
    .selectFrom('proposals')
    .innerJoin('users', 'users.id', 'proposals.asked_by')
    .select(['users.username as name', 'proposals.amount'])
    .where('proposals.id', '=', id)
    .executeTakeFirst()
}
