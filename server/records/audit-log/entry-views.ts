import type { z } from 'zod'
import type { auditContract } from '#contract/audit.ts'
import { isId } from '#core/base/is-id.ts'
import { roleOf } from '#core/people/people.ts'
import { type AuditChange, auditDetails } from '#core/site/audit-details.ts'
import { type AuditSubject, auditSubject } from '#core/site/audit-subjects.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { AuditEntry } from './audit-log-store.ts'
import { findNames, isNamed, type NamedKind } from './named-store.ts'

export type EntryView = z.input<typeof auditContract.listAudit.reply>['data']['items'][number]

/** By what a subject is named; one that isn't in a table is named by its key. */
function namedBy({ kind, key }: AuditSubject): NamedKind | null {
  const of = kind === 'tip' || kind === 'dispute' ? 'order' : kind
  return isNamed(of) && (of === 'post' || isId(key)) ? of : null
}

/** Entries as staff read them. What they name is looked up once for all of them. */
export async function entryViews(db: Db, entries: readonly AuditEntry[]): Promise<EntryView[]> {
  const read = entries.map((entry) => ({
    entry,
    on: auditSubject(entry.subject),
    ...auditDetails(entry.operation, entry.detail),
  }))
  const keys = new Map<NamedKind, Set<string>>([['user', new Set()]])
  for (const { on, changes } of read) {
    const kind = namedBy(on)
    if (kind) keys.set(kind, (keys.get(kind) ?? new Set()).add(on.key))
    for (const { as, before, after } of changes)
      if (as === 'person')
        for (const each of [before, after]) if (typeof each === 'string') keys.get('user')?.add(each)
  }
  const names = new Map(
    await Promise.all(
      [...keys].map(async ([kind, of]) => [kind, await findNames(db, kind, [...of])] as const),
    ),
  )
  return read.map(({ entry, on, changes, reason, ready }) => {
    const by = namedBy(on)
    const label = by ? (names.get(by)?.get(on.key) ?? null) : on.key
    return {
      entry: entry.id,
      at: entry.at.toISOString(),
      actor: actorOf(entry),
      operation: entry.operation,
      on: { ...on, label, subject: entry.subject },
      changes: changes.map((change) => withNames(change, names.get('user'))),
      reason,
      ready,
      hash: entry.hash,
      previous_hash: entry.previous_hash,
    }
  })
}

function actorOf({ actor_id, actor, actor_erased, permissions }: AuditEntry): EntryView['actor'] {
  if (actor_id === null) return null
  return { user_id: actor_id, name: actor_erased ? null : actor, role: roleOf(permissions ?? []) }
}

/** People by their names; one who was erased has none. */
function withNames(change: AuditChange, people: ReadonlyMap<string, string> | undefined): AuditChange {
  if (change.as !== 'person') return change
  const nameOf = (value: AuditChange['after']) => (value === null ? null : (people?.get(String(value)) ?? ''))
  return { ...change, before: nameOf(change.before), after: nameOf(change.after) }
}
