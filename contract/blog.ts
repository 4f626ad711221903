import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { document, headings } from './document.ts'
import { endpoint } from './endpoint.ts'
import { instant, listOf, localeCode, pageQuery, success, text } from './values.ts'

export const postTopics = ['ranked', 'guide', 'numbers', 'safety', 'shop'] as const
export type PostTopic = (typeof postTopics)[number]

export const longestSearch = 80

const slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z\d-]+$/)

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
  /** What the cover is drawn from. */
  cover_seed: z.string(),
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

export const blogContract = { listPosts, getPost }
