import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

/** The account of an identity. */
export function findIdentityOwner(db: Db, provider: SignInProvider, subject: string) {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.banned_at'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** The identities that sign a person in, by provider. */
export function listIdentities(db: Db, userId: string) {
  return db
    .selectFrom('identities')
    .select(['provider', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .execute()
}

type NewIdentity = {
  provider: SignInProvider
  subject: string
  user_id: string
  name: string
  created_at: Date
}

/** The database decides between two at once: one identity has one owner, and an owner one identity per provider. */
export async function insertIdentity(tx: Tx, identity: NewIdentity): Promise<void> {
  await tx.insertInto('identities').values(identity).execute()
}

/** Removes one; false if there was none. */
export async function deleteIdentity(tx: Tx, userId: string, provider: SignInProvider): Promise<boolean> {
  const removed = await tx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returning('subject')
    .executeTakeFirst()
  return removed !== undefined
}

/** Removes all of a person's, for when somebody else turns out to own the address (trust S8). */
export async function deleteIdentities(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('identities').where('user_id', '=', userId).execute()
}
