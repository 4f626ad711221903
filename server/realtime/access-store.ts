import { sql } from 'kysely'
import type { Permission } from '#core/permissions.ts'
import type { Db } from '../db.ts'
import { roomsOf } from './rooms.ts'

/** What a live session opens, and when (ms since the epoch) it ends. */
export type Access = { rooms: string[]; expiresAt: number }

/** The access of each session that is live and whose user is not banned; the others are missing. */
export async function findAccess(db: Db, sessionIds: readonly string[]): Promise<Map<string, Access>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as sessionId',
      'sessions.expires_at',
      'users.id',
      'users.permissions',
      sql<
        string[]
      >`array(select filter from booster_filters f where f.user_id = users.id order by filter)`.as('filters'),
    ])
    .where('sessions.id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('sessions.revoked_at', 'is', null)
    .where('users.banned_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ sessionId, expires_at, id, permissions, filters }) => [
      sessionId,
      {
        rooms: roomsOf({ id, permissions: permissions as Permission[], banned: false, filters }),
        expiresAt: expires_at.getTime(),
      },
    ]),
  )
}
