import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { BanReason } from '#core/people/bans.ts'
import { isWanted, type NewsTopic, newsTopics } from '#core/people/notification-choices.ts'
import { type Permission, permissions } from '#core/people/permissions.ts'
import { neverQuiet, type Quiet } from '#core/people/quiet-hours.ts'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '../db/pool.ts'

export type Account = { id: string; password_hash: string | null }

export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'banned_at'])
    .where('kind', '=', 'customer')
    .where('email', '=', email)
    .executeTakeFirst()
}

/** The database folds case as its index does, which differs from JavaScript for some letters. */
export async function findUsernameTaken(db: Db, username: string, exceptId?: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'customer')
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .executeTakeFirst()
  return row !== undefined && row.id !== exceptId
}

type NewCustomer = Pick<
  Insertable<Schema['users']>,
  'email' | 'username' | 'password_hash' | 'locale' | 'created_at' | 'verified_at' | 'age_confirmed_at'
>

/** Creates an account and returns its id. */
export async function insertCustomer(db: Db, customer: NewCustomer): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ kind: 'customer', ...customer })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates a guest and returns their id. */
export async function insertGuest(
  db: Db,
  guest: Pick<NewCustomer, 'email' | 'locale' | 'created_at' | 'age_confirmed_at'>,
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    // Boosters and coaches see the name, so it must reveal nothing of the address.
    .values({ kind: 'guest', username: sql<string>`'Guest ' || nextval('guest_numbers')`, ...guest })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Notes the word of a person that they are 18 or older; their first one counts. */
export async function confirmAge(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ age_confirmed_at: now })
    .where('id', '=', userId)
    .where('age_confirmed_at', 'is', null)
    .execute()
}

/** Whether a person has said that they are 18 or older. */
export async function isAdult(db: Db, userId: string): Promise<boolean> {
  const { age_confirmed_at: at } = await db
    .selectFrom('users')
    .select('age_confirmed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return at !== null
}

/** Stores what a user chose, or what their browser reports: their consent, or the ad click that brought them. */
export async function updateUser(
  db: Db,
  userId: string,
  columns: Pick<
    Updateable<Schema['users']>,
    'consent' | 'gclid' | 'username' | 'locale' | 'theme' | 'sound_volume' | 'avatar_small' | 'avatar_large'
  >,
): Promise<void> {
  await db.updateTable('users').set(columns).where('id', '=', userId).execute()
}

/** A person's account, locked until the transaction ends: links, passwords and addresses change one after another. */
export function lockAccount(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'kind',
      'email',
      'username',
      'locale',
      'password_hash',
      'verified_at',
      'banned_at',
      'erased_at',
      'age_confirmed_at',
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** What a person gets in with, and whether they have proven the address. */
export function findAccess(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['kind', 'email', 'password_hash', 'verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The other guests with an address that a mailed link has proven for them, locked. */
export async function lockProvenGuests(tx: Tx, email: string, exceptId: string): Promise<string[]> {
  const guests = await tx
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'guest')
    .where('email', '=', email)
    .where('id', '<>', exceptId)
    .where('verified_at', 'is not', null)
    .where('banned_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return guests.map(({ id }) => id)
}

/** A guest with this address whose orders wait for an answer of its owner, locked; undefined if there is none. */
export async function lockOfferedGuest(tx: Tx, guestId: string, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', guestId)
    .where('kind', '=', 'guest')
    .where('email', '=', email)
    .where('banned_at', 'is', null)
    .where('guest_answered_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.id
}

/** The owner of a guest's address has said whether its orders are theirs. */
export async function markAnswered(tx: Tx, guestId: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ guest_answered_at: now }).where('id', '=', guestId).execute()
}

/** Notes that the address is the person's; the address if nobody had proven it before. */
export async function markVerified(tx: Tx, userId: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('users')
    .set({ verified_at: now })
    .where('id', '=', userId)
    .where('verified_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string | null): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Replaces an address by one that the person has just proven. */
export async function replaceEmail(tx: Tx, userId: string, email: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ email, verified_at: now }).where('id', '=', userId).execute()
}

/** Makes a guest a customer; false if they are one already. Everything of theirs stays. */
export async function makeCustomer(
  tx: Tx,
  guestId: string,
  columns: { username: string; password_hash: string | null },
): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ kind: 'customer', ...columns })
    .where('id', '=', guestId)
    .where('kind', '=', 'guest')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a permission to an account that lacks it. */
export async function grantPermission(tx: Tx, userId: string, permission: Permission): Promise<void> {
  await tx
    .updateTable('users')
    .set({ permissions: sql`array_append(permissions, ${permission})` })
    .where('id', '=', userId)
    .where(sql<boolean>`not permissions @> array[${permission}]`)
    .execute()
}

/**
 * Two accounts with what decides who can change whom, locked in one order until the transaction ends: of two colleagues
 * who change each other at once, the second has lost what they needed.
 */
export function lockAccounts(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'kind', 'permissions', 'banned_at', 'banned_until', 'demo'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Replaces the permissions of a locked account. */
export async function setPermissions(tx: Tx, userId: string, held: readonly Permission[]): Promise<void> {
  await tx
    .updateTable('users')
    .set({ permissions: [...held] })
    .where('id', '=', userId)
    .execute()
}

/** Bans a locked account, or lifts its ban. */
export async function setBan(
  tx: Tx,
  userId: string,
  ban: { at: Date; until: Date | null; reason: BanReason; note: string; by: string } | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      banned_at: ban?.at ?? null,
      banned_until: ban?.until ?? null,
      ban_reason: ban?.reason ?? null,
      ban_note: ban?.note ?? '',
      banned_by: ban?.by ?? null,
    })
    .where('id', '=', userId)
    .execute()
}

/** Since when, until when and why a person is banned. */
export function findBan(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['banned_at', 'banned_until', 'ban_reason'])
    .where('id', '=', userId)
    .where('banned_at', 'is not', null)
    .executeTakeFirst()
}

export async function isGuest(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('kind').where('id', '=', userId).executeTakeFirstOrThrow()
  return user.kind === 'guest'
}

export async function isBanned(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('banned_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user.banned_at !== null
}

/** Whether someone can still be given money: they were neither banned nor erased. */
export async function canBePaid(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('banned_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return user !== undefined
}

/** The mailbox of a user's address; two spellings of one address share it. */
export async function mailboxOf(db: Db, userId: string): Promise<string> {
  const { mailbox } = await db
    .selectFrom('users')
    .select(sql<string>`mailbox(email)`.as('mailbox'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return mailbox
}

/** In which language each of these people reads. */
export function localesOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('users')
    .select(['id', 'locale'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Where a user receives mails, in which language, and whether the address is verified. */
export function findReader(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['kind', 'email', 'username', 'locale', 'verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** A person as their rows name them, locked when their account is about to be erased; undefined if it already was. */
export function findPerson(db: Db, userId: string, { lock = false } = {}) {
  return db
    .selectFrom('users as own')
    .select(['id', 'kind', 'email', 'username', 'permissions', 'locale', 'verified_at'])
    .select((eb) =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('users as other')
              .select('other.id')
              .whereRef('other.email', '=', 'own.email')
              .whereRef('other.id', '<>', 'own.id'),
          ),
        )
        .$castTo<boolean>()
        .as('only'),
    )
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .$if(lock, (query) => query.forUpdate('own'))
    .executeTakeFirst()
}

/** Guests from before a time who have no session, no order and no talk with support. */
export async function findIdleGuests(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from users
    where kind = 'guest' and erased_at is null and created_at < ${before}
      and not exists (select from sessions where user_id = users.id)
      and not exists (select from orders where customer_id = users.id)
      and not exists (select from support_threads where user_id = users.id)
    order by created_at limit ${limit}`.execute(db)
  return rows.rows.map(({ id }) => id)
}

/** A user's account as its owner sees it. */
export function findOwnAccount(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'kind', 'email', 'username', 'password_hash', 'locale', 'verified_at', 'created_at'])
    .select(['theme', 'sound_volume', 'avatar_small', 'avatar_large'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The ids of all staff with a permission. */
export async function staffWith(db: Db, permission: Permission): Promise<string[]> {
  return (await colleaguesWith(db, permission)).map(({ user_id }) => user_id)
}

/** The staff with a permission, by name. */
export function colleaguesWith(db: Db, permission: Permission) {
  return db
    .selectFrom('users')
    .select(['id as user_id', 'username', 'permissions'])
    .where(sql<boolean>`${permission} = any(permissions)`)
    .where('banned_at', 'is', null)
    .orderBy('username')
    .execute()
}

/** The user's name in records that outlive the account. */
export async function nameOf(db: Db, userId: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['username', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return user.username ?? user.email
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
      'age_confirmed_at',
      'theme',
      'sound_volume',
      'avatar_small',
      'avatar_large',
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
      sql<
        { topic: NewsTopic; wanted: boolean }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'wanted', wanted)), '[]')
        from notification_choices c where c.user_id = users.id and c.channel = 'sound')`.as('sounds'),
      sql<Quiet | null>`(select jsonb_build_object(
        'hours', case when from_minute is null then null
          else jsonb_build_object('from', from_minute, 'until', until_minute, 'zone', time_zone) end,
        'codes_wake', codes_wake,
        'paused_until', to_char(paused_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from quiet_hours q where q.user_id = users.id)`.as('quiet'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const sounds = row.sounds.map((each) => ({ ...each, channel: 'sound' as const }))
  return {
    _id: row.id,
    kind: row.kind,
    email: row.email,
    username: row.username,
    consent: row.consent,
    balance: row.balance ?? 0,
    locale: row.locale,
    permissions: permissions.filter((each) => row.permissions.includes(each)),
    boosterDetails:
      // Former boosters keep their services for the day when they come back.
      row.solo_limit === null || row.duo_limit === null || !row.permissions.includes('Booster')
        ? null
        : {
            services: row.filters.map((filter) => ({ filter: { _id: filter } })),
            solo_limit: row.solo_limit,
            duo_limit: row.duo_limit,
          },
    demo: row.demo,
    adult: row.age_confirmed_at !== null,
    avatar: avatarOf(row),
    theme: row.theme,
    sound: {
      volume: row.sound_volume,
      silent: newsTopics.filter((topic) => !isWanted(sounds, topic, 'sound')),
      quiet: row.quiet ?? neverQuiet,
    },
  }
}

/** The files of a user's picture; the database has both or none. */
export function avatarOf({
  avatar_small: small,
  avatar_large: large,
}: Pick<Selectable<Schema['users']>, 'avatar_small' | 'avatar_large'>) {
  return small && large ? { small, large } : null
}
