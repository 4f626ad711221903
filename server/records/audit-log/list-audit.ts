import { auditPageSize, mostCountedEntries, nextAuditCheck } from '#core/site/audit-check.ts'
import { type ChainRow, isRunning, readChain } from '#server/platform/audit/audit-chain-store.ts'
import { iso } from '#server/platform/db/instants.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { askedOf, type Filters } from './asked-of.ts'
import { countEntries, findActors, findEntries } from './audit-log-store.ts'
import { entryViews } from './entry-views.ts'

const mostActors = 200

/** A page of the log, newest first, after the entry where the last page ended. */
export async function listAudit(services: Services, filters: Filters & { before?: number | undefined }) {
  const { db } = services
  const asked = await askedOf(services, filters)
  const [entries, total, actors] = await Promise.all([
    findEntries(db, asked, { before: filters.before, limit: auditPageSize + 1 }),
    countEntries(db, asked, mostCountedEntries),
    findActors(db, mostActors),
  ])
  const items = await entryViews(db, entries.slice(0, auditPageSize))
  return { items, more: entries.length > auditPageSize, total, actors }
}

/** What the last check of the chain found, and how far a present one is. */
export async function getAuditChain({ db, now }: Pick<Services, 'db' | 'now'>) {
  return chainView(await readChain(db), now())
}

function chainView(row: ChainRow, now: Date) {
  const { checked_at, broken_id, entries, since, followed } = row
  return {
    state:
      checked_at === null
        ? ('unchecked' as const)
        : broken_id === null
          ? ('whole' as const)
          : ('broken' as const),
    running: isRunning(row, now) ? { followed } : null,
    entries,
    since: iso(since),
    checked_at: iso(checked_at),
    next_at: nextAuditCheck(now).toISOString(),
    broken: broken_id,
  }
}
