import { sql } from 'kysely'
import { type Factors, isStaff } from '#core/people/factors.ts'
import type { Db } from '../db/pool.ts'

/** Columns of a query about users. */
export const factorsOf = {
  app: sql<boolean>`exists (select from authenticator_apps a
    where a.user_id = users.id and a.confirmed_at is not null)`,
  passkeys: sql<number>`(select count(*) from passkeys p where p.user_id = users.id)`,
  recoveryCodes: sql<number>`(select count(*) from recovery_codes c
    where c.user_id = users.id and c.used_at is null)`,
}

type Row = { permissions: Parameters<typeof isStaff>[0]; password_hash: string | null } & Omit<
  Factors,
  'staff' | 'password'
>

function factors({ permissions, password_hash, app, passkeys, recoveryCodes }: Row): Factors {
  return {
    staff: isStaff(permissions),
    password: password_hash !== null,
    app,
    passkeys: Number(passkeys),
    recoveryCodes: Number(recoveryCodes),
  }
}

function columns(db: Db) {
  return db
    .selectFrom('users')
    .select(['users.id', 'permissions', 'password_hash', 'email'])
    .select([
      factorsOf.app.as('app'),
      factorsOf.passkeys.as('passkeys'),
      factorsOf.recoveryCodes.as('recoveryCodes'),
    ])
}

/** What a person has set up, in one read; the password's hash binds what is sealed for them. */
export async function findFactors(db: Db, userId: string) {
  const row = await columns(db).where('users.id', '=', userId).executeTakeFirstOrThrow()
  return { factors: factors(row), email: row.email, passwordHash: row.password_hash }
}

/** The last proof of a live session, and what its person has set up. */
export async function findProof(db: Db, sessionId: string) {
  const row = await columns(db)
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['proved_at', 'proved_by'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()
  return row && { provedAt: row.proved_at, provedBy: row.proved_by, factors: factors(row) }
}
