import { type Expression, type SqlBool, sql } from 'kysely'
import { dayMs } from '#core/base/durations.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { LetterContent } from './letter-content.ts'

/** The columns of an order that its mails need. */
export const mailedColumns = [
  'id',
  'number',
  'status',
  'customer_id',
  'booster_id',
  'coach_id',
  'config',
  'quote',
  'locale',
  'total',
  'currency',
  'created_at',
  'paid_at',
  'finished_at',
  'shortfall',
  'doubts',
  'searching_at',
] as const

export type NewMail = {
  recipient: string
  subject: string
  /** The plain text. */
  body: string
  kind: string
  locale: Locale
  content: LetterContent
  userId: string | null
  /** For whom it counts in the limit of its mailbox, and how many count in a day; null if it is always written. */
  countedFor: string | null | undefined
  most: number
  /** Never withheld from the owner of a proven address. */
  warns: boolean
  /** Identifies the mail's message; a second mail with the same ref is not written. */
  ref?: string | undefined
}

/**
 * Writes a mail, or finds the one with its ref; returns no row if whoever it counts for has reached the daily limit for
 * this mailbox.
 */
export function insertMail({ tx, now }: Work, mail: NewMail) {
  const { recipient, subject, body, kind, locale, content, userId, countedFor = null, ref = null } = mail
  const dayAgo = new Date(now.getTime() - dayMs)
  const at = sql<Date>`${now}::timestamptz`
  const isProven = sql<SqlBool>`exists (select from users where users.email = ${recipient}
    and users.verified_at is not null and (${userId}::uuid is null or users.id = ${userId}::uuid))`
  const isWritten = sql<SqlBool>`exists (select from mails as known where known.ref = ${ref})`
  return tx
    .insertInto('mails')
    .columns([
      'recipient',
      'subject',
      'body',
      'kind',
      'locale',
      'content',
      'user_id',
      'counted_for',
      'ref',
      'created_at',
      'next_attempt_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('mails')
        .select([
          sql<string>`${recipient}`.as('recipient'),
          sql<string>`${subject}`.as('subject'),
          sql<string>`${body}`.as('body'),
          sql<string>`${kind}`.as('kind'),
          sql<Locale>`${locale}`.as('locale'),
          sql<string>`${JSON.stringify(content)}::jsonb`.as('content'),
          sql<string | null>`${userId}::uuid`.as('user_id'),
          sql<string | null>`${countedFor}::text`.as('counted_for'),
          sql<string | null>`${ref}`.as('ref'),
          at.as('created_at'),
          at.as('next_attempt_at'),
        ])
        .where(sql<string>`mailbox(recipient)`, '=', sql<string>`mailbox(${recipient})`)
        .where('created_at', '>', dayAgo)
        .where('counted_for', '=', countedFor)
        .having((having) =>
          having.or([
            ...(mail.warns ? [isProven] : []),
            having(having.fn.countAll<number>(), '<', mail.most),
            isWritten,
          ]),
        ),
    )
    .onConflict((oc) => oc.column('ref').doUpdateSet((eb) => ({ ref: eb.ref('excluded.ref') })))
    .returning('id')
}

const giveUpAfterMs = 3 * dayMs

const mailColumns = ['id', 'recipient', 'subject', 'body', 'kind', 'locale', 'content', 'user_id'] as const

/** A mail as it is sent and read. */
export type MailRow = {
  id: number
  recipient: string
  subject: string
  body: string
  kind: string
  locale: Locale
  content: LetterContent | null
  user_id: string | null
}

/**
 * Some of the waiting mails, leased: no other sender gets them before their next attempt is due. The pause between
 * attempts grows; after three days a mail is abandoned.
 */
export async function leaseMails(db: Db, now: Date, limit: number): Promise<MailRow[]> {
  const rows = await db
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
    .returning(mailColumns)
    .execute()
  return rows as MailRow[]
}

type Cleared = { body: string; content: LetterContent } | null

/** Marks a mail as sent. `cleared` replaces what it said, without the link that only its reader may have. */
export async function markSent(db: Db, id: number, now: Date, cleared: Cleared = null): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      sent_at: now,
      last_error: null,
      ...(cleared && { body: cleared.body, content: JSON.stringify(cleared.content) }),
    })
    .where('id', '=', id)
    .execute()
}

/** Notes why the mail server did not accept a mail. */
export async function markRefused(db: Db, id: number, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ last_error: error.slice(0, 300) })
    .where('id', '=', id)
    .execute()
}

/** What became of a mail, as staff see it. */
export const mailStates = ['sent', 'waiting', 'retrying', 'failed'] as const
export type MailState = (typeof mailStates)[number]

const listedColumns = [
  'id',
  'recipient',
  'subject',
  'kind',
  'locale',
  'created_at',
  'sent_at',
  'attempts',
  'next_attempt_at',
  'last_error',
] as const

export type MailsQuery = {
  search: string
  kind: string | null
  state: MailState | null
  userId: string | null
  now: Date
}

/** A page of all mails, the newest first, with the count up to a limit. */
export async function listMails(
  db: Db,
  query: MailsQuery,
  { limit, offset, most }: { limit: number; offset: number; most: number },
) {
  const found = db.selectFrom('mails').where(asked(query))
  const [items, { count }] = await Promise.all([
    found
      .select(listedColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom(found.select('id').limit(most).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { items, count }
}

export type ListedMail = Awaited<ReturnType<typeof listMails>>['items'][number]

function asked({ search, kind, state, userId, now }: MailsQuery): Expression<SqlBool> {
  const conditions = [sql<SqlBool>`true`]
  if (search) conditions.push(sql<SqlBool>`strpos(lower(recipient), ${search.toLowerCase()}) > 0`)
  if (userId) conditions.push(sql<SqlBool>`user_id = ${userId}`)
  if (kind) conditions.push(sql<SqlBool>`kind = ${kind}`)
  const given = new Date(now.getTime() - giveUpAfterMs)
  const isFresh = sql<SqlBool>`created_at > ${given}`
  if (state === 'sent') conditions.push(sql<SqlBool>`sent_at is not null`)
  if (state && state !== 'sent') conditions.push(sql<SqlBool>`sent_at is null`)
  if (state === 'waiting') conditions.push(sql<SqlBool>`${isFresh} and attempts = 0`)
  if (state === 'retrying') conditions.push(sql<SqlBool>`${isFresh} and attempts > 0`)
  if (state === 'failed') conditions.push(sql<SqlBool>`not ${isFresh}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

export function stateOf(
  { sent_at, created_at, attempts }: Pick<ListedMail, 'sent_at' | 'created_at' | 'attempts'>,
  now: Date,
): MailState {
  if (sent_at) return 'sent'
  if (created_at.getTime() <= now.getTime() - giveUpAfterMs) return 'failed'
  return attempts === 0 ? 'waiting' : 'retrying'
}

/** One mail with everything it says. */
export async function findMail(db: Db, id: number): Promise<(MailRow & ListedMail) | undefined> {
  const row = await db
    .selectFrom('mails')
    .select([...mailColumns, 'created_at', 'sent_at', 'attempts', 'next_attempt_at', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row as (MailRow & ListedMail) | undefined
}

/** Lets the job send a mail that was not sent, once more and at once; false for one that was. */
export async function requeueMail(tx: Tx, id: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('mails')
    .set({ attempts: 0, created_at: now, next_attempt_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes mails from before a time, and those that must not outlive their sending: their refs begin with one of `farewells`. */
export async function deleteOldMails(
  db: Db,
  before: Date,
  { farewells, now }: { farewells: readonly string[]; now: Date },
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before),
        eb
          .or(farewells.map((start) => eb(sql<boolean>`starts_with(ref, ${start})`, '=', true)))
          .and(
            eb.or([
              eb('sent_at', 'is not', null),
              eb('created_at', '<', new Date(now.getTime() - giveUpAfterMs)),
            ]),
          ),
      ]),
    )
    .execute()
}

/** Who shares reminders: a proven account is alone, because strangers' orders must not use up its own. */
const reminded = sql<string>`case when users.verified_at is null then mailbox(users.email) else users.id::text end`

/** Whether one of those who share reminders got one of this kind within a day. */
function mailedToday(now: Date, prefix: string) {
  const dayAgo = new Date(now.getTime() - dayMs)
  return sql<SqlBool>`exists (select from mails where mailbox(mails.recipient) = mailbox(users.email)
    and (users.verified_at is null or mails.user_id = users.id)
    and mails.created_at > ${dayAgo} and mails.ref like ${`${prefix}:%`})`
}

const mailedFor = (prefix: string) =>
  sql<SqlBool>`exists (select from mails where mails.ref = ${`${prefix}:`} || orders.id)`

/**
 * Unpaid orders from before a given time whose customers have no reminder yet: the newest of each mailbox or
 * proven account, and none for one that got a reminder within a day.
 */
export function findUnreminded(db: Db, before: Date, now: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.customer_id')
    .distinctOn(reminded)
    .select(mailedColumns.map((column) => `orders.${column}` as const))
    .where('orders.status', '=', 'not_paid')
    .where('orders.created_at', '<', before)
    .where((eb) => eb.not(mailedFor('order_unpaid')))
    .where((eb) => eb.not(mailedToday(now, 'order_unpaid')))
    .orderBy(reminded)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(500)
    .execute()
}

/** Orders paid between two times whose login is still missing and whose customers have no reminder yet. */
export function findWithoutLogin(db: Db, paid: { from: Date; to: Date }) {
  return db
    .selectFrom('orders')
    .select(mailedColumns.map((column) => `orders.${column}` as const))
    .where('orders.status', '=', 'waiting_for_account')
    .where('orders.paid_at', '>', paid.from)
    .where('orders.paid_at', '<=', paid.to)
    .where((eb) => eb.not(mailedFor('login_needed')))
    .orderBy('orders.paid_at')
    .limit(500)
    .execute()
}

/**
 * Orders completed between two times that have no review, and whose customers have no reminder yet and want one; a
 * demo's customers of past years can't sign in.
 */
export function findUnreviewed(db: Db, between: { from: Date; to: Date }) {
  return db
    .selectFrom('orders')
    .select(mailedColumns.map((column) => `orders.${column}` as const))
    .where('orders.status', '=', 'completed')
    .where('orders.closed_at', '>', between.from)
    .where('orders.closed_at', '<=', between.to)
    .where('orders.booster_id', 'is not', null)
    .where(sql<SqlBool>`not exists (select from reviews where reviews.order_id = orders.id)`)
    .where(
      sql<SqlBool>`not exists (select from notification_choices choice where choice.user_id = orders.customer_id
        and choice.topic = 'reviews' and choice.channel = 'mail' and not choice.wanted)`,
    )
    .where((eb) => eb.not(mailedFor('review_asked')))
    .orderBy('orders.closed_at')
    .limit(500)
    .execute()
}

/**
 * Running orders with games since their last digest, at most two days back, that have none for this day yet; with the
 * time of that last digest.
 */
export function findPlayedOrders(db: Db, now: Date, day: string) {
  const last = sql<Date | null>`(select max(mails.created_at) from mails
    where mails.kind = 'progress_digest' and mails.ref like 'progress_digest:' || orders.id || ':%')`
  const since = new Date(now.getTime() - 2 * dayMs)
  return db
    .selectFrom('orders')
    .select(mailedColumns.map((column) => `orders.${column}` as const))
    .select(last.as('last_mailed'))
    .where('orders.status', '=', 'boosting')
    .where(
      sql<SqlBool>`exists (select from order_games where order_games.order_id = orders.id
        and order_games.struck_at is null and order_games.played_at > greatest(${since}, ${last}))`,
    )
    .where(
      sql<SqlBool>`not exists (select from mails where mails.ref = 'progress_digest:' || orders.id || ':' || ${day})`,
    )
    .limit(500)
    .execute()
}

/** Every kind of the mails that are kept; each is looked up in the index by the one before, however many mails there are. */
export async function mailKinds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds as (
      select min(kind) as kind from mails
      union all
      select (select min(kind) from mails where mails.kind > kinds.kind) from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** Whether the customer, who has no page open, is mailed that their booster waits for a login code. */
export async function isCodeMailed(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_codes')
    .select('mailed')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.mailed ?? false
}
