import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { PostTopic } from '#contract/blog.ts'
import type { GameId } from '#core/games/game.ts'
import { posts as ownPosts } from '#db/content/posts.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { DocumentError } from '#server/platform/documents/document-error.ts'
import { fillDocument, holesLeft } from '#server/platform/documents/fill-document.ts'
import { wordsOf } from '#server/platform/documents/map-runs.ts'
import { readMarkdown } from '#server/platform/documents/read-markdown.ts'
import { readingMinutes } from '#server/platform/documents/reading-time.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { keepState } from './keep-state.ts'
import { findSources, lockPost, lockPosts, putPost, putPostText, showReadyPosts } from './post-store.ts'

export type PostFacts = {
  id: string
  game: GameId | null
  topic: PostTopic
  author: string
  published: string
  updated: string
  related?: readonly string[]
}

/** What a start brings: the facts of the posts, and the folder with `<id>/<locale>.md`. */
export type PostFiles = { posts: readonly PostFacts[]; folder: URL }

const ownFiles: PostFiles = {
  posts: ownPosts,
  folder: new URL('../../../db/content/posts/', import.meta.url),
}

type File = { post: PostFacts; locale: Locale; path: string; text: string; hash: string }

/**
 * Writes the posts of the repository to the database: each file that is new or has changed, unless staff have edited
 * its row. A post without a file in a language doesn't exist in that language. A shop can hide them (`READY_POSTS`).
 * @throws DocumentError for a file that the dialect doesn't allow.
 */
export async function bringPosts(services: Services, { posts, folder }: PostFiles = ownFiles): Promise<void> {
  const { readyPosts } = services.config
  const files = readyPosts ? (await Promise.all(posts.map((post) => filesOf(post, folder)))).flat() : []
  await transaction(services, async (work) => {
    await lockPosts(work.tx)
    const brought = new Set<string>()
    for (const id of await showReadyPosts(work.tx, readyPosts, work.now)) {
      await raiseChanged(work, id)
      const post = await lockPost(work.tx, id)
      if (post) await keepState(work, post)
    }
    if (!readyPosts) return
    const known = await findSources(work.tx)
    const postSources = new Map(known.posts.map(({ id, source }) => [id, source]))
    const textSources = new Map(known.texts.map((row) => [`${row.post_id} ${row.locale}`, row.source]))
    /** New, or from a file that has changed; null marks a row of staff. */
    const isDue = (source: string | null | undefined, hash: string) => source !== null && source !== hash
    for (const post of posts)
      if (isDue(postSources.get(post.id), hashOf(JSON.stringify(post)))) {
        await bringPost(work, post)
        brought.add(post.id)
      }
    const taken = new Set(known.posts.flatMap(({ id, source }) => (source === null ? [id] : [])))
    for (const file of files)
      if (!taken.has(file.post.id) && isDue(textSources.get(`${file.post.id} ${file.locale}`), file.hash)) {
        await bringText(work, file)
        brought.add(file.post.id)
      }
    for (const id of brought) {
      const post = await lockPost(work.tx, id)
      if (post) await keepState(work, post)
    }
  })
}

async function filesOf(post: PostFacts, folder: URL): Promise<File[]> {
  const read = await Promise.all(
    locales.map(async ({ code: locale }): Promise<File[]> => {
      const path = `${post.id}/${locale}.md`
      const text = await readFile(new URL(path, folder), 'utf8').catch(() => null)
      return text === null ? [] : [{ post, locale, path, text, hash: hashOf(post.updated + text) }]
    }),
  )
  return read.flat()
}

async function bringPost(work: Work, post: PostFacts): Promise<void> {
  const { id, game, topic, author, published, related = [] } = post
  await putPost(work.tx, {
    id,
    game,
    topic,
    author,
    cover_seed: id,
    related: [...related],
    published_at: published,
    source: hashOf(JSON.stringify(post)),
    changed_at: post.updated,
  })
  await raiseTag(work, 'posts')
}

async function bringText(work: Work, { post, locale, path, text, hash }: File): Promise<void> {
  const source = readMarkdown(path, text)
  const filled = await fillDocument(locale, source)
  const [unknown] = holesLeft(filled)
  if (unknown) {
    const line = text.split('\n').findIndex((each) => each.includes(unknown)) + 1
    throw new DocumentError(path, line, `nothing fills ${unknown}`)
  }
  const { slug, title, description, document } = source
  await putPostText(work.tx, {
    post_id: post.id,
    locale,
    slug,
    title,
    description,
    document: JSON.stringify(document),
    words: [title, description, wordsOf(filled.document)].join('\n').toLowerCase(),
    minutes: readingMinutes(locale, filled.document),
    updated_at: post.updated,
    published_at: post.updated,
    source: hash,
  })
  await raiseChanged(work, post.id)
}

async function raiseChanged(work: Work, postId: string): Promise<void> {
  await raiseTag(work, 'posts')
  await raiseTag(work, `post:${postId}`)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
