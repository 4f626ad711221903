import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { postSorts, postViews } from '#contract/post-desk.ts'
import type { GameId } from '#core/games/game.ts'
import type { Schema } from '#db/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { contains } from '#server/platform/db/contains.ts'
import type { Db } from '#server/platform/db/pool.ts'

export type PostView = (typeof postViews)[number]
export type PostSort = (typeof postSorts)[number]

export type DeskFilter = {
  /** Whose texts a view means; null means those of any. */
  language: Locale | null
  game: GameId | null
  q: string
  /** The languages that the shop speaks. */
  offered: readonly Locale[]
}

type Posts = ExpressionBuilder<Schema, 'posts'>

const deskColumns = [
  'id',
  'title',
  'source_language',
  'author',
  'cover_seed',
  'cover_picture',
  'cover_x',
  'cover_y',
  'game',
  'topic',
  'blocks',
  'state',
  'languages',
  'published_at',
  'changed_at',
  'changed_by',
  'demo',
] as const

/** Whether a post belongs to a view of the list. The archive is in no other view. */
function isIn(eb: Posts, view: PostView, { language, offered }: DeskFilter) {
  const archived = eb('state', '=', 'archived')
  const has = (column: 'live' | 'scheduled' | 'begun') =>
    sql<SqlBool>`${eb.ref(column)} @> ${[language]}::text[]`
  const isBehind = sql<SqlBool>`behind && ${language ? [language] : [...offered]}::text[]`
  const inView: Record<PostView, () => ReturnType<typeof eb.and>> = {
    archived: () => eb.and([archived]),
    all: () => eb.and([eb.not(archived)]),
    translate: () => eb.and([eb.not(archived), isBehind]),
    drafts: () => eb.and([language ? has('begun') : eb('state', '=', 'draft'), eb.not(archived)]),
    scheduled: () =>
      eb.and([language ? has('scheduled') : sql<SqlBool>`scheduled <> '{}'`, eb.not(archived)]),
    published: () => eb.and([language ? has('live') : eb('state', '=', 'published'), eb.not(archived)]),
  }
  return inView[view]()
}

/** A page of the posts of a view. */
export function findDeskPosts(
  db: Db,
  filter: DeskFilter,
  { view, sort, page, size }: { view: PostView; sort: PostSort; page: number; size: number },
) {
  return filtered(db, filter)
    .select(deskColumns)
    .where((eb) => isIn(eb, view, filter))
    .$if(sort === 'changed', (query) => query.orderBy('changed_at', 'desc').orderBy('id'))
    .$if(sort === 'oldest', (query) => query.orderBy('changed_at').orderBy('id', 'desc'))
    .$if(sort === 'title', (query) => query.orderBy(sql`lower(title)`).orderBy('id'))
    .$if(sort === 'published', (query) =>
      query.orderBy('published_at', (order) => order.desc().nullsLast()).orderBy('id'),
    )
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

export type DeskCounts = Record<PostView, number> & { texts: number }

/** How many posts each view has, and how many texts outside the archive are live. */
export async function countDeskPosts(db: Db, filter: DeskFilter): Promise<DeskCounts> {
  const count = (eb: Posts, view: PostView) =>
    eb.fn
      .countAll<number>()
      .filterWhere(() => isIn(eb, view, filter))
      .as(view)
  const counts = await filtered(db, filter)
    .select((eb) => [
      count(eb, 'translate'),
      count(eb, 'drafts'),
      count(eb, 'scheduled'),
      count(eb, 'published'),
      count(eb, 'archived'),
      count(eb, 'all'),
      sql<number>`coalesce(sum(cardinality(live)) filter (where state <> 'archived'), 0)::integer`.as(
        'texts',
      ),
    ])
    .executeTakeFirstOrThrow()
  return counts
}

/** Words are looked for in every draft, and in what is published of posts that were never edited. */
function filtered(db: Db, { game, q }: DeskFilter) {
  const words = q.trim().toLowerCase()
  return db
    .selectFrom('posts')
    .$if(game !== null, (query) => query.where('game', '=', game))
    .$if(words !== '', (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('post_drafts')
          .select('post_id')
          .where((draft) => contains(draft.ref('words'), words))
          .union(
            eb
              .selectFrom('post_texts')
              .select('post_id')
              .where((text) =>
                text.or([contains(text.ref('words'), words), contains(text.ref('slug'), words)]),
              ),
          ),
      ),
    )
}
