import { type ExpressionBuilder, sql } from 'kysely'
import { isBoost } from '#core/choices/order-config.ts'
import type { GameId, QueueId } from '#core/games/game.ts'
import type { Away } from '#core/orders/away.ts'
import type { ClaimableOrder, ClaimingBooster } from '#core/orders/claiming.ts'
import { type Camps, type Services, type Unplayed, widened, within } from '#core/people/own-services.ts'
import { allGames } from '#core/people/profiles.ts'
import type { Schema } from '#db/schema.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** What core needs to know about a booster for these orders, in one read. */
export async function boosterFacts(
  db: Db,
  userId: string,
  orderIds: readonly string[],
): Promise<ClaimingBooster> {
  const row = await selectFacts(db, orderIds).where('users.id', '=', userId).executeTakeFirstOrThrow()
  return facts(row)
}

/** The number of boosters who are notified of one order; they are drawn at random among those who offer its filter. */
const mostNotified = 200

/** The same for a drawn group of boosters who offer an order's filter, by id. */
export async function factsOfOffering(db: Db, order: OrderRow): Promise<ClaimingBooster[]> {
  const rows = await selectFacts(db, [order.id])
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('booster_filters')
        .select('user_id')
        .where('filter', '=', order.filter)
        .orderBy(sql`md5(user_id::text || ${order.id})`)
        .limit(mostNotified),
    )
    .orderBy('users.id')
    .execute()
  return rows.map(facts)
}

/** The same for those of these boosters who offer an order's filter. */
export async function factsOfPresent(
  db: Db,
  order: OrderRow,
  ids: readonly string[],
): Promise<ClaimingBooster[]> {
  const rows = await selectFacts(db, [order.id])
    .innerJoin('booster_filters as offered', 'offered.user_id', 'users.id')
    .where('offered.filter', '=', order.filter)
    .where('users.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map(facts)
}

/** The number of boosters that staff can choose from. */
const mostCandidates = 100

type Candidate = ClaimingBooster & {
  username: string
  lastActiveAt: Date | null
  completed: number
  onTime: number
}

/**
 * The same for boosters whom staff can assign to an order, with what staff choose by; its customer is never one. If there are
 * more than fit, those stay who offer the order's filter, who are there for it, and who have the fewest orders.
 */
export async function factsOfCandidates(db: Db, order: OrderRow, now: Date): Promise<Candidate[]> {
  const rows = await selectFacts(db, [order.id])
    .leftJoin('booster_figures as figures', (join) =>
      join.onRef('figures.booster_id', '=', 'users.id').on('figures.game', '=', allGames),
    )
    .select(['users.username', 'boosters.last_active_at', 'figures.finished', 'figures.on_time'])
    .where('boosters.user_id', 'is not', null)
    .where('users.id', '<>', order.customer_id)
    .orderBy(
      sql`exists (select from booster_filters f where f.user_id = users.id and f.filter = ${order.filter})`,
      'desc',
    )
    .orderBy(sql`users.banned_at is not null or boosters.paused_at is not null`)
    .orderBy(awayAt(now))
    .orderBy(
      (eb) =>
        sql`${active(eb, false)} + ${active(eb, true)} + ${reserved(eb, false)} + ${reserved(eb, true)}`,
    )
    .orderBy('boosters.last_active_at', (order) => order.desc().nullsLast())
    .orderBy('users.username')
    .limit(mostCandidates)
    .execute()
  return rows.map((row) => ({
    ...facts(row),
    username: row.username,
    lastActiveAt: row.last_active_at,
    completed: row.finished ?? 0,
    onTime: row.on_time ?? 0,
  }))
}

/**
 * Runs one claim of a booster at a time, so that their limit is respected (trust O2), and none beside a ban. Rows
 * that only refer to the booster don't wait. False when there is no such booster.
 */
export async function lockBooster(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('boosters')
    .innerJoin('users', 'users.id', 'boosters.user_id')
    .select('users.id')
    .where('users.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type NewBooster = {
  userId: string
  limits: { solo: number; duo: number }
  filters: readonly string[]
  /** The highest camp per game. */
  ceilings: readonly { game: GameId; ceiling: number }[]
}

/** Makes an account a booster; one that already is keeps its limits and gets these services in addition. */
export async function putBooster(tx: Tx, { userId, limits, filters, ceilings }: NewBooster): Promise<void> {
  await tx
    .insertInto('boosters')
    .values({ user_id: userId, solo_limit: limits.solo, duo_limit: limits.duo })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const { allowed, unplayed, ...own } = await ownOf(tx, userId)
  const more = campsOf(ceilings)
  await writeServices(
    tx,
    userId,
    {
      services: [...new Set([...own.services, ...filters])],
      ceilings: { ...own.ceilings, ...more },
      unplayed,
    },
    {
      services: [...new Set([...allowed.services, ...filters])],
      ceilings: { ...allowed.ceilings, ...more },
    },
  )
}

/** What staff allow a booster; each list is sorted. */
export type BoosterTerms = Omit<NewBooster, 'userId'>

export async function findTerms(db: Db, userId: string): Promise<BoosterTerms | undefined> {
  const row = await findOwnServices(db, userId)
  if (!row) return undefined
  return {
    limits: { solo: row.solo_limit, duo: row.duo_limit },
    filters: [...row.allowed.services],
    ceilings: (Object.entries(row.allowed.ceilings) as [GameId, number][])
      .map(([game, ceiling]) => ({ game, ceiling }))
      .toSorted((a, b) => (a.game < b.game ? -1 : 1)),
  }
}

/**
 * Replaces limits, services and rank limits; makes an account a booster that isn't one. What the booster leaves out stays left
 * out where it is still allowed.
 */
export async function replaceTerms(tx: Tx, userId: string, terms: BoosterTerms): Promise<void> {
  await tx
    .insertInto('boosters')
    .values({ user_id: userId })
    .onConflict((oc) => oc.doNothing())
    .execute()
  const own = await ownOf(tx, userId)
  await writeAllowed(tx, userId, own, { services: terms.filters, ceilings: campsOf(terms.ceilings) })
  await tx
    .updateTable('boosters')
    .set({ solo_limit: terms.limits.solo, duo_limit: terms.limits.duo })
    .where('user_id', '=', userId)
    .execute()
}

/** Allows a locked booster more, and offers it. */
export async function widenTerms(tx: Tx, userId: string, more: Services): Promise<void> {
  const own = await ownOf(tx, userId)
  await writeAllowed(tx, userId, own, widened(own.allowed, more))
}

type Own = Services & { unplayed: Unplayed; allowed: Services }

/** A booster's own services and what staff allow, with the version that the next change is made from. */
export async function findOwnServices(db: Db, userId: string) {
  const row = await db
    .selectFrom('boosters')
    .innerJoin('users', 'users.id', 'boosters.user_id')
    .select(['username', 'version', 'solo_limit', 'duo_limit', 'paused_at', 'away_at', 'away_until'])
    .select([
      sql<
        string[]
      >`array(select filter from booster_filters f where f.user_id = boosters.user_id order by filter)`.as(
        'services',
      ),
      sql<string[]>`array(select filter from booster_rested r where r.user_id = boosters.user_id)`.as(
        'rested',
      ),
      sql<{ game: GameId; ceiling: number; allowed: number | null; unplayed: QueueId[] }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('game', game, 'ceiling', ceiling, 'allowed', allowed,
          'unplayed', unplayed) order by game), '[]')
        from booster_ceilings c where c.user_id = boosters.user_id)`.as('ranks'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const { ranks, rested, ...rest } = row
  const of = <T>(value: (rank: (typeof ranks)[number]) => T) =>
    Object.fromEntries(ranks.map((rank) => [rank.game, value(rank)])) as Partial<Record<GameId, T>>
  return {
    ...rest,
    ceilings: of(({ ceiling }) => ceiling),
    unplayed: of(({ unplayed }) => unplayed),
    allowed: {
      services: [...rest.services, ...rested].toSorted(),
      ceilings: of(({ ceiling, allowed }) => allowed ?? ceiling),
    },
  }
}

async function ownOf(tx: Tx, userId: string): Promise<Own> {
  const own = await findOwnServices(tx, userId)
  if (!own) throw new Error(`${userId} is no booster`)
  return own
}

/** Replaces what a locked booster plays of what staff allow. */
export async function setOwnServices(
  tx: Tx,
  userId: string,
  own: Services & { unplayed: Unplayed },
): Promise<void> {
  const { allowed } = await ownOf(tx, userId)
  await writeServices(tx, userId, own, allowed)
}

/** Counts a change of what a locked booster can see of themselves; false unless they are at this version. */
export async function raiseVersion(tx: Tx, userId: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('boosters')
    .set({ version: version + 1 })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Staff's new word: what was left out before stays so, everything else is offered. */
async function writeAllowed(tx: Tx, userId: string, own: Own, allowed: Services): Promise<void> {
  const rested = own.allowed.services.filter((each) => !own.services.includes(each))
  const lower = Object.entries(own.ceilings).filter(
    ([game, ceiling]) => ceiling < (own.allowed.ceilings[game as GameId] ?? 0),
  )
  await writeServices(
    tx,
    userId,
    {
      services: allowed.services.filter((each) => !rested.includes(each)),
      ceilings: { ...allowed.ceilings, ...Object.fromEntries(lower) },
      unplayed: own.unplayed,
    },
    allowed,
  )
  await tx.updateTable('boosters').set({ version: sql`version + 1` }).where('user_id', '=', userId).execute()
}

/** Writes both as rows; what goes beyond what is allowed isn't written. */
async function writeServices(
  tx: Tx,
  userId: string,
  own: Services & { unplayed: Unplayed },
  allowed: Services,
): Promise<void> {
  const { services, ceilings } = within(own, allowed)
  const rested = allowed.services.filter((each) => !services.includes(each))
  const ranks = Object.entries(allowed.ceilings) as [GameId, number][]
  for (const table of ['booster_filters', 'booster_rested', 'booster_ceilings'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  const rows = (filters: readonly string[]) => filters.map((filter) => ({ user_id: userId, filter }))
  if (services.length > 0) await tx.insertInto('booster_filters').values(rows(services)).execute()
  if (rested.length > 0) await tx.insertInto('booster_rested').values(rows(rested)).execute()
  if (ranks.length === 0) return
  await tx
    .insertInto('booster_ceilings')
    .values(
      ranks.map(([game, most]) => {
        const ceiling = ceilings[game] ?? most
        return {
          user_id: userId,
          game,
          ceiling,
          allowed: ceiling < most ? most : null,
          unplayed: [...(own.unplayed[game] ?? [])],
        }
      }),
    )
    .execute()
}

const campsOf = (list: readonly { game: GameId; ceiling: number }[]): Camps =>
  Object.fromEntries(list.map(({ game, ceiling }) => [game, ceiling]))

/** Pauses a locked booster, or ends the pause; false if nothing changes. */
export async function setPaused(tx: Tx, userId: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('boosters')
    .set({ paused_at: at })
    .where('user_id', '=', userId)
    .where('paused_at', at ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a locked booster away, or available again. */
export async function setAway(tx: Tx, userId: string, { awayAt, awayUntil }: Away): Promise<void> {
  await tx
    .updateTable('boosters')
    .set({ away_at: awayAt, away_until: awayUntil })
    .where('user_id', '=', userId)
    .execute()
}

/** Whether a booster is away, as core's `isAway`. */
const awayAt = (now: Date) =>
  sql<boolean>`(boosters.away_at is not null and coalesce(boosters.away_until > ${now}, true))`

/** The boosters who offer a filter and are away. */
export async function findAway(db: Db, filter: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('boosters')
    .innerJoin('booster_filters as offered', 'offered.user_id', 'boosters.user_id')
    .select('boosters.user_id')
    .where('offered.filter', '=', filter)
    .where(awayAt(now))
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** What core needs to know about an order. */
export function claimable(order: OrderRow): ClaimableOrder {
  return {
    id: order.id,
    customerId: order.customer_id,
    status: order.status,
    filter: order.filter,
    game: order.game,
    service: order.service,
    coachId: order.coach_id,
    level: order.level,
    queue: isBoost(order.config) ? order.config.queue : null,
    isDuo: order.duo,
    frozen: order.frozen_at !== null,
    reservedBy: order.reserved_by,
  }
}

function selectFacts(db: Db, orderIds: readonly string[]) {
  return db
    .selectFrom('users')
    .leftJoin('boosters', 'boosters.user_id', 'users.id')
    .select((eb) => [
      'users.id',
      'users.permissions',
      'users.banned_at',
      'boosters.solo_limit',
      'boosters.duo_limit',
      'boosters.paused_at',
      'boosters.away_at',
      'boosters.away_until',
      sql<string[]>`array(select filter from booster_filters f where f.user_id = users.id)`.as('filters'),
      sql<Record<string, number>>`coalesce((select jsonb_object_agg(game, ceiling) from booster_ceilings c
        where c.user_id = users.id), '{}')`.as('ceilings'),
      sql<Unplayed>`coalesce((select jsonb_object_agg(game, unplayed) from booster_ceilings c
        where c.user_id = users.id and unplayed <> '{}'), '{}')`.as('unplayed'),
      active(eb, false).as('active_solo'),
      active(eb, true).as('active_duo'),
      reserved(eb, false).as('reserved_solo'),
      reserved(eb, true).as('reserved_duo'),
      sql<string[]>`array(select order_id::text from order_blocks b
        where b.booster_id = users.id and b.order_id = any(${orderIds}::uuid[]))`.as('blocked'),
      // An order without waves, such as one for a coach, is open to everyone.
      sql<string[]>`array(select w.order_id::text from order_waves w
        join orders o on o.id = w.order_id and o.searching_at = w.began_at
        where w.order_id = any(${orderIds}::uuid[])
          and not exists (select from order_offers f where f.order_id = w.order_id
            and f.began_at = w.began_at and f.booster_id = users.id)
        group by w.order_id having max(w.wave) < 3)`.as('later'),
      sql<string[]>`array(select n.order_id::text from named_offers n
        where n.order_id = any(${orderIds}::uuid[]) and n.outcome is null
          and n.booster_id <> users.id)`.as('others'),
      sql<string[]>`array(select n.order_id::text from named_offers n
        where n.order_id = any(${orderIds}::uuid[]) and n.outcome is null
          and n.booster_id = users.id)`.as('own'),
    ])
}

function active(eb: ExpressionBuilder<Schema, 'users'>, duo: boolean) {
  return (
    eb
      .selectFrom('orders')
      .select((part) => part.fn.countAll<number>().as('count'))
      .whereRef('orders.booster_id', '=', 'users.id')
      .where('orders.status', '=', 'boosting')
      .where('orders.duo', '=', duo)
      // Agreed coaching hours don't block climbs.
      .where('orders.coach_id', 'is', null)
  )
}

/** Those that they claimed and can still undo: each has its place already. */
function reserved(eb: ExpressionBuilder<Schema, 'users'>, duo: boolean) {
  return eb
    .selectFrom('orders')
    .select((part) => part.fn.countAll<number>().as('count'))
    .whereRef('orders.reserved_by', '=', 'users.id')
    .where('orders.duo', '=', duo)
    .where('orders.coach_id', 'is', null)
}

type Facts = Awaited<ReturnType<ReturnType<typeof selectFacts>['executeTakeFirstOrThrow']>>

function facts(row: Facts): ClaimingBooster {
  return {
    id: row.id,
    isBooster: row.solo_limit !== null && row.permissions.includes('Booster'),
    banned: row.banned_at !== null,
    paused: row.paused_at !== null,
    awayAt: row.away_at,
    awayUntil: row.away_until,
    filters: row.filters,
    ceilings: row.ceilings,
    unplayed: row.unplayed,
    activeSolo: (row.active_solo ?? 0) + (row.reserved_solo ?? 0),
    activeDuo: (row.active_duo ?? 0) + (row.reserved_duo ?? 0),
    soloLimit: row.solo_limit ?? 0,
    duoLimit: row.duo_limit ?? 0,
    blockedOrderIds: row.blocked,
    laterOrderIds: row.later,
    othersOrderIds: row.others,
    ownOrderIds: row.own,
  }
}

/** Notes when boosters were last connected. */
export async function noteActive(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('boosters')
    .set({ last_active_at: now })
    .where('user_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/**
 * Notes when boosters last used a session. Whoever claims, writes or records a game has renewed one within minutes, so
 * that no such call has to write this itself.
 */
export async function noteSessions(db: Db): Promise<void> {
  await sql`update boosters set last_active_at = used.at
    from boosters as each cross join lateral (
      select max(refreshed_at) as at from sessions where sessions.user_id = each.user_id
    ) as used
    where boosters.user_id = each.user_id
      and (boosters.last_active_at is null or boosters.last_active_at < used.at)`.execute(db)
}

/** A booster's usual meeting link, or none. */
export async function setMeetingLink(tx: Tx, userId: string, link: string | null): Promise<void> {
  await tx.updateTable('boosters').set({ meeting_link: link }).where('user_id', '=', userId).execute()
}
