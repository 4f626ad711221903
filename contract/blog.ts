import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { postPictureWidths } from '#core/site/post-pictures.ts'
import { exampleToken, token } from './access.ts'
import { document, headings } from './document.ts'
import { endpoint, picture } from './endpoint.ts'
import { id, instant, listOf, localeCode, pageQuery, success, text } from './values.ts'

export const postTopics = ['ranked', 'guide', 'numbers', 'safety', 'shop'] as const
export type PostTopic = (typeof postTopics)[number]

export const longestSearch = 80

/** How long the fields of a post can be while they are written; search results show less of them. */
export const longestFields = { title: 200, description: 500, slug: 80 } as const

export const slug = z
  .string()
  .min(1)
  .max(longestFields.slug)
  .regex(/^[a-z\d-]+$/)

/** Lowercase words of Latin letters and digits, joined by single hyphens. */
export const slugForm = /^[a-z\d]+(?:-[a-z\d]+)*$/

export const postId = z.string().min(1).max(80).regex(slugForm)

/** A picture of the blog as a cover, and the point of it, in percent from left and top, that every cut shows. */
export const cover = z.strictObject({
  picture: id,
  x: z.int().min(0).max(100),
  y: z.int().min(0).max(100),
})

const language = localeCode.default('en')

/** A post in a list. */
const post = {
  post_id: z.string(),
  slug,
  title: z.string(),
  description: z.string(),
  /** Null is a post for all games. */
  game: z.enum(gameIds).nullable(),
  topic: z.enum(postTopics),
  author: z.string(),
  /** What the cover is drawn from, unless it is a picture. */
  cover_seed: z.string(),
  cover: cover.nullable(),
  /** How long reading takes. */
  minutes: z.int(),
  published_at: instant,
  updated_at: instant,
}

const listed = listOf(z.object(post))

export const listPosts = endpoint({
  summary: 'List the posts of a language, newest first, by game, topic and words',
  guard: 'public',
  query: pageQuery.extend({
    language,
    game: z.enum(gameIds).optional(),
    topic: z.enum(postTopics).optional(),
    q: text(longestSearch).optional(),
  }),
  reply: success(
    z.object({
      ...listed.shape.data.shape,
      /** The languages that have this page of the whole list. */
      languages: z.array(localeCode),
    }),
  ),
  errors: [],
})

export const getPost = endpoint({
  summary: 'Read a post by its slug; by an earlier slug too, then its own slug differs',
  guard: 'public',
  params: z.strictObject({ slug }),
  query: z.strictObject({ language }),
  reply: success(
    z.object({
      ...post,
      document,
      headings,
      /** Its slug in every language that has it. */
      slugs: z.partialRecord(localeCode, slug),
      /** The entries of the glossary that it links to. */
      terms: z.array(z.object({ anchor: z.string(), word: z.string() })),
      related: z.array(z.object(post)),
    }),
  ),
  errors: ['not_found'],
})

export const getPostPicture = endpoint({
  summary: 'Get a picture of the blog, in one of its widths',
  guard: 'public',
  params: z.strictObject({ picture_id: id, width: z.enum(postPictureWidths.map(String)) }),
  reply: picture,
  errors: ['not_found'],
})

/** What a post will be, as its draft is now. Dates are null while they aren't known. */
const previewed = z.object({
  ...post,
  published_at: instant.nullable(),
  document,
  headings,
  language: localeCode,
  /** The languages that have a draft with words. */
  languages: z.array(localeCode),
})

export const readPreview = endpoint({
  summary:
    'Read the draft of a post by the secret of a preview link; a language without a draft shows the source',
  guard: 'public',
  reads: true,
  body: z.strictObject({ token, language }),
  reply: success(z.object({ post: previewed })),
  errors: ['preview_not_found'],
  perMinute: 60,
  example: { body: { ...exampleToken, language: 'en' } },
})

export const blogContract = { listPosts, getPost, getPostPicture, readPreview }
