import type { z } from 'zod'
import type { getRosterEntry, listRoster } from '#contract/roster.ts'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { gamesOf, rosterRefusal, rosterState } from '#core/people/roster.ts'
import { findOwnServices } from '#server/boosters/facts/booster-store.ts'
import { namedOf } from '#server/boosters/services/named-services.ts'
import { findLatestRequest } from '#server/boosters/services/request-store.ts'
import { requestView } from '#server/boosters/services/request-view.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { openWorkOf } from './people-store.ts'
import { type EntryRow, findEntry, findRoster } from './roster-store.ts'

type Listed = z.input<typeof listRoster.reply>['data']['items'][number]
type Entry = z.input<typeof getRosterEntry.reply>['data']['booster']

/** One page of the roster. */
export async function listRosterPage(db: Db, query: z.output<typeof listRoster.query>) {
  const { rows, total } = await findRoster(db, query)
  return pageOf(rows.map(listedView), query.page, total, query.size)
}

/** One person's work as a booster, with what the reader can change about it. */
export async function rosterEntry(db: Db, actor: Caller, userId: string): Promise<{ booster: Entry }> {
  const row = await findEntry(db, userId)
  if (!row) throw new AppError('user_not_found')
  const account = {
    id: row.id,
    kind: row.kind,
    permissions: row.permissions,
    banned: row.banned_at !== null,
    hasOpenWork: (await openWorkOf(db, userId)).length > 0,
  }
  const refusals = {
    save: rosterRefusal(actor, account, 'save'),
    pause: rosterRefusal(actor, account, 'pause'),
    end: rosterRefusal(actor, account, 'end'),
  }
  const own = await findOwnServices(db, userId)
  const latest = own && (await findLatestRequest(db, userId))
  return {
    booster: {
      ...listedView(row),
      refusals,
      left_out: leftOutView(own),
      request: latest?.state === 'open' ? requestView(latest) : null,
    },
  }
}

/** What a booster leaves out of what staff allow. */
function leftOutView(own: Awaited<ReturnType<typeof findOwnServices>>): Entry['left_out'] {
  if (!own) return { services: [], ceilings: [], queues: [] }
  const { allowed, services, ceilings, unplayed } = own
  const lower = Object.entries(ceilings).filter(
    ([game, ceiling]) => ceiling < (allowed.ceilings[game as GameId] ?? 0),
  )
  return {
    ...namedOf({
      services: allowed.services.filter((each) => !services.includes(each)),
      ceilings: Object.fromEntries(lower),
    }),
    queues: Object.values(unplayed).flat(),
  }
}

function listedView(row: EntryRow): Listed {
  const { solo_limit, duo_limit } = row
  const isOrWas = solo_limit !== null && duo_limit !== null
  return {
    user_id: row.id,
    username: row.username,
    email: row.email,
    state: isOrWas
      ? rosterState({
          permissions: row.permissions,
          banned: row.banned_at !== null,
          paused: row.paused_at !== null,
        })
      : null,
    work: isOrWas ? { solo_limit, duo_limit, services: row.services, ceilings: ceilingsOf(row) } : null,
    active: { solo: row.active_solo, duo: row.active_duo },
    completed: row.completed,
    since: iso(row.since),
    last_active_at: iso(row.last_active_at),
    asked_at: iso(row.asked_at),
    demo: row.demo,
  }
}

/** A rank limit of a game without services means nothing. */
function ceilingsOf({ ceilings, services }: EntryRow) {
  const offered = gamesOf(services)
  return ceilings.flatMap(({ game, ceiling }) => {
    if (!offered.includes(game)) return []
    const camp = camps(games[game])[ceiling]
    return camp ? [{ game, ceiling: { tier: camp.tier, division: camp.division } }] : []
  })
}
