import { couponStates } from '#core/prices/coupons.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { couponList, longestSearch } from './coupon-query.ts'

type Props = { shown: ShownList<typeof couponList>; count: number }

/** Search, status filter and sort order of the coupons, and a CSV export of what they find. */
export function CouponBar({ shown, count }: Props) {
  const { t, call } = useApp()
  const { query } = shown
  return (
    <FilterBar
      shown={shown}
      count={count}
      search={{ name: 'q', label: t('coupons.search'), hint: t('coupons.searchHint'), most: longestSearch }}
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
