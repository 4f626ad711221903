import { type OrderStatus, orderStatuses } from '#core/orders/lifecycle.ts'
import { type BoosterNeed, boosterNeeds } from '#core/orders/silence.ts'
import type { Translate } from '#i18n/translate.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { useOrderChanges } from '#web/orders/order/parts/use-order-changes.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, oneOf, readList } from '#web/parts/lists/list-query.ts'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { useList } from '#web/parts/lists/use-list.ts'
import { useSteady } from '#web/parts/lists/use-steady.ts'
import { FindOrder } from './find-order.tsx'
import { useStaffColumns } from './staff-columns.tsx'
import { useUnread } from './use-unread.ts'

/** What can be wrong with orders in a state; the others have no such filter. */
const needsOf: Partial<Record<OrderStatus, readonly BoosterNeed[]>> = {
  waiting_for_booster: ['late_start'],
  boosting: ['other_booster', 'silent'],
}

const staffList = { filters: { need: oneOf(boosterNeeds) }, sorts: ['due', 'newest', 'oldest'] } as const

/** The highest count; above it the tab says that there are more. */
const mostCounted = 1_000

export async function loader({ call, params, url }: LoaderContext) {
  const state = params.state as OrderStatus
  const query = callOf(readList(staffList, url.searchParams))
  const { data } = await call('listOrdersByState', { params: { state }, query })
  return { state, ...data }
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site, data }: MetaContext<Data>) {
  const title = `${stateName(t, data.state)} | ${t('shell.adminOrders')} | ${site.name}`
  return { title, description: t('admin.description') }
}

function stateName(t: Translate, state: OrderStatus): string {
  return state === 'verification_required' ? t('admin.toVerify') : t(`games.status.${state}`)
}

/** All orders with one status; those due first are on top. */
export function Page({ data }: { data: Data }) {
  const { t, call } = useApp()
  const shown = useList(staffList)
  const columns = useStaffColumns(data.state)
  const needs = needsOf[data.state]
  const steady = useSteady(data)
  useOrderChanges(data.items, steady.changed)
  const rows = useUnread(data.items)
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">{t('shell.adminOrders')}</h1>
        <FindOrder />
      </div>
      <States state={data.state} counts={data.counts} />
      <List
        list={data}
        steady={steady}
        none={{ title: t('admin.none'), text: t('admin.noneText') }}
        bar={
          <FilterBar
            shown={shown}
            choices={
              needs
                ? [
                    {
                      name: 'need',
                      label: t('admin.need'),
                      options: needs.map((need) => [need, t(`admin.need.${need}`)]),
                    },
                  ]
                : []
            }
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
        <ListTable
          label={t('shell.adminOrders')}
          rows={rows}
          columns={columns}
          shown={shown}
          keyOf={({ order_id }) => order_id}
        />
      </List>
    </>
  )
}

/** A tab for each status with its count. Completed orders that need a check come first, since staff decide on them. */
function States({ state, counts }: Pick<Data, 'state' | 'counts'>) {
  const { t, format } = useApp()
  const states: OrderStatus[] = [
    'verification_required',
    ...orderStatuses.filter((each) => each !== 'verification_required'),
  ]
  return (
    <div className="mt-4 mb-6">
      <Tabs label={t('admin.states')}>
        {states.map((each) => (
          <LocaleLink
            key={each}
            to="/dashboard/admin/orders/:state"
            params={{ state: each }}
            className="tab"
            aria-current={each === state ? 'page' : undefined}
          >
            {stateName(t, each)}{' '}
            <span className="text-ink-3 tabular-nums">
              {counts[each] < mostCounted
                ? format.number(counts[each])
                : t('admin.more', { count: mostCounted - 1 })}
            </span>
          </LocaleLink>
        ))}
      </Tabs>
    </div>
  )
}
