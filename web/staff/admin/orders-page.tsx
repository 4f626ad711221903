import { orderNumber } from '#core/base/order-number.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { type BoosterNeed, boosterNeeds } from '#core/orders/silence.ts'
import { staffPageSizes } from '#core/orders/staff-lists.ts'
import type { Translate } from '#i18n/translate.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useOrderChanges } from '#web/orders/order/parts/use-order-changes.ts'
import { useNoteList } from '#web/parts/lists/came-from.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import type { Choice } from '#web/parts/lists/filter-selects.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, oneOf, readList } from '#web/parts/lists/list-query.ts'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { PageSize } from '#web/parts/lists/page-size.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { useRowKeys } from '#web/parts/lists/use-row-keys.ts'
import { useSteady } from '#web/parts/lists/use-steady.ts'
import { ColumnsMenu } from '#web/parts/lists/views/columns-menu.tsx'
import { useColumns } from '#web/parts/lists/views/use-columns.ts'
import { readViews, useViews } from '#web/parts/lists/views/use-views.ts'
import { ViewsMenu } from '#web/parts/lists/views/views-menu.tsx'
import { useBulkSelection } from './bulk/use-bulk-selection.tsx'
import { FindOrder } from './find-order.tsx'
import { orderFilters, useOrderFilters } from './order-filters.ts'
import { OrderStates, stateName } from './order-states.tsx'
import { ordersPath } from './orders-path.ts'
import { useStaffColumns } from './staff-columns.tsx'
import { useUnread } from './use-unread.ts'

/** What can be wrong with orders in a state; the others have no such filter. */
const needsOf: Partial<Record<OrderStatus, readonly BoosterNeed[]>> = {
  waiting_for_booster: ['late_start'],
  boosting: ['other_booster', 'silent'],
}

const staffList = {
  filters: { need: oneOf(boosterNeeds), ...orderFilters },
  sorts: ['due', 'newest', 'oldest'],
  sizes: staffPageSizes,
} as const

export async function loader({ call, params, url }: LoaderContext) {
  const state = params.state as OrderStatus
  const query = callOf(readList(staffList, url.searchParams))
  const [{ data }, views] = await Promise.all([
    call('listOrdersByState', { params: { state }, query }),
    readViews(call, 'orders'),
  ])
  return { state, views, ...data }
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site, data }: MetaContext<Data>) {
  const title = `${stateName(t, data.state)} | ${t('shell.adminOrders')} | ${site.name}`
  return { title, description: t('admin.description') }
}

/** All orders with one status; those due first are on top. */
export function Page({ data }: { data: Data }) {
  const { t, call, locale } = useApp()
  const shown = useList(staffList)
  const views = useViews('orders', data.views, {
    state: data.state,
    pathOf: (query) => ordersPath(query, locale),
  })
  const columns = useColumns(useStaffColumns(data.state), views)
  const filters = useOrderFilters(data.known_tags, shown.query.filters.tag)
  const needs = needsOf[data.state]
  const steady = useSteady(data)
  useOrderChanges(data.items, steady.changed)
  const rows = useUnread(data.items)
  useNoteList(
    stateName(t, data.state),
    rows.map(({ order_id }) => order_id),
  )
  const focused = useRowKeys(steady.rows)
  const { sort: _, page: __, size: ___, ...filter } = callOf(shown.query)
  const bulk = useBulkSelection({
    rows,
    at: focused,
    fileName: `orders-${data.state}-selected.csv`,
    view: { read: data, total: data.total, chosen: { state: data.state, ...filter } },
  })
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">{t('shell.adminOrders')}</h1>
        <div className="flex flex-wrap items-start gap-3 max-sm:w-full">
          <div className="w-full sm:w-96">
            <FindOrder />
          </div>
          <ViewsMenu views={views} />
          <ColumnsMenu columns={columns} />
        </div>
      </div>
      <OrderStates current={data.state} counts={data.counts} />
      <List
        list={data}
        shown={shown}
        steady={steady}
        none={{ title: t('admin.none'), text: t('admin.noneText') }}
        bar={
          <FilterBar
            shown={shown}
            search={filters.search}
            choices={[...(needs ? [needChoice(t, needs)] : []), ...filters.choices]}
            sortsInHeads
            count={data.total}
            sorts={staffList.sorts.map((sort) => [sort, t(`admin.sort.${sort}`)])}
          >
            <ExportButton
              fileName={`orders-${data.state}.csv`}
              size="small"
              write={async (form) =>
                (await import('./export-orders.ts')).ordersAsCsv(call, data.state, callOf(shown.query), form)
              }
            />
          </FilterBar>
        }
      >
        {bulk.whole}
        <ListTable
          label={t('shell.adminOrders')}
          rows={rows}
          columns={columns.shown}
          shown={shown}
          keyOf={({ order_id }) => order_id}
          selection={bulk.selection}
          nameOf={({ number }) => orderNumber(number)}
        />
        <div className="mt-4 flex justify-end">
          <PageSize shown={shown} sizes={staffPageSizes} />
        </div>
      </List>
      {bulk.bar}
    </>
  )
}

function needChoice(t: Translate, needs: readonly BoosterNeed[]): Choice {
  return {
    name: 'need',
    label: t('admin.need'),
    options: needs.map((need) => [need, t(`admin.need.${need}`)]),
  }
}
