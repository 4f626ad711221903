import { lazy, Suspense, useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { Select } from '../ui/select.tsx'
import {
  type BoardFilter,
  type BoardOrder,
  filtersOn,
  type Sort,
  sorts,
  withoutFilters,
} from './board-filter.ts'
import { FilterSelects } from './filter-selects.tsx'

const FilterSheet = lazy(() => import('./filter-sheet.tsx'))

export type FilterProps = {
  filter: BoardFilter
  orders: readonly BoardOrder[]
  /** How many orders the filters leave. */
  count: number
  onChange: (filter: BoardFilter) => void
}

/** Filters live in the address; on a phone they are in a sheet, and a button says how many are on. */
export function BoardFilters(props: FilterProps) {
  const { filter, onChange } = props
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const on = filtersOn(filter)
  return (
    <div className="board-filters mt-6 flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        className="grow sm:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <DashboardIcon name="sliders-horizontal" />
        {on ? t('booster.filtersOn', { count: on }) : t('booster.filters')}
      </Button>
      <div className="hidden sm:contents">
        <FilterSelects {...props} />
      </div>
      {on > 0 && (
        <Button variant="link" className="max-sm:order-last" onClick={() => onChange(withoutFilters(filter))}>
          {t('booster.clearFilters')}
        </Button>
      )}
      <span className="hidden grow sm:block" />
      <Select
        aria-label={t('booster.sort')}
        className="max-sm:grow"
        value={filter.sort}
        onChange={(event) => onChange({ ...filter, sort: event.target.value as Sort })}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`booster.sort.${sort}`)}
          </option>
        ))}
      </Select>
      {open && (
        <Suspense>
          <FilterSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
