import { type Selectable, sql } from 'kysely'
import {
  type ApplicationContent,
  type ApplicationMove,
  type ApplicationStatus,
  applicationMoves,
} from '#core/boosters/applications.ts'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

export type ApplicationRow = Selectable<Schema['applications']>
export type StepAction = Schema['application_steps']['action']

/** The person's latest application: the open one, or the last that was answered. */
export function findLatest(db: Db, userId: string): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** An application with its applicant; a draft is the applicant's own. */
export function findSent(db: Db, id: string) {
  return db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .selectAll('applications')
    .select(['users.username', 'users.email'])
    .where('applications.id', '=', id)
    .where('applications.status', '<>', 'draft')
    .executeTakeFirst()
}

export function findSteps(db: Db, applicationId: string) {
  return db
    .selectFrom('application_steps')
    .select(['action', 'note', 'at'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute()
}

type NewDraft = { userId: string; content: ApplicationContent; locale: Locale; now: Date }

/** Begins a draft; undefined if the person already has an open application. */
export function insertDraft(tx: Tx, { userId, content, locale, now }: NewDraft) {
  return tx
    .insertInto('applications')
    .values({
      user_id: userId,
      content: JSON.stringify(content),
      locale,
      created_at: now,
      updated_at: now,
    })
    .onConflict((oc) =>
      oc.column('user_id').where(sql<boolean>`status in ('draft', 'sent', 'asked')`).doNothing(),
    )
    .returning(['id', 'version', 'updated_at'])
    .executeTakeFirst()
}

type Change = { userId: string; version: number; content: ApplicationContent; locale: Locale; now: Date }

/** Replaces the draft of a version; undefined if it is at another one or can't be changed. */
export function updateDraft(tx: Tx, { userId, version, content, locale, now }: Change) {
  return tx
    .updateTable('applications')
    .set({
      content: JSON.stringify(content),
      locale,
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .where('status', 'in', applicationMoves.save.from)
    .returning(['id', 'version', 'updated_at'])
    .executeTakeFirst()
}

/** The open draft, if it has exactly this content. */
export function findSameDraft(tx: Tx, userId: string, content: ApplicationContent) {
  return tx
    .selectFrom('applications')
    .select(['id', 'version', 'updated_at'])
    .where('user_id', '=', userId)
    .where('status', 'in', applicationMoves.save.from)
    .where(sql<boolean>`content = ${JSON.stringify(content)}::jsonb`)
    .executeTakeFirst()
}

type Moved = {
  id: string
  version: number
  move: ApplicationMove
  columns: Partial<{ sent_at: Date; due_at: Date | null; decided_at: Date }>
}

/** Takes a step of the table of moves, guarded by version and status; undefined if either has changed. */
export function moveApplication(
  tx: Tx,
  { id, version, move, columns }: Moved,
): Promise<ApplicationRow | undefined> {
  const { from, to } = applicationMoves[move]
  return tx
    .updateTable('applications')
    .set({ ...columns, version: sql`version + 1`, ...(to && { status: to as ApplicationStatus }) })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', [...from])
    .returningAll()
    .executeTakeFirst()
}

type Step = { applicationId: string; action: StepAction; actorId: string; note?: string; at: Date }

export async function insertStep(
  tx: Tx,
  { applicationId, action, actorId, note = '', at }: Step,
): Promise<void> {
  await tx
    .insertInto('application_steps')
    .values({ application_id: applicationId, action, actor_id: actorId, note, at })
    .execute()
}

export type ListState = 'open' | 'answered'

function listed(db: Db, state: ListState) {
  return db
    .selectFrom('applications')
    .where('status', 'in', state === 'open' ? ['sent', 'asked'] : ['accepted', 'refused'])
}

/** A page of the applications that wait for an answer, oldest first; or of the answered ones, newest first. */
export function findApplications(db: Db, state: ListState, page: number) {
  const rows = listed(db, state)
    .innerJoin('users', 'users.id', 'applications.user_id')
    .selectAll('applications')
    .select('users.username')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const sorted =
    state === 'open'
      ? rows.orderBy('applications.sent_at').orderBy('applications.id')
      : rows.orderBy('applications.decided_at', 'desc').orderBy('applications.id')
  return sorted.execute()
}

export async function countApplications(db: Db, state: ListState): Promise<number> {
  const { total } = await listed(db, state)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Drafts that were last changed before a given time, oldest first. */
export async function findOldDrafts(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('status', '=', 'draft')
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Erases a draft that is still old; false when its owner has changed it meanwhile. */
export async function eraseDraft(tx: Tx, id: string, before: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('applications')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where('updated_at', '<', before)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Applications that were answered before a given time and still have pictures, oldest first. */
export async function findPictured(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('decided_at', '<', before)
    .where(sql<boolean>`content -> 'pictures' <> '[]'`)
    .orderBy('decided_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes the pictures from an application's content. */
export async function forgetPictures(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('applications')
    .set({ content: sql`jsonb_set(content, '{pictures}', '[]')` })
    .where('id', '=', id)
    .execute()
}
