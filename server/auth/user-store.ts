import { sql } from 'kysely'
import { type Permission, permissions } from '#core/permissions.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db } from '../db.ts'

export type Account = { id: string; password_hash: string | null }

export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'banned_at'])
    .where('kind', '=', 'customer')
    .where('email', '=', email)
    .executeTakeFirst()
}

export async function findUsernameTaken(db: Db, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'customer')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  return row !== undefined
}

/** The signed-in user as the contract shows it (spec 3), in one read. */
export async function findSessionUser(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('boosters', 'boosters.user_id', 'users.id')
    .select((eb) => [
      'users.id',
      'kind',
      'email',
      'username',
      'consent',
      'locale',
      'permissions',
      'demo',
      'boosters.solo_limit',
      'boosters.duo_limit',
      eb
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('kind', '=', 'customer_balance')
        .whereRef('owner_id', '=', 'users.id')
        .as('balance'),
      sql<
        string[]
      >`array(select filter from booster_filters f where f.user_id = users.id order by filter)`.as('filters'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    _id: row.id,
    kind: row.kind,
    email: row.email,
    username: row.username,
    consent: row.consent,
    balance: row.balance ?? 0,
    locale: row.locale as Locale,
    permissions: permissions.filter((each): each is Permission => row.permissions.includes(each)),
    boosterDetails:
      row.solo_limit === null || row.duo_limit === null
        ? null
        : {
            services: row.filters.map((filter) => ({ filter: { _id: filter } })),
            solo_limit: row.solo_limit,
            duo_limit: row.duo_limit,
          },
    demo: row.demo,
  }
}
