import type { Contract } from '#contract/contract.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { useNoteList } from '#web/parts/lists/came-from.ts'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { type Column, ListTable } from '#web/parts/lists/list-table.tsx'
import { useOrderChanges } from '../order/parts/use-order-changes.ts'
import { DisputeChip } from './dispute-chip.tsx'

const states = ['open', 'closed'] as const
const desk = { filters: {}, sorts: ['due'] } as const

export async function loader({ call, url }: LoaderContext) {
  const { page } = callOf(readList(desk, url.searchParams))
  const state = url.searchParams.get('state') === 'closed' ? ('closed' as const) : ('open' as const)
  const { data } = await call('listDisputes', { query: { state, page } })
  return { state, ...data }
}

type Data = Awaited<ReturnType<typeof loader>>
type Row = Contract['listDisputes']['reply']['data']['items'][number]

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.adminDisputes')} | ${site.name}`, description: t('disputes.description') }
}

/** The dispute desk: what must be decided first is on top. */
export function Page({ data }: { data: Data }) {
  const { t, format } = useApp()
  useNoteList(
    t('shell.adminDisputes'),
    data.items.map(({ order }) => order.order_id),
  )
  useOrderChanges(data.items.map(({ order }) => order))
  return (
    <>
      <h1 className="type-h1">{t('shell.adminDisputes')}</h1>
      <div className="mt-4 mb-6">
        <Tabs label={t('disputes.tabs')}>
          {states.map((state) => (
            <LocaleLink
              key={state}
              to="/dashboard/admin/disputes"
              search={state === 'closed' ? '?state=closed' : ''}
              className="tab"
              aria-current={state === data.state ? 'page' : undefined}
            >
              {t(`disputes.tab.${state}`)}{' '}
              <span className="text-ink-3 tabular-nums">{format.number(data.counts[state])}</span>
            </LocaleLink>
          ))}
        </Tabs>
      </div>
      <List list={data} none={{ title: t('disputes.none'), text: t('disputes.noneText') }}>
        <ListTable
          label={t('shell.adminDisputes')}
          rows={data.items}
          columns={useColumns()}
          keyOf={({ order, opened_at }) => `${order.order_id}${opened_at}`}
        />
      </List>
    </>
  )
}

function useColumns(): Column<Row>[] {
  const { t, format } = useApp()
  return [
    { head: t('admin.colDue'), className: '@min-[720px]:w-44', cell: (row) => <Due row={row} /> },
    {
      head: t('disputes.colAbout'),
      place: 'line',
      cell: ({ order, kind, appeal }) => (
        <>
          <LocaleLink
            to="/dashboard/admin/disputes/:order_id"
            params={{ order_id: order.order_id }}
            className="row-link font-semibold"
          >
            {t(`disputes.kind.${kind}`)}
          </LocaleLink>
          <span className="type-small block text-ink-2">
            {format.ltr(orderNumber(order.number))}
            {appeal && <Chip className="ms-2">{t('disputes.state.second_look')}</Chip>}
          </span>
        </>
      ),
    },
    { head: t('order.customer'), cell: ({ order }) => <bdi>{order.customer.username}</bdi> },
    { head: t('order.booster'), place: 'end', cell: ({ order }) => <bdi>{order.booster?.username}</bdi> },
    {
      head: t('order.colState'),
      place: 'line',
      cell: ({ state }) => <DisputeChip state={state} />,
    },
    {
      head: t('order.colPrice'),
      numeric: true,
      place: 'mark',
      cell: ({ order }) => format.money(order.total),
    },
  ]
}

/** The deadline of the side that is asked, in the error color once it has passed; of a closed dispute, when it was closed. */
function Due({ row: { closed_at, until } }: { row: Row }) {
  const times = useTimes()
  const now = useNow()
  const due = closed_at ?? until
  if (!due) return null
  const late = !closed_at && now !== null && Date.parse(due) < now
  return <span className={late ? 'font-semibold text-error' : ''}>{times.dateTime(due)}</span>
}
