import type { z } from 'zod'
import type { getRosterEntry, listRoster } from '#contract/roster.ts'
import { games } from '#core/games/games.ts'
import { camps } from '#core/games/ladder.ts'
import { gamesOf, rosterRefusal, rosterState } from '#core/people/roster.ts'
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
  return { booster: { ...listedView(row), refusals } }
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
