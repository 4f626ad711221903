import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DraftBlock } from '#contract/document.ts'
import type { Draft } from '#core/site/post-drafts.ts'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'

export type PostDraft = Draft<DraftBlock>
type DraftRow = Selectable<Schema['post_drafts']>

/** A draft with what is known of it beside its words. */
export type StoredDraft = Pick<
  DraftRow,
  'language' | 'changed_at' | 'changed_by' | 'publish_at' | 'publish_by' | 'problem'
> & { draft: PostDraft }

/** The drafts of a post, in all languages or some. */
export async function findDrafts(
  db: Db,
  postId: string,
  languages?: readonly Locale[],
): Promise<StoredDraft[]> {
  const rows = await db
    .selectFrom('post_drafts')
    .selectAll()
    .where('post_id', '=', postId)
    .$if(languages !== undefined, (query) => query.where('language', 'in', languages ?? []))
    .execute()
  return rows.map(({ revision, fields, own_slug, parts, removed, ...row }) => ({
    ...row,
    draft: { revision, fields, ownSlug: own_slug, parts, removed },
  }))
}

export async function hasDrafts(db: Db, postId: string): Promise<boolean> {
  const row = await db
    .selectFrom('post_drafts')
    .select('language')
    .where('post_id', '=', postId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type DraftFacts = {
  postId: string
  language: Locale
  words: string
  changedAt: Date | null
  changedBy: string | null
}

/** Writes a draft; its schedule stays. */
export async function putDraft(tx: Tx, draft: PostDraft, facts: DraftFacts): Promise<void> {
  const columns = {
    revision: draft.revision,
    fields: JSON.stringify(draft.fields),
    own_slug: draft.ownSlug,
    parts: JSON.stringify(draft.parts),
    removed: JSON.stringify(draft.removed),
    words: facts.words,
    changed_at: facts.changedAt,
    changed_by: facts.changedBy,
  }
  await tx
    .insertInto('post_drafts')
    .values({ post_id: facts.postId, language: facts.language, ...columns })
    .onConflict((oc) => oc.columns(['post_id', 'language']).doUpdateSet(columns))
    .execute()
}

/** Changes the schedule of some languages. */
export async function scheduleDrafts(
  tx: Tx,
  postId: string,
  languages: readonly Locale[],
  schedule: Pick<Updateable<Schema['post_drafts']>, 'publish_at' | 'publish_by' | 'problem'>,
): Promise<void> {
  if (languages.length === 0) return
  await tx
    .updateTable('post_drafts')
    .set(schedule)
    .where('post_id', '=', postId)
    .where('language', 'in', languages)
    .execute()
}

/** The posts that have a language to publish by now. */
export async function findDuePosts(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('post_drafts')
    .select('post_id')
    .where('publish_at', '<=', now)
    .groupBy('post_id')
    .orderBy((eb) => eb.fn.min('publish_at'))
    .limit(limit)
    .execute()
  return rows.map(({ post_id }) => post_id)
}

export type VersionRow = Selectable<Schema['post_versions']>

const versionColumns = [
  'id',
  'language',
  'kind',
  'begun_at',
  'at',
  'by',
  'revision',
  'name',
  'changed',
  'published_at',
  'closed',
] as const

/** The newest version of a language, without its text. */
export function findNewestVersion(db: Db, postId: string, language: Locale) {
  return db
    .selectFrom('post_versions')
    .select(versionColumns)
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .orderBy('revision', 'desc')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertVersion(tx: Tx, version: Insertable<Schema['post_versions']>): Promise<void> {
  await tx.insertInto('post_versions').values(version).execute()
}

export async function changeVersion(
  tx: Tx,
  id: string,
  columns: Updateable<Schema['post_versions']>,
): Promise<void> {
  await tx.updateTable('post_versions').set(columns).where('id', '=', id).execute()
}

/** Ends the version that is being written, and notes that this very text was published. */
export async function markPublished(
  tx: Tx,
  { postId, language, revision }: { postId: string; language: Locale; revision: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('post_versions')
    .set({ closed: true, published_at: now })
    .where('post_id', '=', postId)
    .where('language', '=', language)
    .where('revision', '=', revision)
    .execute()
}

export type VersionFilter = { language?: Locale | undefined; named: boolean }

export function findVersions(
  db: Db,
  postId: string,
  filter: VersionFilter,
  { page, size }: { page: number; size: number },
) {
  return versionsOf(db, postId, filter)
    .select(versionColumns)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

export async function countVersions(db: Db, postId: string, filter: VersionFilter): Promise<number> {
  const { total } = await versionsOf(db, postId, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function versionsOf(db: Db, postId: string, { language, named }: VersionFilter) {
  return db
    .selectFrom('post_versions')
    .where('post_id', '=', postId)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? 'en'))
    .$if(named, (query) => query.where('name', 'is not', null))
}

export function findVersion(db: Db, postId: string, id: string) {
  return db
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The names of people by their ids; an erased account has none. */
export async function namesOf(db: Db, ids: Iterable<string | null>): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', wanted)
    .where('erased_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** The drafts and versions that show a picture. */
export async function isPictureShown(tx: Tx, picture: string): Promise<boolean> {
  const mark = `%${picture}%`
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select 1 from post_drafts where parts::text like ${mark})
      or exists (select 1 from post_versions where parts::text like ${mark})
      or exists (select 1 from posts where cover_picture = ${picture}) as shown`.execute(tx)
  return rows[0]?.shown ?? false
}

/** The pictures that drafts and versions of a post show. */
export async function findPicturesOf(tx: Tx, postId: string): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select distinct part -> 'block' -> 'attrs' ->> 'picture' as picture
    from (
      select parts from post_drafts where post_id = ${postId}
      union all select parts from post_versions where post_id = ${postId}
    ) as written, jsonb_array_elements(parts) as part
    where part -> 'block' ->> 'type' = 'picture'`.execute(tx)
  return rows.map(({ picture }) => picture)
}
