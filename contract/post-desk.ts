import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { cover, longestFields, postId, postTopics, slug } from './blog.ts'
import { draftBlock } from './document.ts'
import { endpoint } from './endpoint.ts'
import { unkept } from './unkept.ts'
import {
  id,
  instant,
  type LocaleCode,
  listOf,
  localeCode,
  person,
  sizedPageQuery,
  success,
  text,
  typed,
} from './values.ts'

/**
 * Staff's side of the blog. A post has a draft per language, apart from what is published. A draft is a list of parts, each with
 * the draft's `revision` at its last change. A save sends only what changed, with the revision that it came from.
 */

const byPost = z.strictObject({ post_id: postId })
const byDraft = byPost.extend({ language: localeCode })

/** What the page calls a part, forever; a translation's part has the id of the source's part that it translates. */
const partId = z.string().regex(/^[a-z\d]{1,16}$/)
const revision = z.int().min(0).max(2_000_000_000)
/** The revision of the source's part (or field) that a translation says; null in the source language, or unknown. */
const from = revision.nullable()

const part = z.object({
  id: partId,
  revision,
  block: draftBlock,
  from,
  /** Who changed it last, and when; null for what came with the product or from an erased account. */
  by: person.nullable(),
  at: instant.nullable(),
})
const field = z.object({ value: z.string(), revision, from })
const fields = z.object({ title: field, description: field, slug: field })

/** What a list says of a language of a post. `live` wins over the others, `scheduled` over `ready`. */
export const languageStates = ['missing', 'begun', 'ready', 'scheduled', 'live'] as const

const languageOf = z.object({
  state: z.enum(languageStates),
  /** How many of the source's blocks it says, and how many of them the source has changed since. */
  done: z.int(),
  stale: z.int(),
  /** Nothing of it is missing, empty or stale, its title and summary included. */
  complete: z.boolean(),
  revision,
  /** The draft says something else than the live page. */
  changed: z.boolean(),
  /** When its draft last changed. */
  at: instant.nullable(),
  slug: z.string(),
  live_at: instant.nullable(),
  live_slug: z.string().nullable(),
  live_revision: revision.nullable(),
  publish_at: instant.nullable(),
  /** The check that kept its schedule from being carried out. */
  problem: z.string().nullable(),
})

/** The state of each language that has one; the others are missing. */
export type LanguagesOfPost = Partial<Record<LocaleCode, z.output<typeof languageOf>>>

export const postStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type PostState = (typeof postStates)[number]

const deskRow = z.object({
  post_id: postId,
  /** In the source language, or the first one that has one; can be empty. */
  title: z.string(),
  source_language: localeCode,
  author: z.string(),
  cover_seed: z.string(),
  cover: cover.nullable(),
  game: z.enum(gameIds).nullable(),
  topic: z.enum(postTopics),
  /** How many blocks the source has. */
  blocks: z.int(),
  state: z.enum(postStates),
  /** A language without an entry is missing. */
  languages: z.partialRecord(localeCode, languageOf),
  published_at: instant.nullable(),
  changed_at: instant,
  changed_by: person.nullable(),
  demo: z.boolean(),
})

const desk = deskRow.extend({
  /** Counts what is saved of the facts (`savePostFacts`), so that two who change them don't overwrite each other. */
  version: z.int(),
  related: z.array(postId),
  /** The languages that the shop speaks, and its time zone, in which a schedule is meant. */
  offered: z.array(localeCode),
  time_zone: z.string(),
  /** It was never published, so it can be deleted. */
  deletable: z.boolean(),
})
const oneDesk = success(z.object({ post: desk }))

export const postViews = ['translate', 'drafts', 'scheduled', 'published', 'archived', 'all'] as const
export const postSorts = ['changed', 'oldest', 'title', 'published'] as const

const listDrafts = endpoint({
  summary:
    'List all posts for staff, drafts included; `language` and a view together are those whose text in it is meant',
  guard: 'EditUsers',
  query: sizedPageQuery.extend({
    view: z.enum(postViews).default('all'),
    language: localeCode.optional(),
    game: z.enum(gameIds).optional(),
    q: text(80).default(''),
    sort: z.enum(postSorts).default('changed'),
  }),
  reply: success(
    listOf(deskRow).shape.data.extend({
      counts: z.record(z.enum(postViews), z.int()),
      /** How many texts of posts that aren't archived are live, of all that could be. */
      texts: z.object({ live: z.int(), possible: z.int() }),
      offered: z.array(localeCode),
    }),
  ),
  errors: [],
})

const getDeskPost = endpoint({
  summary: 'Read a post as staff see it: its facts, and the state of each language',
  guard: 'EditUsers',
  params: byPost,
  reply: oneDesk,
  errors: ['post_not_found'],
})

const createPost = endpoint({
  summary: 'Begin a post',
  guard: 'EditUsers',
  body: z.strictObject({
    source_language: localeCode.default('en'),
    game: z.enum(gameIds).nullable().default(null),
    topic: z.enum(postTopics).default('guide'),
    title: typed(longestFields.title).default(''),
  }),
  reply: oneDesk,
  errors: [],
  perMinute: 20,
  example: { body: { source_language: 'en', game: 'valorant', topic: 'guide', title: 'How acts end' } },
})

const savePostFacts = endpoint({
  summary:
    'Save the facts of a post; what is left out stays, and `version` is the one that was read. What is live changes at once',
  guard: 'EditUsers',
  params: byPost,
  body: z.strictObject({
    version: z.int().min(0),
    game: z.enum(gameIds).nullable().optional(),
    topic: z.enum(postTopics).optional(),
    author: text(60).min(1).optional(),
    related: z.array(postId).max(3).optional(),
    cover: cover.nullable().optional(),
  }),
  reply: oneDesk,
  errors: ['post_not_found', 'post_changed', 'post_picture_unknown'],
  perMinute: 60,
  example: { body: { version: 2, game: 'valorant', author: 'Peakline' } },
})

const deletePost = endpoint({
  summary: 'Delete a post that was never published',
  guard: 'EditUsers',
  params: byPost,
  reply: success(z.object({})),
  errors: ['post_not_found', 'post_published'],
})

/** A draft whole, or what has changed of it. */
const draftNow = {
  language: localeCode,
  revision,
  /** Every part in its order. */
  order: z.array(partId),
  fields,
  saved_at: instant.nullable(),
}

const draft = z.object({ ...draftNow, parts: z.array(part) })

const getDraft = endpoint({
  summary: 'Read the draft of a language; one that nobody has begun is empty',
  guard: 'EditUsers',
  params: byDraft,
  reply: success(z.object({ draft })),
  errors: ['post_not_found'],
})

/** The revision of the part or field that was changed; null for a new part. */
const base = revision.nullable()

const fieldChange = z.discriminatedUnion('field', [
  z.strictObject({
    type: z.literal('field'),
    field: z.literal('title'),
    base,
    value: typed(longestFields.title),
    from: from.optional(),
  }),
  z.strictObject({
    type: z.literal('field'),
    field: z.literal('description'),
    base,
    value: typed(longestFields.description),
    from: from.optional(),
  }),
  z.strictObject({
    type: z.literal('field'),
    field: z.literal('slug'),
    base,
    /** An empty one follows the title again. */
    value: z
      .string()
      .max(longestFields.slug)
      .regex(/^[a-z\d-]*$/),
    from: from.optional(),
  }),
])

const change = z.discriminatedUnion('type', [
  /** Writes a part: at its place, or, with `after`, behind that part (null: first). A new one without `after` is the last. */
  z.strictObject({
    type: z.literal('put'),
    id: partId,
    base,
    block: draftBlock,
    after: partId.nullable().optional(),
    from: from.optional(),
  }),
  /** Moves a part. It conflicts with nothing. */
  z.strictObject({ type: z.literal('move'), id: partId, after: partId.nullable() }),
  z.strictObject({ type: z.literal('remove'), id: partId, base }),
  /** A translation that is still right: it says the source's revision `from`. */
  z.strictObject({ type: z.literal('confirm'), id: partId, base, from: revision }),
  fieldChange,
])

/** The most changes of one save; a draft has at most 500 parts (`core/site/post-drafts.ts`). */
export const mostChanges = 600

const theirs = { by: person.nullable(), at: instant.nullable() }
const conflict = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('part'),
    id: partId,
    /** Null is what removed it. */
    yours: draftBlock.nullable(),
    theirs: draftBlock.nullable(),
    /** The revision to name as `base` to overwrite theirs; null where they removed it. */
    base,
    ...theirs,
  }),
  z.object({
    type: z.literal('field'),
    field: z.enum(['title', 'description', 'slug']),
    yours: z.string(),
    theirs: z.string(),
    base,
    ...theirs,
  }),
])

const saved = z.object({
  ...draftNow,
  /** The parts that have changed since `seen`, whoever changed them. */
  parts: z.array(part),
  /** The parts that were removed since `seen`. */
  removed: z.array(partId),
  /** What wasn't applied, because someone else had changed it: everything else of the save was. */
  conflicts: z.array(conflict),
})
const oneSaved = success(z.object({ saved }))

const saveDraft = endpoint({
  summary:
    'Save what has changed of a draft. A change of what someone else has changed since is no change but a conflict that shows both; without changes it reads what is new since `seen`',
  guard: 'EditUsers',
  params: byDraft,
  body: z.strictObject({ seen: revision, changes: z.array(change).max(mostChanges) }),
  reply: oneSaved,
  errors: ['post_not_found', 'post_picture_unknown', 'post_too_long', 'payload_too_large'],
  perMinute: 120,
  mostBytes: 1_000_000,
  example: {
    body: {
      seen: 4,
      changes: [
        {
          type: 'put',
          id: 'b2',
          base: 3,
          block: { type: 'paragraph', content: [{ type: 'text', text: 'An act lasts two months.' }] },
        },
        { type: 'field', field: 'title', base: 1, value: 'How acts end' },
      ],
    },
  },
})

const version = z.object({
  version_id: id,
  language: localeCode,
  /** Null is what came with the product, or an erased account. */
  by: person.nullable(),
  begun_at: instant,
  at: instant,
  revision,
  name: z.string().nullable(),
  kind: z.enum(['first', 'edit', 'restore']),
  /** What it changed: ids of parts, and fields. */
  changed: z.array(z.string()),
  /** When this very version was published last; `live` if it is what readers see. */
  published_at: instant.nullable(),
  live: z.boolean(),
})
const byVersion = byPost.extend({ version_id: id })

const listPostVersions = endpoint({
  summary:
    'List the versions of a post, newest first. What a person saves within ten minutes, with nobody between, is one',
  guard: 'EditUsers',
  params: byPost,
  query: sizedPageQuery.extend({
    language: localeCode.optional(),
    named: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
  }),
  reply: listOf(version),
  errors: ['post_not_found'],
})

const versionText = version.extend({
  fields: z.object({ title: z.string(), description: z.string(), slug: z.string() }),
  parts: z.array(z.object({ id: partId, block: draftBlock })),
})
const oneVersion = success(z.object({ version: versionText }))

const getPostVersion = endpoint({
  summary: 'Read a version of a post whole',
  guard: 'EditUsers',
  params: byVersion,
  reply: oneVersion,
  errors: ['post_not_found', 'post_version_not_found'],
})

const namePostVersion = endpoint({
  summary: 'Name a version, so that it is found again; an empty name takes it away',
  guard: 'EditUsers',
  params: byVersion,
  body: z.strictObject({ name: text(60) }),
  reply: oneVersion,
  errors: ['post_not_found', 'post_version_not_found'],
  perMinute: 60,
  example: { body: { name: 'Before the new season' } },
})

const restorePostVersion = endpoint({
  summary:
    'Write a version into its draft again, as a new version; what is live stays. Returns what changed since `seen`',
  guard: 'EditUsers',
  params: byVersion,
  body: z.strictObject({ seen: revision }),
  reply: oneSaved,
  errors: ['post_not_found', 'post_version_not_found', 'post_picture_unknown'],
  perMinute: 20,
  example: { body: { seen: 12 } },
})

/** What keeps a language from going live. */
export const checkErrors = [
  'title_missing',
  'description_missing',
  'slug_missing',
  'slug_invalid',
  'slug_taken',
  'text_missing',
  'part_missing',
  'part_empty',
  'alt_missing',
  'picture_missing',
  'link_broken',
  'hole_unknown',
] as const
/** What an editor should know. */
export const checkWarnings = [
  'part_stale',
  'field_stale',
  'part_extra',
  'title_long',
  'description_long',
  'link_foreign',
] as const

export type CheckKind = (typeof checkErrors)[number] | (typeof checkWarnings)[number]

const check = z.object({
  language: localeCode,
  level: z.enum(['error', 'warning']),
  kind: z.enum([...checkErrors, ...checkWarnings]),
  /** The part or the field that it is about. */
  id: z.string().nullable(),
  /** The link or the hole. */
  detail: z.string().nullable(),
})

const checkPost = endpoint({
  summary:
    'Check what keeps each language of a post from going live, and what an editor should know; a language without a draft is left out',
  guard: 'EditUsers',
  params: byPost,
  reply: success(z.object({ checks: z.array(check) })),
  errors: ['post_not_found'],
})

const checkPostSlug = endpoint({
  summary: 'Check that no other post has or had a slug in a language',
  guard: 'EditUsers',
  params: byDraft,
  query: z.strictObject({ slug }),
  reply: success(z.object({ free: z.boolean() })),
  errors: [],
})

const checkPostLink = endpoint({
  summary:
    'Check a link of a post: whether a page, a post or an entry of the glossary of our own exists, or whether it leads elsewhere',
  guard: 'EditUsers',
  query: z.strictObject({ href: text(300).min(1), language: localeCode.default('en') }),
  reply: success(z.object({ problem: z.enum(['link_broken', 'link_foreign']).nullable() })),
  errors: [],
})

const languages = z.array(localeCode).min(1).max(localeCode.options.length)
const named = z.strictObject({ languages })

const publishPost = endpoint({
  summary:
    'Publish languages of a post, each as it was seen, now or at a time; at that time their drafts go live as they then are. `errors` names the languages and checks of what is incomplete',
  guard: 'EditUsers',
  params: byPost,
  body: z.strictObject({
    languages: z
      .array(z.strictObject({ language: localeCode, revision }))
      .min(1)
      .max(localeCode.options.length),
    at: instant.nullable(),
  }),
  reply: oneDesk,
  errors: ['post_not_found', 'post_changed', 'post_archived', 'post_not_ready', 'post_time_past'],
  perMinute: 30,
  example: { body: { languages: [{ language: 'en', revision: 7 }], at: null } },
})

const unschedulePost = endpoint({
  summary: 'Take languages of a post from its schedule',
  guard: 'EditUsers',
  params: byPost,
  body: named,
  reply: oneDesk,
  errors: ['post_not_found'],
  perMinute: 60,
  example: { body: { languages: ['en', 'de'] } },
})

const unpublishPost = endpoint({
  summary: 'Take languages of a post from the site; their drafts stay, and so do their addresses',
  guard: 'EditUsers',
  params: byPost,
  body: named,
  reply: oneDesk,
  errors: ['post_not_found'],
  perMinute: 60,
  example: { body: { languages: ['fr'] } },
})

const archivePost = endpoint({
  summary: 'Take a post from the site and from its schedule, and out of the way',
  guard: 'EditUsers',
  params: byPost,
  reply: oneDesk,
  errors: ['post_not_found'],
  perMinute: 60,
})

const unarchivePost = endpoint({
  summary: 'Take a post from the archive: the languages that were live are again',
  guard: 'EditUsers',
  params: byPost,
  reply: oneDesk,
  errors: ['post_not_found'],
  perMinute: 60,
})

export const bulkActions = ['publish', 'schedule', 'unschedule', 'unpublish', 'archive', 'unarchive'] as const

const changePosts = endpoint({
  summary:
    'Publish, schedule, unpublish or archive several posts. Publishing takes every language that is complete and not live as it is; each post has its result',
  guard: 'EditUsers',
  body: z.strictObject({
    action: z.enum(bulkActions),
    posts: z.array(postId).min(1).max(100),
    /** Of `schedule` only. */
    at: instant.nullable().default(null),
  }),
  reply: success(
    z.object({
      results: z.array(
        z.object({
          post_id: postId,
          /** The languages that the action changed. */
          languages: z.array(localeCode),
          /** Why nothing happened; null if something did, or nothing was left to do. */
          refusal: z.enum(['post_not_found', 'post_archived', 'post_not_ready']).nullable(),
        }),
      ),
    }),
  ),
  errors: ['post_time_past'],
  perMinute: 20,
  example: { body: { action: 'unpublish', posts: ['decay-and-open-tiers'], at: null } },
})

const preview = z.object({
  preview_id: id,
  by: person.nullable(),
  created_at: instant,
  expires_at: instant,
  last_read_at: instant.nullable(),
})

const createPreview = endpoint({
  summary:
    'Make a secret link that shows the draft of a post to whoever has it, until it is revoked or expires; only its hash is stored',
  guard: 'EditUsers',
  unkept: unkept.secret,
  params: byPost,
  reply: success(z.object({ preview, token: z.string() })),
  errors: ['post_not_found', 'too_many_previews'],
  perMinute: 20,
})

const listPreviews = endpoint({
  summary: 'List the preview links of a post that still work',
  guard: 'EditUsers',
  params: byPost,
  reply: success(z.object({ previews: z.array(preview) })),
  errors: ['post_not_found'],
})

const revokePreview = endpoint({
  summary: 'Revoke a preview link',
  guard: 'EditUsers',
  params: byPost.extend({ preview_id: id }),
  reply: success(z.object({})),
  errors: ['preview_not_found'],
  perMinute: 60,
})

const uploadPostPicture = endpoint({
  summary:
    'Upload a picture for a post (multipart, one file: PNG, JPEG or WebP); it is re-encoded in several widths',
  guard: 'EditUsers',
  unkept: unkept.picture,
  reply: success(
    z.object({
      picture_id: id,
      /** Of the largest width that there is. */
      width: z.int(),
      height: z.int(),
    }),
  ),
  errors: [
    'no_files_uploaded',
    'bad_file_extension',
    'payload_too_large',
    'bad_request',
    'server_busy',
    'too_many_pictures',
  ],
  perMinute: 20,
  example: {
    reply: { data: { picture_id: 'b61d7c61-0c7e-4a19-8f6c-2b9a35f1a0c4', width: 1600, height: 900 } },
  },
})

export const postDeskContract = {
  listDrafts,
  getDeskPost,
  createPost,
  savePostFacts,
  deletePost,
  getDraft,
  saveDraft,
  listPostVersions,
  getPostVersion,
  namePostVersion,
  restorePostVersion,
  checkPost,
  checkPostSlug,
  checkPostLink,
  publishPost,
  unschedulePost,
  unpublishPost,
  archivePost,
  unarchivePost,
  changePosts,
  createPreview,
  listPreviews,
  revokePreview,
  uploadPostPicture,
}
