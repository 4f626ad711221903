import { isBoost } from '#core/choices/order-config.ts'
import { passedBefore } from '#core/orders/deadlines.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findTracked } from './tracking-store.ts'

/** An order's progress for anyone who has its link. Everything that is not listed here stays private. */
export async function getTrackedOrder({ db, now }: Services, token: string) {
  const row = await findTracked(db, token, passedBefore('tracking', now()))
  if (!row || !isBoost(row.config)) throw new AppError('not_found')
  const players = [...new Set(row.games.map(({ booster_id }) => booster_id))]
  const { daysFrom, daysTo, games } = row.quote.estimate
  return {
    status: row.status,
    paused: row.paused,
    config: { ...row.config, roles: [], characters: [], freeHours: '' },
    days: { from: daysFrom, to: daysTo },
    planned_games: games,
    created_at: row.created_at.toISOString(),
    searching_at: iso(row.searching_at),
    claimed_at: iso(row.claimed_at),
    finished_at: iso(row.finished_at),
    closed_at: iso(row.closed_at),
    games: row.games.map(({ booster_id, played_at, ...game }) => ({
      ...game,
      player: players.indexOf(booster_id) + 1,
      played_at: fromJson(played_at),
    })),
  }
}
