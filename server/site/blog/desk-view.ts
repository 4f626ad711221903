import type { Config } from '#server/platform/config/config.ts'
import type { PostRow } from './post-store.ts'
import { coverOf } from './post-view.ts'

export type DeskRow = Pick<
  PostRow,
  | 'id'
  | 'title'
  | 'source_language'
  | 'author'
  | 'cover_seed'
  | 'cover_picture'
  | 'cover_x'
  | 'cover_y'
  | 'game'
  | 'topic'
  | 'blocks'
  | 'state'
  | 'languages'
  | 'published_at'
  | 'changed_at'
  | 'changed_by'
  | 'demo'
>

/** A row of staff's list. */
export function deskRowView(row: DeskRow, names: ReadonlyMap<string, string>) {
  const { changed_by } = row
  const username = changed_by === null ? undefined : names.get(changed_by)
  return {
    post_id: row.id,
    title: row.title,
    source_language: row.source_language,
    author: row.author,
    cover_seed: row.cover_seed,
    cover: coverOf(row),
    game: row.game,
    topic: row.topic,
    blocks: row.blocks,
    state: row.state,
    languages: row.languages,
    published_at: row.published_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    changed_by: changed_by !== null && username !== undefined ? { user_id: changed_by, username } : null,
    demo: row.demo,
  }
}

type Facts = { names: ReadonlyMap<string, string>; hadTexts: boolean; config: Config }

/** A post as staff see it. */
export function deskView(row: PostRow, { names, hadTexts, config }: Facts) {
  return {
    ...deskRowView(row, names),
    version: row.version,
    related: row.related,
    offered: [...config.languages],
    time_zone: config.timeZone,
    deletable: !hadTexts,
  }
}
