import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { minuteMs } from '#core/base/durations.ts'
import { isSecondFactor, isStaff, type ProvedBy } from '#core/people/factors.ts'
import type { Permission } from '#core/people/permissions.ts'
import { retention } from '#core/people/retention.ts'
import type { Schema } from '#db/schema.ts'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Caller } from './caller.ts'
import type { Device } from './read-device.ts'
import { accessTokenMinutes, newToken, refreshTokenOf, type Tokens, tokenHash } from './tokens.ts'

/** Starts a session (a family of tokens) for a user. */
export async function insertSession(
  { db, config }: { db: Db; config: Pick<Config, 'secretKey'> },
  userId: string,
  now: Date,
  provedBy: ProvedBy = 'first_factor',
): Promise<Tokens & { sessionId: string }> {
  const id = randomUUID()
  const refreshToken = refreshTokenOf(config.secretKey, id, newToken())
  const tokens = { accessToken: newToken(), refreshToken }
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, ...columns(tokens, now), ...proofColumns(provedBy, now) })
    .execute()
  return { ...tokens, sessionId: id }
}

/** The columns of a proof that is given now. */
function proofColumns(proved_by: ProvedBy, proved_at: Date) {
  return { proved_by, proved_at, ...(isSecondFactor(proved_by) && { second_factor: true }) }
}

/** The person of a session has proven again who they are. */
export async function noteProof(db: Db, sessionId: string, provedBy: ProvedBy, now: Date): Promise<void> {
  await db.updateTable('sessions').set(proofColumns(provedBy, now)).where('id', '=', sessionId).execute()
}

/** The person has no second factor any more, so none has confirmed their sessions. */
export async function forgetSecondFactor(db: Db, userId: string): Promise<void> {
  const weak = { second_factor: false, proved_by: 'first_factor' } as const
  await db.updateTable('sessions').set(weak).where('user_id', '=', userId).execute()
}

/** The columns of a token pair that is issued now. */
function columns(tokens: Tokens, now: Date) {
  return {
    access_hash: tokenHash(tokens.accessToken),
    access_expires_at: new Date(now.getTime() + accessTokenMinutes * minuteMs),
    refresh_hash: tokenHash(tokens.refreshToken),
    refreshed_at: now,
    expires_at: new Date(now.getTime() + retention.session),
  }
}

/** The same for a renewal, which never outlasts the whole life of the session (ASVS 7.3.2). */
function renewed(tokens: Tokens, now: Date) {
  const { expires_at, ...rest } = columns(tokens, now)
  const whole = retention.wholeSession / 1000
  return {
    ...rest,
    expires_at: sql<Date>`least(${expires_at}::timestamptz, created_at + ${whole} * interval '1 second')`,
  }
}

export type FoundSession = Caller & { expiresAt: number; renewalArrived: boolean }

/** The live session of an access token, with its user, in one indexed read. */
export async function findSession(
  { db, config }: WithRule,
  accessHash: Buffer,
): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'user_id', 'access_expires_at', 'renewal_arrived', 'second_factor'])
    .select(['users.kind', 'users.permissions', 'users.banned_at'])
    .where('sessions.access_hash', '=', accessHash)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      ...callerOf(row, config),
      expiresAt: row.access_expires_at.getTime(),
      renewalArrived: row.renewal_arrived,
    }
  )
}

type SessionRow = Selectable<Schema['sessions']>
type UserRow = Selectable<Schema['users']>

type Rule = Pick<Config, 'staffSecondFactor'>
type WithRule = { db: Db; config: Rule }
type Access = Pick<SessionRow, 'second_factor'> & Pick<UserRow, 'permissions'>

/** Whether a session can use a permission, or needs a second factor first (trust S13). */
function isUsable({ second_factor }: Pick<Access, 'second_factor'>, { staffSecondFactor }: Rule) {
  return (permission: Permission) => second_factor || !staffSecondFactor || !isStaff([permission])
}

/** The person whom a session represents. */
export function callerOf(
  row: Pick<SessionRow, 'id' | 'user_id'> & Pick<UserRow, 'kind' | 'banned_at'> & Access,
  rule: Rule,
): Caller {
  const usable = isUsable(row, rule)
  return {
    id: row.user_id,
    sessionId: row.id,
    kind: row.kind,
    permissions: row.permissions.filter(usable),
    withheld: row.permissions.filter((each) => !usable(each)),
    secondFactor: row.second_factor,
    banned: row.banned_at !== null,
  }
}

/** The tokens of a renewal were used: from now on, the previous one was stolen if it comes back. */
export async function noteRenewalArrived(db: Db, accessHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ renewal_arrived: true })
    .where('access_hash', '=', accessHash)
    .execute()
}

/** A session, locked until the transaction ends, with the needed facts about its user. */
export function lockSession(db: Db, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['users.kind', 'users.permissions', 'users.banned_at'])
    .where('sessions.id', '=', sessionId)
    .forUpdate('sessions')
    .executeTakeFirst()
}

export type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>

/** Gives a locked session its next tokens; the refresh token `before` stays valid for a moment. */
export async function renewSession(
  tx: Tx,
  sessionId: string,
  { tokens, before, now }: { tokens: Tokens; before: Buffer; now: Date },
): Promise<void> {
  const set = { ...renewed(tokens, now), previous_refresh_hash: before, renewal_arrived: false }
  await tx.updateTable('sessions').set(set).where('id', '=', sessionId).execute()
}

/** Issues the same tokens again, as if they were new. */
export async function extendSession(tx: Tx, sessionId: string, tokens: Tokens, now: Date): Promise<void> {
  await tx.updateTable('sessions').set(renewed(tokens, now)).where('id', '=', sessionId).execute()
}

/** What live sessions can access, each with its end; those of banned users are missing. */
export async function findLiveSessions({ db, config }: WithRule, sessionIds: readonly string[]) {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.expires_at',
      'users.id',
      'users.permissions',
      'sessions.second_factor',
      sql<
        string[]
      >`array(select filter from booster_filters f where f.user_id = users.id order by filter)`.as('filters'),
    ])
    .where('sessions.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('sessions.revoked_at', 'is', null)
    .where('users.banned_at', 'is', null)
    .execute()
  return rows.map((row) => ({ ...row, permissions: row.permissions.filter(isUsable(row, config)) }))
}

/** A person's live sessions, the last used first. */
export function findDevices(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at', 'refreshed_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('refreshed_at', 'desc')
    .execute()
}

/** Remembers which device a session is on. */
export async function nameDevice(db: Db, sessionId: string, { browser, system }: Device): Promise<void> {
  await db.updateTable('sessions').set({ browser, system }).where('id', '=', sessionId).execute()
}

export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends a live session of a person, and returns its device; undefined if there is none. */
export function revokeSessionOf(
  db: Db,
  userId: string,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<Device | undefined> {
  return db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['browser', 'system'])
    .executeTakeFirst()
}

/** Ends all sessions of a person, except one if given, and returns their ids. */
export async function revokeSessionsOf(
  db: Db,
  userId: string,
  { now, exceptId }: { now: Date; exceptId?: string | undefined },
): Promise<string[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (update) => update.where('id', '<>', exceptId ?? ''))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends all but a person's last used sessions, and returns the ids of those that ended (ASVS 7.1.2). */
export async function revokeSurplus(db: Db, userId: string, most: number, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .orderBy('refreshed_at', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sessions that can no longer be used are deleted after a while, to keep the table small. */
export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(sql`coalesce(revoked_at, expires_at)`, '<', new Date(now.getTime() - retention.endedSession))
    .execute()
}
