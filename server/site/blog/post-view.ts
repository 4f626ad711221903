import type { ListedPost } from './post-store.ts'

/** A post in a list. */
export function postView(row: ListedPost) {
  return {
    post_id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    game: row.game,
    topic: row.topic,
    author: row.author,
    cover_seed: row.cover_seed,
    cover: null,
    minutes: row.minutes,
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
