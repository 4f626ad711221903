import type { CsvCell, CsvForm } from '#core/base/csv.ts'
import { localeCodes } from '#i18n/locales.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { csvOf, everyPage } from '#web/parts/lists/csv.ts'
import { callOf } from '#web/parts/lists/list-query.ts'
import type { DeskRow } from '../desk-types.ts'
import { type PostQuery, views } from '../posts-query.ts'

const columns: Record<string, (row: DeskRow) => CsvCell> = {
  post_id: ({ post_id }) => post_id,
  title: ({ title }) => title,
  state: ({ state }) => state,
  author: ({ author }) => author,
  game: ({ game }) => game ?? '',
  topic: ({ topic }) => topic,
  blocks: ({ blocks }) => blocks,
  ...Object.fromEntries(
    localeCodes.map((code) => [code, ({ languages }: DeskRow) => languages[code]?.state ?? 'missing']),
  ),
  published_at: ({ published_at }) => published_at ?? '',
  changed_at: ({ changed_at }) => changed_at,
}

/** Exports every post that the list's filters find. */
export async function postsAsCsv(call: CallApi, query: PostQuery, form: CsvForm): Promise<string> {
  const { view = views[0], ...rest } = callOf(query)
  const rows = await everyPage(async (page) => {
    const { data } = await call('listDrafts', { query: { ...rest, view, page, size: 500 } })
    return data
  })
  return csvOf(columns, rows, form)
}
