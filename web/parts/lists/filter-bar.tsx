import './list.css'
import { type ReactNode, useCallback, useState } from 'react'
import { named } from '#i18n/joined-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { type Choice, FilterSelects, type Words } from './filter-selects.tsx'
import { SearchField } from './search-field.tsx'
import type { ShownList } from './use-list.ts'

const FilterSheet = opensLater(() => import('./filter-sheet.tsx'))

/** A filter that is typed. */
type Search = { name: string; label: string; hint: string; most: number }

export type FilterBarProps = {
  shown: ShownList
  choices: readonly Choice[]
  /** How many rows match the filters. */
  count: number
  sorts?: Words
  /** The table's column headings sort as well, so only cards need the select. */
  sortsInHeads?: boolean
  /** A search field, before the filters. */
  search?: Search
  /** At the end of the bar: an export. */
  children?: ReactNode
}

/**
 * A list's filters and sort order. On a phone several filters are in a sheet; each active one has a chip that removes
 * it.
 */
export function FilterBar(props: FilterBarProps) {
  const { shown, choices, sorts, sortsInHeads, search, children } = props
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const on = useFiltersOn(props)
  const inSheet = choices.length > 1
  return (
    <div className="mb-4 grid gap-3">
      <div className="filter-bar flex flex-wrap items-center gap-3">
        {search && <TypedFilter shown={shown} search={search} />}
        {inSheet && (
          <Button
            variant="outline"
            className="grow sm:hidden"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <DashboardIcon name="sliders-horizontal" />
            {on.length > 0 ? t('lists.filtersOn', { count: on.length }) : t('lists.filters')}
          </Button>
        )}
        <div className={inSheet ? 'hidden sm:contents' : 'contents'}>
          <FilterSelects shown={shown} choices={choices} />
        </div>
        <span className="hidden grow sm:block" />
        {sorts && (
          <Select
            aria-label={t('lists.sort')}
            className={`max-sm:grow ${sortsInHeads ? 'sort-of-cards' : ''}`}
            value={shown.query.sort}
            onChange={(event) => shown.change({ sort: event.target.value })}
          >
            {sorts.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
        {children}
      </div>
      {on.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {on.map(({ name, words }) => (
            <button
              key={name}
              type="button"
              className="filter-chip hit"
              aria-label={t('lists.without', { filter: words })}
              onClick={() => shown.change({ [name]: '' })}
            >
              {words} <Icon name="x" size={16} className="text-ink-3" />
            </button>
          ))}
          <Button variant="link" size="small" onClick={shown.clear}>
            {t('lists.clearFilters')}
          </Button>
        </div>
      )}
      {shown.query.unknown.map((filter) => (
        <p key={filter} className="type-small text-ink-2">
          {t('lists.unknown', { filter })}
        </p>
      ))}
      {open && <FilterSheet {...props} on={on.length} onClose={() => setOpen(false)} />}
    </div>
  )
}

function TypedFilter({ shown, search }: { shown: ShownList; search: Search }) {
  const { query, change } = shown
  const { name, ...words } = search
  const onSearch = useCallback((typed: string) => change({ [name]: typed }), [name, change])
  return <SearchField {...words} value={query.filters[name] ?? ''} onSearch={onSearch} />
}

/** The active filters, in words; the search text is visible in its field. */
function useFiltersOn({ shown, choices }: FilterBarProps): { name: string; words: string }[] {
  const { t } = useApp()
  return choices.flatMap(({ name, label, options }) => {
    const value = shown.query.filters[name]
    if (!value) return []
    const words = options.find(([each]) => each === value)?.[1] ?? value
    return [{ name, words: named(t, label, words) }]
  })
}
