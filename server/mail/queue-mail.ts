import { sql } from 'kysely'
import type { Tx } from '../db.ts'

export type NewMail = {
  subject: string
  /** Says `recipientsName` where the recipient is named. */
  body: string
  /** Names what the mail tells; a second mail of the same name is not written. */
  ref?: string
}

/** Stands for the recipient's name, which the statement that stores the mail fills in. */
export const recipientsName = '{username}'

/** Writes a mail to a person in the transaction of what it tells; the job sends it after the commit. */
export async function queueMail(tx: Tx, userId: string, mail: NewMail, now: Date): Promise<void> {
  const { subject, body, ref = null } = mail
  await sql`
    insert into mails (recipient, subject, body, ref, created_at, next_attempt_at)
    select email, ${subject}, replace(${body}, ${recipientsName}, username), ${ref}, ${now}::timestamptz, ${now}::timestamptz
    from users where id = ${userId}
    on conflict (ref) do nothing`.execute(tx)
}
