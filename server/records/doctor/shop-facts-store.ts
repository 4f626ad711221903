import { sql } from 'kysely'
import { staffPermissions } from '#core/people/permissions.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { factorsOf } from '#server/platform/sessions/proof-store.ts'

/** What the server's account of the database is, and whether it could change history. */
export async function readRights(db: Db): Promise<{ strong: boolean; clock: Date }> {
  const { rows } = await sql<{ strong: boolean; clock: Date }>`
    select (select rolsuper or rolcreaterole or rolcreatedb from pg_roles where rolname = current_user)
        or has_table_privilege('ledger_lines', 'update') or has_table_privilege('audit_log', 'delete')
        as strong,
      clock_timestamp() as clock`.execute(db)
  const [rights] = rows
  if (!rights) throw new Error('no rights')
  return rights
}

export async function readMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return rows.map(({ name }) => name)
}

/** How many staff have no second factor, and how many people have full access. */
export async function readStaff(db: Db): Promise<{ unprotected: number; admins: number }> {
  const { rows } = await sql<{ unprotected: number; admins: number }>`
    select (count(*) filter (where not ${factorsOf.app} and ${factorsOf.passkeys} = 0))::int as unprotected,
      (count(*) filter (where 'FullAccess' = any(permissions)))::int as admins
    from users
    where permissions && ${[...staffPermissions]}::text[] and banned_at is null and erased_at is null`.execute(
    db,
  )
  const [staff] = rows
  if (!staff) throw new Error('no staff')
  return staff
}
