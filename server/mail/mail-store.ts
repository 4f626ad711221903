import { sql } from 'kysely'
import { dayMs } from '#core/durations.ts'
import type { Db, Tx } from '../db/pool.ts'
import type { Work } from '../work.ts'

/** The columns of an order that its mails need. */
export const mailedColumns = [
  'id',
  'number',
  'customer_id',
  'coach_id',
  'config',
  'locale',
  'total',
  'currency',
] as const

export type NewMail = {
  recipient: string
  subject: string
  body: string
  /** Identifies the mail's message; a second mail with the same ref is not written. */
  ref?: string
}

/** A mailbox gets no more mails than this a day: beyond it, someone is being harassed, whatever the cause. */
const mostADay = 30

/** Writes a mail; false when one with the same ref exists, or when the mailbox has reached its daily limit. */
export async function insertMail({ tx, now }: Work, mail: NewMail): Promise<boolean> {
  const { recipient, subject, body, ref = null } = mail
  const dayAgo = new Date(now.getTime() - dayMs)
  const written = await tx
    .insertInto('mails')
    .columns(['recipient', 'subject', 'body', 'ref', 'created_at', 'next_attempt_at'])
    .expression((eb) =>
      eb
        .selectFrom('mails')
        .select([
          sql<string>`${recipient}`.as('recipient'),
          sql<string>`${subject}`.as('subject'),
          sql<string>`${body}`.as('body'),
          sql<string | null>`${ref}`.as('ref'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('next_attempt_at'),
        ])
        .where(sql<string>`mailbox(recipient)`, '=', sql<string>`mailbox(${recipient})`)
        .where('created_at', '>', dayAgo)
        .having((having) => having.fn.countAll<number>(), '<', mostADay),
    )
    .onConflict((oc) => oc.column('ref').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Whether a mail with this ref was written. */
export async function isWritten(tx: Tx, ref: string): Promise<boolean> {
  const mail = await tx.selectFrom('mails').select('id').where('ref', '=', ref).executeTakeFirst()
  return mail !== undefined
}

const giveUpAfterMs = 3 * dayMs

/**
 * Some of the waiting mails, leased: no other sender gets them before their next attempt is due. The pause between
 * attempts grows; after three days a mail is abandoned.
 */
export function leaseMails(db: Db, now: Date, limit: number) {
  return db
    .updateTable('mails')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`${now}::timestamptz + least(60, 2 ^ attempts) * interval '1 minute' + interval '1 minute'`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where('created_at', '>', new Date(now.getTime() - giveUpAfterMs))
        .orderBy('next_attempt_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body'])
    .execute()
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now }).where('id', '=', id).execute()
}

/** Deletes mails from before a time, and those that must not outlive their sending: their refs begin with `farewell`. */
export async function deleteOldMails(
  db: Db,
  before: Date,
  { farewell, now }: { farewell: string; now: Date },
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before),
        eb(sql<boolean>`starts_with(ref, ${farewell})`, '=', true).and(
          eb.or([
            eb('sent_at', 'is not', null),
            eb('created_at', '<', new Date(now.getTime() - giveUpAfterMs)),
          ]),
        ),
      ]),
    )
    .execute()
}

/**
 * Unpaid orders from before a given time whose customers have no reminder yet: the newest of each mailbox, and none
 * for a mailbox that got a reminder within a day.
 */
export function findUnreminded(db: Db, before: Date, now: Date) {
  const dayAgo = new Date(now.getTime() - dayMs)
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .distinctOn(sql`mailbox(users.email)`)
    .select(mailedColumns.map((column) => `orders.${column}` as const))
    .where('orders.status', '=', 'not_paid')
    .where('orders.created_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mails')
            .select('mails.id')
            .where('ref', '=', sql<string>`'order_unpaid:' || orders.id`),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mails')
            .select('mails.id')
            .where(sql`mailbox(mails.recipient)`, '=', sql`mailbox(users.email)`)
            .where('mails.created_at', '>', dayAgo)
            .where('ref', 'like', 'order_unpaid:%'),
        ),
      ),
    )
    .orderBy(sql`mailbox(users.email)`)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(500)
    .execute()
}
