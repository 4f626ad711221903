import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { PostTopic } from '#contract/blog.ts'
import type { GameId } from '#core/games/game.ts'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { contains } from '#server/platform/db/contains.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

export type PostFilter = {
  locale: Locale
  game?: GameId | undefined
  topic?: PostTopic | undefined
  q?: string | undefined
}

export type PostRow = Selectable<Schema['posts']>

const listedColumns = [
  'post.id',
  'post.game',
  'post.topic',
  'post.author',
  'post.cover_seed',
  'post.cover_picture',
  'post.cover_x',
  'post.cover_y',
  // Readers see no post without it.
  sql<Date>`post.published_at`.as('published_at'),
  'text.slug',
  'text.title',
  'text.description',
  'text.minutes',
  'text.updated_at',
] as const

export type ListedPost = Awaited<ReturnType<typeof findPosts>>[number]

/** A page of the posts that a language has, newest first. */
export function findPosts(db: Db, filter: PostFilter, now: Date, page: number) {
  return filtered(db, filter, now)
    .select(listedColumns)
    .orderBy('post.published_at', 'desc')
    .orderBy('post.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export async function countPosts(db: Db, filter: PostFilter, now: Date): Promise<number> {
  const { total } = await filtered(db, filter, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many posts each language has. */
export async function countByLanguage(db: Db, now: Date): Promise<Map<Locale, number>> {
  const rows = await published(db, now)
    .select(({ fn }) => ['text.locale', fn.countAll<number>().as('total')])
    .groupBy('text.locale')
    .execute()
  return new Map(rows.map(({ locale, total }) => [locale, total]))
}

/** The post that a slug of today or earlier leads to, in its language. */
export function findPost(db: Db, locale: Locale, slug: string, now: Date) {
  return published(db, now)
    .innerJoin('post_slugs as address', (join) =>
      join.onRef('address.post_id', '=', 'text.post_id').onRef('address.locale', '=', 'text.locale'),
    )
    .select([...listedColumns, 'post.related', 'text.document'])
    .where('address.locale', '=', locale)
    .where('address.slug', '=', slug)
    .executeTakeFirst()
}

/** Today's slugs of posts: of these posts, or of all; in a language, or in every one. */
export function findSlugs(db: Db, now: Date, { ids, locale }: { ids?: readonly string[]; locale?: Locale }) {
  return published(db, now)
    .select(['post.id', 'text.locale', 'text.slug', 'text.updated_at'])
    .$if(ids !== undefined, (query) => query.where('post.id', 'in', ids ?? []))
    .$if(locale !== undefined, (query) => query.where('text.locale', '=', locale ?? 'en'))
    .orderBy('post.published_at', 'desc')
    .orderBy('post.id')
    .execute()
}

type Near = Pick<ListedPost, 'id' | 'game' | 'topic'> & { related: readonly string[] }

/**
 * What to read next: what the author names, then the same game, then the same topic, then the newest. The first three of each
 * are enough to choose from, and an index has them in their order.
 */
export async function findRelated(db: Db, locale: Locale, { id, game, topic, related }: Near, now: Date) {
  const newest = () =>
    filtered(db, { locale }, now)
      .select(listedColumns)
      .where('post.id', '<>', id)
      .orderBy('post.published_at', 'desc')
      .orderBy('post.id')
      .limit(shownRelated)
  const ofGame = () => newest().where('post.game', game === null ? 'is' : '=', game)
  const found = await Promise.all([
    newest()
      .where('post.id', 'in', related.length > 0 ? [...related] : [''])
      .execute(),
    ofGame().where('post.topic', '=', topic).execute(),
    ofGame().execute(),
    newest().where('post.topic', '=', topic).execute(),
    newest().execute(),
  ])
  const named = found[0].toSorted((one, other) => related.indexOf(one.id) - related.indexOf(other.id))
  const posts = new Map([named, ...found.slice(1)].flat().map((post) => [post.id, post]))
  return [...posts.values()].slice(0, shownRelated)
}

const shownRelated = 3

function filtered(db: Db, { locale, game, topic, q }: PostFilter, now: Date) {
  return published(db, now)
    .where('text.locale', '=', locale)
    .$if(game !== undefined, (query) => query.where('post.game', '=', game ?? null))
    .$if(topic !== undefined, (query) => query.where('post.topic', '=', topic ?? 'guide'))
    .$if(Boolean(q), (query) => query.where((eb) => contains(eb.ref('text.words'), (q ?? '').toLowerCase())))
}

function published(db: Db, now: Date) {
  return db
    .selectFrom('posts as post')
    .innerJoin('post_texts as text', 'text.post_id', 'post.id')
    .where('post.published_at', '<=', now)
    .where('post.withdrawn_at', 'is', null)
    .where('text.live', '=', true)
}

/** Hides the posts that come with the product, or shows them again; staff's own stay as they are. Returns which changed. */
export async function showReadyPosts(tx: Tx, shown: boolean, now: Date): Promise<string[]> {
  const changed = await tx
    .updateTable('posts')
    .set({ withdrawn_at: shown ? null : now })
    .where('source', 'is not', null)
    .where('withdrawn_at', shown ? 'is not' : 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('post_texts')
            .select('locale')
            .whereRef('post_id', '=', 'posts.id')
            .where('post_texts.source', 'is', null),
        ),
      ),
    )
    .returning('id')
    .execute()
  return changed.map(({ id }) => id)
}

/** A post for a write: whoever changes it, its drafts or what is live of it goes one after another. */
export function lockPost(tx: Tx, id: string) {
  return tx.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findPostRow(db: Db, id: string) {
  return db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function changePost(tx: Tx, id: string, columns: Updateable<Schema['posts']>): Promise<void> {
  await tx.updateTable('posts').set(columns).where('id', '=', id).execute()
}

export async function insertPost(tx: Tx, post: Insertable<Schema['posts']>): Promise<void> {
  await tx.insertInto('posts').values(post).execute()
}

export async function dropPost(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('posts').where('id', '=', id).execute()
}

export type TextFacts = Awaited<ReturnType<typeof findTextFacts>>[number]

/** What each language of a post has or had on the site, without its words. */
export function findTextFacts(db: Db, postId: string) {
  return db
    .selectFrom('post_texts')
    .select(['locale', 'slug', 'live', 'published_revision', 'published_at', 'updated_at'])
    .where('post_id', '=', postId)
    .execute()
}

/** The published texts of a post in languages that have no draft yet. */
export function findUndrafted(db: Db, postId: string) {
  return db
    .selectFrom('post_texts as text')
    .select([
      'text.locale',
      'text.slug',
      'text.title',
      'text.description',
      'text.document',
      'text.updated_at',
    ])
    .where('text.post_id', '=', postId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('post_drafts as draft')
            .select('draft.language')
            .whereRef('draft.post_id', '=', 'text.post_id')
            .whereRef('draft.language', '=', 'text.locale'),
        ),
      ),
    )
    .execute()
}

/** The text that readers have or had of a language. */
export function findText(db: Db, postId: string, locale: Locale) {
  return db
    .selectFrom('post_texts')
    .select(['slug', 'title', 'description', 'document', 'live'])
    .where('post_id', '=', postId)
    .where('locale', '=', locale)
    .executeTakeFirst()
}

/** Makes a post and its texts staff's own: no file changes them again. */
export async function takeFromFiles(tx: Tx, postId: string): Promise<void> {
  await tx.updateTable('posts').set({ source: null }).where('id', '=', postId).execute()
  await tx.updateTable('post_texts').set({ source: null }).where('post_id', '=', postId).execute()
}

/** Takes languages of a post from the site. Returns those that were on it. */
export async function hideTexts(tx: Tx, postId: string, locales: readonly Locale[]): Promise<Locale[]> {
  const rows = await tx
    .updateTable('post_texts')
    .set({ live: false })
    .where('post_id', '=', postId)
    .where('locale', 'in', locales)
    .where('live', '=', true)
    .returning('locale')
    .execute()
  return rows.map(({ locale }) => locale)
}

/** Notes that a newer draft says just what is published. */
export async function markCurrent(tx: Tx, postId: string, locale: Locale, revision: number): Promise<void> {
  await tx
    .updateTable('post_texts')
    .set({ published_revision: revision, source: null })
    .where('post_id', '=', postId)
    .where('locale', '=', locale)
    .execute()
}

/** The posts to which slugs of a language belong, of today or earlier. */
export function findSlugOwners(db: Db, locale: Locale, slugs: readonly string[]) {
  if (slugs.length === 0) return Promise.resolve([])
  return db
    .selectFrom('post_slugs')
    .select(['slug', 'post_id'])
    .where('locale', '=', locale)
    .where('slug', 'in', slugs)
    .execute()
}

/** Which of these posts exist. */
export async function findExisting(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('posts').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The sources of all rows, to find which files have changed. */
export async function findSources(tx: Tx) {
  // Whoever edits one of them for the first time waits, or has been first.
  await tx.selectFrom('posts').select('id').where('source', 'is not', null).forUpdate().execute()
  const posts = await tx.selectFrom('posts').select(['id', 'source']).execute()
  const texts = await tx.selectFrom('post_texts').select(['post_id', 'locale', 'source']).execute()
  return { posts, texts }
}

/** One process brings posts at a time. */
export async function lockPosts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(708155)`.execute(tx)
}

export async function putPost(tx: Tx, post: Insertable<Schema['posts']>): Promise<void> {
  const { id: _id, ...columns } = post
  await tx
    .insertInto('posts')
    .values(post)
    .onConflict((oc) => oc.column('id').doUpdateSet(columns))
    .execute()
}

/** Writes a text and keeps its slug forever; a slug of another post is refused by its key. */
export async function putPostText(tx: Tx, text: Insertable<Schema['post_texts']>): Promise<void> {
  const { post_id, locale, ...columns } = text
  await tx
    .insertInto('post_texts')
    .values(text)
    .onConflict((oc) => oc.columns(['post_id', 'locale']).doUpdateSet(columns))
    .execute()
  const { slug } = text
  await sql`
    insert into post_slugs (locale, slug, post_id) values (${locale}, ${slug}, ${post_id})
    on conflict (locale, slug) do update set post_id = case
      when post_slugs.post_id = excluded.post_id then excluded.post_id end`.execute(tx)
}
