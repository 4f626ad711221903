import type { z } from 'zod'
import type { auditContract } from '#contract/audit.ts'
import { type CsvCell, csvFile, csvFormOf } from '#core/base/csv.ts'
import { dayIn } from '#core/base/zones.ts'
import { mostExportedEntries } from '#core/site/audit-check.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { askedOf } from './asked-of.ts'
import { findEntries } from './audit-log-store.ts'
import { type EntryView, entryViews } from './entry-views.ts'

type Wanted = z.output<typeof auditContract.exportAudit.body>

const columns: Record<string, (entry: EntryView) => CsvCell> = {
  entry: ({ entry }) => entry,
  at: ({ at }) => at,
  actor: ({ actor }) => actor?.name ?? (actor ? 'erased' : 'system'),
  actor_id: ({ actor }) => actor?.user_id ?? '',
  role: ({ actor }) => actor?.role ?? '',
  operation: ({ operation }) => operation,
  subject: ({ on }) => on.subject,
  name: ({ on }) => on.label ?? '',
  before: ({ changes }) => valuesOf(changes, 'before'),
  after: ({ changes }) => valuesOf(changes, 'after'),
  ready: ({ ready }) => ready ?? '',
  reason: ({ reason }) => reason ?? '',
  previous_hash: ({ previous_hash }) => previous_hash,
  hash: ({ hash }) => hash,
}

const valuesOf = (changes: EntryView['changes'], at: 'before' | 'after') =>
  changes
    .flatMap(({ field, ...change }) =>
      change[at] === null ? [] : [`${field}=${[change[at]].flat().join(' ')}`],
    )
    .join('; ')

/** What the filters find, as a file of codes and hashes that can be checked anywhere. Who took it is an entry of the log. */
export async function exportAudit(services: Services, caller: Caller, { locale, ...filters }: Wanted) {
  const { db, config } = services
  const found = await findEntries(db, await askedOf(services, filters), {
    before: undefined,
    limit: mostExportedEntries + 1,
  })
  const entries = await entryViews(db, found.slice(0, mostExportedEntries))
  const lines = entries.map((entry) => Object.values(columns).map((of) => of(entry)))
  await transaction(services, ({ tx, now }) =>
    recordAudit(
      tx,
      {
        actorId: caller.id,
        operation: 'export audit log',
        subject: 'audit log',
        detail: { entries: entries.length },
      },
      now,
    ),
  )
  return {
    name: `audit-log-${dayIn(config.timeZone, services.now().getTime())}.csv`,
    content: csvFile([Object.keys(columns), ...lines], csvFormOf(locale)),
    entries: entries.length,
    more: found.length > mostExportedEntries,
  }
}
