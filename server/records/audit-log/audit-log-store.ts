import { type SqlBool, sql } from 'kysely'
import type { Permission } from '#core/people/permissions.ts'
import { auditOperationNames, auditOperations } from '#core/site/audit-operations.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** What the log is asked for; what is undefined filters nothing. */
export type Asked = {
  who: string | undefined
  operations: readonly string[] | undefined
  subjects: readonly string[] | undefined
  /** What a search found: any of these. */
  found: Found | undefined
  from: Date | undefined
  until: Date | undefined
}

export type Found = { entry: number | null; people: readonly string[]; subjects: readonly string[] }

export type AuditEntry = {
  id: number
  at: Date
  actor_id: string | null
  actor: string | null
  actor_erased: boolean
  permissions: Permission[] | null
  operation: string
  subject: string
  detail: Record<string, unknown>
  hash: string
  previous_hash: string
}

/** The actor of these is the owner of the account. */
const ofAccounts: readonly string[] = auditOperationNames.filter(
  (name) => 'ofAccount' in auditOperations[name],
)

/** What an entry must match, apart from what a search found. */
function conditions({ who, operations, subjects, from, until }: Asked) {
  const any = (column: string, type: string, values: readonly string[]) =>
    sql<SqlBool>`${sql.ref(column)} = any(${values}::${sql.raw(type)}[])`
  return sql.join(
    [
      sql<SqlBool>`true`,
      ...(who === 'system' ? [sql<SqlBool>`actor_id is null`] : []),
      ...(who === 'staff'
        ? [sql<SqlBool>`actor_id is not null and operation <> all(${ofAccounts}::text[])`]
        : []),
      ...(who && who !== 'system' && who !== 'staff' ? [sql<SqlBool>`actor_id = ${who}::uuid`] : []),
      ...(operations ? [any('operation', 'text', operations)] : []),
      ...(subjects ? [any('subject', 'text', subjects)] : []),
      ...(from ? [sql<SqlBool>`at >= ${from}`] : []),
      ...(until ? [sql<SqlBool>`at < ${until}`] : []),
    ],
    sql` and `,
  )
}

/**
 * The ids of the newest entries that match. Each person whom a search found is a scan of its own: one condition for all of
 * them would walk through the whole log for somebody who is hardly in it.
 */
function matching(asked: Asked, older: ReturnType<typeof sql>, limit: number) {
  const { found } = asked
  const newest = (key: ReturnType<typeof sql>) =>
    sql`(select id from audit_log where ${key} and ${conditions(asked)} and ${older} order by id desc limit ${limit})`
  if (!found) return newest(sql`true`)
  const ways = [
    newest(sql`id = ${found.entry}`),
    newest(sql`subject = any(${found.subjects}::text[])`),
    ...found.people.map((person) => newest(sql`actor_id = ${person}::uuid`)),
  ]
  return sql`select id from (${sql.join(ways, sql` union `)}) as found order by id desc limit ${limit}`
}

/** The newest entries that match, before an entry if one is given. */
export async function findEntries(
  db: Db,
  asked: Asked,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const older = before === undefined ? sql`true` : sql`id < ${before}`
  const { rows } = await sql<AuditEntry>`
    select audit_log.id, at, actor_id, users.username as actor, users.erased_at is not null as actor_erased,
      users.permissions, operation, subject, detail, encode(hash, 'hex') as hash,
      encode(previous_hash, 'hex') as previous_hash
    from (${matching(asked, older, limit)}) as page
    join audit_log on audit_log.id = page.id
    left join users on users.id = audit_log.actor_id order by audit_log.id desc`.execute(db)
  return rows
}

/** How many entries match, up to a limit. */
export async function countEntries(db: Db, asked: Asked, most: number): Promise<number> {
  const all = sql`select from audit_log where ${conditions(asked)} limit ${most}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${asked.found ? matching(asked, sql`true`, most) : all}) as counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Everyone who has an entry, by name: one step of the index for each of them. */
export async function findActors(db: Db, most: number) {
  const { rows } = await sql<{ user_id: string; name: string | null }>`
    with recursive actor (id) as (
      (select actor_id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit_log where actor_id > actor.id order by actor_id limit 1)
      from actor where actor.id is not null
    )
    select users.id as user_id, case when erased_at is null then username end as name
    from (select id from actor where id is not null limit ${most}) as known
    join users on users.id = known.id order by lower(username), users.id`.execute(db)
  return rows
}
