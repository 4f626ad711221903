import { banReasons } from '#core/people/bans.ts'
import { auditOf } from '#server/platform/audit/audit-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findDevices } from '#server/platform/sessions/session-store.ts'
import { isBanned } from '#server/platform/users/user-store.ts'
import { findThreadsOf } from '#server/support/queue-store.ts'
import { queuedView } from '#server/support/thread-view.ts'
import { requirePerson } from './require-person.ts'
import { findSignals } from './signals-store.ts'

const mostBans = 50

/** A page of a person's talks with support. */
export async function listPersonChats(db: Db, userId: string, asked: { page: number; size: number }) {
  await requirePerson(db, userId)
  const { rows, total } = await findThreadsOf(db, userId, asked)
  return pageOf(rows.map(queuedView), asked.page, total, asked.size)
}

/** Where a person is signed in; a ban leaves them no device, though their sessions stay to say why. */
export async function listPersonDevices({ db, now }: Services, userId: string) {
  await requirePerson(db, userId)
  const rows = (await isBanned(db, userId)) ? [] : await findDevices(db, userId, now())
  return {
    items: rows.map(({ id, browser, system, created_at, refreshed_at }) => ({
      session_id: id,
      browser,
      system,
      since: created_at.toISOString(),
      last_used_at: refreshed_at.toISOString(),
    })),
  }
}

/** A person's bans, as the audit log has them: it is the only record of those that were lifted. */
export async function listPersonBans(db: Db, userId: string) {
  await requirePerson(db, userId)
  const rows = await auditOf(db, `user ${userId}`, ['ban person', 'unban person'], mostBans)
  return {
    items: rows.map(({ id, at, operation, detail, actor_name }) => {
      const { reason, note, until } = detail as { reason?: string; note?: string; until?: string }
      const lifted = operation === 'unban person'
      return {
        entry: id,
        deed: lifted ? ('lift' as const) : ('ban' as const),
        at: at.toISOString(),
        until: (lifted ? null : until) ?? null,
        by: actor_name,
        reason: lifted ? null : (banReasons.find((each) => each === reason) ?? null),
        note: (lifted ? reason : note) ?? '',
      }
    }),
  }
}

/** What a person shares with others of their orders. */
export async function getPersonSignals(db: Db, userId: string) {
  await requirePerson(db, userId)
  const rows = await findSignals(db, userId)
  return {
    items: rows.map(({ kind, id, username, orders }) => ({ kind, other: { user_id: id, username }, orders })),
  }
}
