import { named } from '#i18n/joined-words.ts'
import './list.css'
import { type ReactNode, useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { opensLater } from '../shell/opens-later.tsx'
import { Button } from '../ui/button.tsx'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import { FilterSelects } from './filter-selects.tsx'
import type { ShownList } from './use-list.ts'

const FilterSheet = opensLater(() => import('./filter-sheet.tsx'))

type Words = readonly (readonly [value: string, words: string])[]

/** A filter with its text; its name is the one in the address. */
export type Choice = { name: string; label: string; options: Words }

export type FilterBarProps = {
  shown: ShownList
  choices: readonly Choice[]
  /** How many rows match the filters. */
  count: number
  sorts?: Words
  /** The table's column headings sort as well, so only cards need the select. */
  sortsInHeads?: boolean
  /** A search field, before the filters. */
  search?: ReactNode
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
        {search}
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
