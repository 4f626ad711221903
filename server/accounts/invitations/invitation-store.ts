import { type Insertable, type Selectable, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type Invitation = Selectable<Schema['staff_invitations']>
type NewInvitation = Omit<Insertable<Schema['staff_invitations']>, 'id'>

/** Writes an invitation; an earlier one of the same address ends, with its link. */
export async function putInvitation(tx: Tx, invitation: NewInvitation): Promise<string> {
  const { id } = await tx
    .insertInto('staff_invitations')
    .values(invitation)
    .onConflict((oc) => oc.column('email').doUpdateSet(invitation))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The invitation of a link that still works; reading it changes nothing. */
export function findInvitation(db: Db, tokenHash: Buffer, now: Date): Promise<Invitation | undefined> {
  return working(db, tokenHash, now).executeTakeFirst()
}

/** The same, locked: of two who use it at once, the second finds what the first has left. */
export function lockInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<Invitation | undefined> {
  return working(tx, tokenHash, now).forUpdate().executeTakeFirst()
}

function working(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
}

export function lockInvitationById(tx: Tx, id: string): Promise<Invitation | undefined> {
  return tx.selectFrom('staff_invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function lockInvitationOf(tx: Tx, email: string): Promise<Invitation | undefined> {
  return tx
    .selectFrom('staff_invitations')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staff_invitations').where('id', '=', id).execute()
}

/** The invitations that can still be accepted, the newest first. */
export function listOpenInvitations(db: Db, now: Date) {
  return db
    .selectFrom('staff_invitations as invitation')
    .leftJoin('users', 'users.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.permissions', 'invited_at', 'expires_at'])
    .select('users.username as invited_by')
    .where('expires_at', '>', now)
    .orderBy('invited_at', 'desc')
    .orderBy('invitation.id')
    .execute()
}

export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staff_invitations').where('expires_at', '<=', now).execute()
}

/** Who can give permissions, and whether a second factor protects it. */
export async function findAdmins(db: Db): Promise<{ email: string; name: string; secondFactor: boolean }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'username'])
    .select(
      sql<boolean>`exists (select from passkeys p where p.user_id = users.id)
        or exists (select from authenticator_apps a where a.user_id = users.id and a.confirmed_at is not null)`.as(
        'secondFactor',
      ),
    )
    .where(sql<boolean>`'FullAccess' = any(permissions)`)
    .where('banned_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(({ username, ...row }) => ({ ...row, name: username ?? row.email }))
}
