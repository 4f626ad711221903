import { useCallback } from 'react'
import { peopleRoles, peopleSearchLength, peopleStates } from '#core/people.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { ShownList } from '../lists/use-list.ts'
import { useApp } from '../session/app-context.ts'
import { peopleList } from './people-query.ts'

type Props = { shown: ShownList<typeof peopleList>; count: number }

/** Search, filters and sort order of the people, and a CSV export of what they find. */
export function PeopleBar({ shown, count }: Props) {
  const { t, call } = useApp()
  const { query, change } = shown
  const search = useCallback((q: string) => change({ q }), [change])
  return (
    <FilterBar
      shown={shown}
      count={count}
      sortsInHeads
      search={
        <SearchField
          label={t('people.search')}
          hint={t('people.searchHint')}
          most={peopleSearchLength}
          value={query.filters.q}
          onSearch={search}
        />
      }
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
