import type { CsvCell, CsvForm } from '#core/base/csv.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { csvOf, everyPage } from '#web/parts/lists/csv.ts'
import { callOf } from '#web/parts/lists/list-query.ts'
import type { PeopleQuery } from './people-query.ts'
import type { ListedPerson } from './people-table.tsx'

const columns = {
  name: ({ username }) => username,
  email: ({ email }) => email,
  kind: ({ kind }) => kind,
  permissions: ({ permissions }) => permissions.join(' '),
  orders: ({ orders }) => orders,
  last_seen_at: ({ last_seen_at }) => last_seen_at ?? '',
  created_at: ({ created_at }) => created_at,
  banned_at: ({ banned_at }) => banned_at ?? '',
} satisfies Record<string, (person: ListedPerson) => CsvCell>

/** Exports everyone whom the list's search finds. */
export async function peopleAsCsv(call: CallApi, query: PeopleQuery, form: CsvForm): Promise<string> {
  const people = await everyPage(async (page) => {
    const { data } = await call('listPeople', { query: { ...callOf(query), page, size: 500 } })
    return data
  })
  return csvOf(columns, people, form)
}
