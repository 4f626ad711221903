import { sql } from 'kysely'
import type { z } from 'zod'
import type { listBoosters as call } from '#contract/boosters.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps, type Place } from '#core/games/ladder.ts'
import type { Db } from '../db.ts'
import { pageOf, pageSize } from '../orders/pages.ts'
import type { Services } from '../services.ts'

/** The boosters of a game, the highest ceiling first; what they finished is counted from orders, never stored. */
export async function listBoosters({ db }: Services, { game, page }: z.output<typeof call.query>) {
  const [rows, { total }] = await Promise.all([
    rowsOfPage(db, game, page),
    activeIn(db, game)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map(({ username, ceiling, finished, start, target, closed_at, demo }) => ({
    username,
    ceiling: placeAt(game, ceiling),
    finished: finished ?? 0,
    last_climb:
      start && target && closed_at
        ? { start: placeOf(start), target: placeOf(target), closed_at: closed_at.toISOString() }
        : null,
    demo,
  }))
  return { data: pageOf(items, page, total) }
}

/** The page is cut from the index by ceiling first; orders are read for its ten rows only. */
function rowsOfPage(db: Db, game: GameId, page: number) {
  const cut = activeIn(db, game)
    .select(['users.id', 'users.username', 'users.demo', 'ceilings.ceiling'])
    .orderBy('ceilings.ceiling', 'desc')
    .orderBy('ceilings.user_id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .as('cut')
  return db
    .selectFrom(cut)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders')
          .whereRef('booster_id', '=', 'cut.id')
          .where('game', '=', game)
          .where('status', '=', 'completed')
          .select((part) => part.fn.countAll<number>().as('finished'))
          .as('work'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('orders')
          .whereRef('booster_id', '=', 'cut.id')
          .where('game', '=', game)
          .where('status', '=', 'completed')
          .where('service', 'in', ['elo-boost', 'duo-boost'])
          .select([
            sql<Place>`config -> 'start'`.as('start'),
            sql<Place>`config -> 'target'`.as('target'),
            'closed_at',
          ])
          .orderBy('closed_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['username', 'demo', 'ceiling', 'finished', 'start', 'target', 'last.closed_at'])
    .orderBy('ceiling', 'desc')
    .orderBy('cut.id')
    .execute()
}

/** Who can be given an order of the game: a booster, not banned, with at least one filter and a place for an order. */
function activeIn(db: Db, game: GameId) {
  return db
    .selectFrom('booster_ceilings as ceilings')
    .innerJoin('users', 'users.id', 'ceilings.user_id')
    .innerJoin('boosters', 'boosters.user_id', 'ceilings.user_id')
    .where('ceilings.game', '=', game)
    .where('users.banned_at', 'is', null)
    .where(sql<boolean>`users.permissions @> array['Booster']`)
    .where(sql<boolean>`boosters.solo_limit + boosters.duo_limit > 0`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('booster_filters')
          .select('filter')
          .whereRef('booster_filters.user_id', '=', 'ceilings.user_id')
          .where('filter', 'like', `${game}:%`),
      ),
    )
}

/** A ceiling is kept as the camp's number; one above a ladder that has become shorter is its top. */
function placeAt(game: GameId, ceiling: number): Place {
  const ladder = camps(games[game])
  const camp = ladder[Math.min(ceiling, ladder.length - 1)]
  if (!camp) throw new RangeError(`${game} has no camp ${ceiling}`)
  return placeOf(camp)
}

function placeOf({ tier, division }: Place): Place {
  return { tier, division }
}
