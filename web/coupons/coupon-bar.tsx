import { useCallback } from 'react'
import { couponStates } from '#core/coupons.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { FilterBar } from '../lists/filter-bar.tsx'
import { SearchField } from '../lists/search-field.tsx'
import type { ShownList } from '../lists/use-list.ts'
import { useApp } from '../session/app-context.ts'
import { couponList, longestSearch } from './coupon-query.ts'

type Props = { shown: ShownList<typeof couponList>; count: number }

/** Search, status filter and sort order of the coupons, and a CSV export of what they find. */
export function CouponBar({ shown, count }: Props) {
  const { t, call } = useApp()
  const { query, change } = shown
  const search = useCallback((q: string) => change({ q }), [change])
  return (
    <FilterBar
      shown={shown}
      count={count}
      search={
        <SearchField
          label={t('coupons.search')}
          hint={t('coupons.searchHint')}
          most={longestSearch}
          value={query.filters.q}
          onSearch={search}
        />
      }
      choices={[
        {
          name: 'state',
          label: t('coupons.state'),
          options: couponStates.map((state) => [state, t(`coupons.state.${state}`)]),
        },
      ]}
      sorts={couponList.sorts.map((sort) => [sort, t(`coupons.sort.${sort}`)])}
    >
      <ExportButton
        fileName="coupons.csv"
        write={async (form) => (await import('./export-coupons.ts')).couponsAsCsv(call, query, form)}
      />
    </FilterBar>
  )
}
