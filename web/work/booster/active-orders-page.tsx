import type { Contract } from '#contract/contract.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { useOrderColumns } from '#web/orders/order/lists/order-list.tsx'
import { useOrderChanges } from '#web/orders/order/parts/use-order-changes.ts'
import { useNoteList } from '#web/parts/lists/came-from.ts'
import { List } from '#web/parts/lists/list.tsx'
import { pageOf } from '#web/parts/lists/list-query.ts'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { useSteady } from '#web/parts/lists/use-steady.ts'
import { NextDue } from './next-due.tsx'
import type { ActiveOrder } from './work-done.tsx'
import { WorkDone } from './work-done.tsx'

export async function loader({ call, url }: LoaderContext) {
  const { data } = await call('listActiveOrders', { query: { page: pageOf(url.searchParams) } })
  return data
}

type Data = Contract['listActiveOrders']['reply']['data']

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.activeOrders')} | ${site.name}`, description: t('booster.activeLead') }
}

/** The booster's active orders, each with its progress, its promised end and what is due next. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  const steady = useSteady(data)
  useNoteList(
    t('shell.activeOrders'),
    data.items.map(({ order_id }) => order_id),
  )
  useOrderChanges(data.items, steady.changed)
  return (
    <>
      <h1 className="type-h1">{t('shell.activeOrders')}</h1>
      <p className="type-body mt-1 mb-6 text-ink-2">{t('booster.activeLead')}</p>
      <List
        list={data}
        steady={steady}
        none={{
          title: t('booster.noActive'),
          text: t('booster.noActiveText'),
          action: (
            <LocaleLink
              to="/dashboard/booster/available-orders"
              className={buttonClass({ variant: 'primary' })}
            >
              {t('booster.toBoard')}
            </LocaleLink>
          ),
        }}
      >
        <ListTable
          label={t('shell.activeOrders')}
          rows={data.items}
          columns={useColumns()}
          keyOf={({ order_id }) => order_id}
        />
      </List>
    </>
  )
}

function useColumns(): Column<ActiveOrder>[] {
  const { t } = useApp()
  const { order, state, amount } = useOrderColumns()
  return [
    order,
    state,
    { head: t('booster.progress'), place: 'line', cell: (row) => <WorkDone order={row} /> },
    { head: t('booster.next'), cell: (row) => <NextDue due={row.due} /> },
    amount(t('booster.yourShare'), (row) => row.booster_share),
  ]
}
