import type { Contract } from '#contract/contract.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useShopTimes, useTimes } from '#web/frame/texts/use-times.ts'
import { useOrderColumns } from '#web/orders/order/lists/order-list.tsx'
import { useNoteList } from '#web/parts/lists/came-from.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, type Filter, readList } from '#web/parts/lists/list-query.ts'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { useList } from '#web/parts/lists/use-list.ts'

const aMonth: Filter = (text) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : '')
export const completedList = { filters: { month: aMonth }, sorts: ['claimed'] } as const

export async function loader({ call, url }: LoaderContext) {
  const { sort: _, ...query } = callOf(readList(completedList, url.searchParams))
  const { data } = await call('listCompletedOrders', { query })
  return data
}

type Data = Contract['listCompletedOrders']['reply']['data']
export type CompletedOrder = Data['items'][number]

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.completedOrders')} | ${site.name}`, description: t('booster.completedLead') }
}

/** The booster's completed orders by month: what each earned, and from when that can be paid out. */
export function Page({ data }: { data: Data }) {
  const { t, call, format, locale } = useApp()
  const shown = useList(completedList)
  useNoteList(
    t('shell.completedOrders'),
    data.items.map(({ order_id }) => order_id),
  )
  const { order, amount } = useOrderColumns()
  const times = useShopTimes()
  const { month } = shown.query.filters
  const months = data.months.filter((each) => !month || each.month === month)
  const earned = months.reduce((sum, each) => sum + each.earned, 0)
  const inAll = months.reduce((sum, each) => sum + each.in_all, 0)
  const monthName = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <>
      <h1 className="type-h1">{t('shell.completedOrders')}</h1>
      <p className="type-body mt-1 mb-6 text-ink-2">{t('booster.completedLead')}</p>
      <List
        list={data}
        shown={shown}
        none={{ title: t('booster.noCompleted'), text: t('booster.noCompletedText') }}
        bar={
          <FilterBar
            shown={shown}
            count={data.total}
            choices={[
              {
                name: 'month',
                label: t('booster.month'),
                options: data.months.map((each) => [
                  each.month,
                  monthName.format(new Date(`${each.month}-01T00:00:00Z`)),
                ]),
              },
            ]}
          >
            <ExportButton
              fileName={month ? `completed-orders-${month}.csv` : 'completed-orders.csv'}
              write={async (form) =>
                (await import('./export-completed.ts')).completedAsCsv(call, month, form)
              }
            />
          </FilterBar>
        }
        count={
          <>
            {t('booster.completedCount', { count: data.total })} <span aria-hidden="true">·</span>{' '}
            <strong className="text-ink">{t('booster.earned', { amount: format.money(earned) })}</strong>
            {inAll !== earned && (
              <LocaleLink
                to="/dashboard/booster/earnings"
                search={month ? `?month=${month}` : ''}
                className="text-link ms-2"
              >
                {t('booster.earnedInAll', { amount: format.money(inAll) })}
              </LocaleLink>
            )}
          </>
        }
      >
        <ListTable
          label={t('shell.completedOrders')}
          rows={data.items}
          keyOf={({ order_id }) => order_id}
          columns={[
            order,
            {
              head: t('booster.closed'),
              className: 'whitespace-nowrap text-ink-2',
              cell: ({ closed_at }) => closed_at && times.day(closed_at),
            },
            amount<CompletedOrder>(t('booster.yourShare'), (row) => row.pay),
            { head: t('booster.shareState'), place: 'line', cell: (row) => <Share order={row} /> },
          ]}
        />
      </List>
    </>
  )
}

/** Whether a share can be paid out, or until when it can't. */
function Share({ order: { share, pay_due_at } }: { order: CompletedOrder }) {
  const { t } = useApp()
  const times = useTimes()
  if (share === 'pending' && pay_due_at)
    return <span className="text-ink-2">{t('booster.share.pending', { date: times.day(pay_due_at) })}</span>
  if (share === 'available') return <span className="text-good">{t('booster.share.available')}</span>
  const state = share === 'pending' ? 'none' : share
  return <span className="text-ink-2">{t(`booster.share.${state}`)}</span>
}
