import type { z } from 'zod'
import type { postDeskContract as calls } from '#contract/post-desk.ts'
import { minuteMs } from '#core/base/durations.ts'
import { Remembered } from '#server/platform/db/remember.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { countDeskPosts, type DeskCounts, type DeskFilter, findDeskPosts } from './desk-list-store.ts'
import { deskRowView } from './desk-view.ts'
import { namesOf } from './draft-store.ts'

/** The counts of views, until a post changes its view. */
const counted = new Remembered<DeskCounts>({ forMs: minuteMs, most: 200 })

/** The list of staff. */
export async function listDrafts(
  { db, config, tags }: Services,
  { page, size, view, sort, ...query }: z.output<typeof calls.listDrafts.query>,
) {
  const offered = config.languages
  const filter: DeskFilter = {
    language: query.language ?? null,
    game: query.game ?? null,
    q: query.q,
    offered,
  }
  const key = JSON.stringify([tags.lastRaised('drafts'), tags.lastRaised('posts'), filter])
  const [rows, counts] = await Promise.all([
    findDeskPosts(db, filter, { view, sort, page, size }),
    counted.get(db, key, () => countDeskPosts(db, filter)),
  ])
  const names = await namesOf(
    db,
    rows.map(({ changed_by }) => changed_by),
  )
  const { texts, ...views } = counts
  const possible = counts.all * offered.length
  return {
    ...pageOf(
      rows.map((row) => deskRowView(row, names)),
      page,
      counts[view],
      size,
    ),
    counts: views,
    texts: { live: texts, possible },
    offered: [...offered],
  }
}
