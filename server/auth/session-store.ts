import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Permission } from '#core/permissions.ts'
import type { Db } from '../db.ts'
import type { Caller } from '../route.ts'
import {
  accessTokenMinutes,
  newToken,
  refreshTokenOf,
  sessionDays,
  type Tokens,
  tokenHash,
} from './tokens.ts'

const minute = 60_000
const day = 86_400_000

/** Starts a session (a family of tokens) for a user. */
export async function insertSession(
  db: Db,
  userId: string,
  now: Date,
): Promise<Tokens & { sessionId: string }> {
  const id = randomUUID()
  const tokens = { accessToken: newToken(), refreshToken: refreshTokenOf(id, newToken()) }
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, ...columns(tokens, now) })
    .execute()
  return { ...tokens, sessionId: id }
}

/** The columns of a token pair that is given out now. */
export function columns(tokens: Tokens, now: Date) {
  return {
    access_hash: tokenHash(tokens.accessToken),
    access_expires_at: new Date(now.getTime() + accessTokenMinutes * minute),
    refresh_hash: tokenHash(tokens.refreshToken),
    refreshed_at: now,
    expires_at: new Date(now.getTime() + sessionDays * day),
  }
}

export type FoundSession = Caller & { expiresAt: number }

/** The live session of an access token, with its user, in one indexed read. */
export async function findSession(db: Db, accessHash: Buffer): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.access_expires_at',
      'users.id',
      'users.kind',
      'users.permissions',
      'users.banned_at',
    ])
    .where('sessions.access_hash', '=', accessHash)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      sessionId: row.sessionId,
      kind: row.kind,
      permissions: row.permissions as Permission[],
      banned: row.banned_at !== null,
      expiresAt: row.access_expires_at.getTime(),
    }
  )
}

/** A session to renew, held until the transaction ends, and whether its user was banned. */
export function lockSession(db: Db, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select('users.banned_at')
    .where('sessions.id', '=', sessionId)
    .forUpdate('sessions')
    .executeTakeFirst()
}

export async function revokeSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Sessions that can no longer be used are deleted after a while, so that the table stays small. */
export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(sql`coalesce(revoked_at, expires_at)`, '<', new Date(now.getTime() - day))
    .execute()
}
