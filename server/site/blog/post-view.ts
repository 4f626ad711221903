import type { ListedPost } from './post-store.ts'

type Covered = { cover_picture: string | null; cover_x: number | null; cover_y: number | null }

/** The picture of a cover; null is drawn from the post's seed. */
export function coverOf({ cover_picture, cover_x, cover_y }: Covered) {
  return cover_picture === null ? null : { picture: cover_picture, x: cover_x ?? 50, y: cover_y ?? 50 }
}

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
    cover: coverOf(row),
    minutes: row.minutes,
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
