import { type Insertable, sql } from 'kysely'
import type { PostTopic } from '#contract/blog.ts'
import type { GameId } from '#core/games/game.ts'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

export type PostFilter = {
  locale: Locale
  game?: GameId | undefined
  topic?: PostTopic | undefined
  q?: string | undefined
}

const listedColumns = [
  'post.id',
  'post.game',
  'post.topic',
  'post.author',
  'post.cover_seed',
  'post.published_at',
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

export function countPosts(db: Db, filter: PostFilter, now: Date) {
  return filtered(db, filter, now)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
}

/** How many posts each language has, and when the newest text changed. */
export function countByLanguage(db: Db, now: Date) {
  return published(db, now)
    .select(({ fn }) => [
      'text.locale',
      fn.countAll<number>().as('total'),
      fn.max('text.updated_at').as('updated_at'),
    ])
    .groupBy('text.locale')
    .execute()
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

/** What to read next: what the author names, then the same game, then the same topic, then the newest. */
export function findRelated(db: Db, locale: Locale, { id, game, topic, related }: Near, now: Date) {
  return filtered(db, { locale }, now)
    .select(listedColumns)
    .where('post.id', '<>', id)
    .orderBy(sql`array_position(${related}::text[], post.id)`, (order) => order.asc().nullsLast())
    .orderBy(sql`post.game is not distinct from ${game}::text`, 'desc')
    .orderBy(sql`post.topic = ${topic}`, 'desc')
    .orderBy('post.published_at', 'desc')
    .orderBy('post.id')
    .limit(3)
    .execute()
}

function filtered(db: Db, { locale, game, topic, q }: PostFilter, now: Date) {
  return published(db, now)
    .where('text.locale', '=', locale)
    .$if(game !== undefined, (query) => query.where('post.game', '=', game ?? null))
    .$if(topic !== undefined, (query) => query.where('post.topic', '=', topic ?? 'guide'))
    .$if(Boolean(q), (query) => query.where(sql<boolean>`strpos(text.words, ${q?.toLowerCase()}) > 0`))
}

function published(db: Db, now: Date) {
  return db
    .selectFrom('posts as post')
    .innerJoin('post_texts as text', 'text.post_id', 'post.id')
    .where('post.published_at', '<=', now)
    .where('post.withdrawn_at', 'is', null)
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

/** The sources of all rows, to find which files have changed. */
export async function findSources(tx: Tx) {
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
