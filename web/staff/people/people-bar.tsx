import { peopleRoles, peopleSearchLength, peopleStates } from '#core/people/people.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { peopleList } from './people-query.ts'

type Props = { shown: ShownList<typeof peopleList>; count: number }

/** Search, filters and sort order of the people, and a CSV export of what they find. */
export function PeopleBar({ shown, count }: Props) {
  const { t, call } = useApp()
  const { query } = shown
  return (
    <FilterBar
      shown={shown}
      count={count}
      sortsInHeads
      search={{
        name: 'q',
        label: t('people.search'),
        hint: t('people.searchHint'),
        most: peopleSearchLength,
      }}
      choices={[
        {
          name: 'role',
          label: t('people.role'),
          options: peopleRoles.map((role) => [role, t(`people.role.${role}`)]),
        },
        {
          name: 'state',
          label: t('people.account'),
          options: peopleStates.map((state) => [state, t(`people.state.${state}`)]),
        },
      ]}
      sorts={peopleList.sorts.map((sort) => [sort, t(`people.sort.${sort}`)])}
    >
      <ExportButton
        fileName="users.csv"
        write={async (form) => (await import('./export-people.ts')).peopleAsCsv(call, query, form)}
      />
    </FilterBar>
  )
}
