import { type RawBuilder, sql } from 'kysely'
import type { GameId, ServerId } from '#core/games/game.ts'
import { hasTag, isWith } from '../handling/handling-store.ts'

/** By what staff narrow a list of orders down; each is optional. */
export type OrderFilter = {
  game?: GameId | undefined
  server?: ServerId | undefined
  /** A booster's name. */
  booster?: string | undefined
  /** The colleague who handles it. */
  assignee?: { id: string } | 'nobody' | undefined
  tag?: { tag: string; readerId: string } | undefined
}

/** A filter as somebody asks for it: `me` is whoever asks. */
export function askedBy<
  Filter extends { assignee?: string | undefined; tag?: string | undefined; late?: 'yes' | undefined },
>(caller: { id: string }, { assignee, tag, late, ...filter }: Filter) {
  const id = assignee === 'me' ? caller.id : assignee
  return {
    ...filter,
    late: late && true,
    tag: tag === undefined ? tag : { tag, readerId: caller.id },
    assignee: id === undefined || id === 'nobody' ? id : { id },
  } as const
}

/** When the last day of an order's estimate ends. */
export const promisedEnd = sql<Date>`orders.claimed_at
  + make_interval(days => (orders.quote -> 'estimate' ->> 'daysTo')::integer)`

/** Whether an order has broken its promise: it has no booster at its latest start, or isn't submitted on its last day. */
export function isLate(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(orders.status = 'boosting' and orders.coach_id is null and ${promisedEnd} < ${now}
    or orders.status = 'waiting_for_booster' and exists (select from order_reminders late
      where late.order_id = orders.id and late.since = orders.searching_at and late.kind = 'start'))`
}

const named = (name: string) => sql`(select id from users where lower(username) = lower(${name}))`

/** The condition of a filter. */
export function ofFilter({ game, server, booster, assignee, tag }: OrderFilter): RawBuilder<boolean> {
  const conditions = [
    sql<boolean>`true`,
    ...(game ? [sql<boolean>`orders.game = ${game}`] : []),
    ...(server ? [sql<boolean>`orders.config ->> 'server' = ${server}`] : []),
    ...(booster
      ? [
          // Each of the two has an index; together, by `coalesce`, they have none.
          sql<boolean>`(orders.booster_id = ${named(booster)} or orders.booster_id is null and orders.coach_id = ${named(booster)})`,
        ]
      : []),
    ...(assignee ? [isWith(assignee)] : []),
    ...(tag ? [hasTag(tag)] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
