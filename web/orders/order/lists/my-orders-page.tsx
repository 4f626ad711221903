import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { List } from '#web/parts/lists/list.tsx'
import { pageOf } from '#web/parts/lists/list-query.ts'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { NextStep, needsCustomer } from '../now/needs-you.tsx'
import { OrderState } from '../parts/order-state.tsx'
import { rowLine } from '../parts/state-line.ts'
import { GuestOrders } from './guest-orders.tsx'
import { useOrderColumns } from './order-list.tsx'

export async function loader({ call, url }: LoaderContext) {
  const [list, guests] = await Promise.all([
    call('listMyOrders', { query: { page: pageOf(url.searchParams) } }),
    call('listGuestOrders'),
  ])
  return { list: list.data, guests: guests.data.guests }
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.myOrders')} | ${site.name}`, description: t('order.descriptionList') }
}

export function Page({ data: { list, guests } }: { data: Data }) {
  const { t } = useApp()
  return (
    <>
      <h1 className="type-h1 mb-6">{t('shell.myOrders')}</h1>
      <GuestOrders guests={guests} />
      <List
        list={list}
        none={{
          title: t('order.noOrders'),
          text: t('order.noOrdersText'),
          action: (
            <LocaleLink to="/league-of-legends/elo-boost" className={buttonClass({ variant: 'primary' })}>
              {t('order.setClimb')}
            </LocaleLink>
          ),
        }}
      >
        <Groups items={list.items} />
      </List>
    </>
  )
}

/** Those of the page that wait for their customer come first, under a heading of their own. */
function Groups({ items }: { items: Data['list']['items'] }) {
  const { t } = useApp()
  const waiting = items.filter(needsCustomer)
  if (waiting.length === 0) return <Orders label={t('shell.myOrders')} rows={items} />
  const others = items.filter((order) => !needsCustomer(order))
  return (
    <>
      <h2 className="type-h3 mb-3">{t('order.needYou', { count: waiting.length })}</h2>
      <Orders label={t('order.needYou', { count: waiting.length })} rows={waiting} />
      {others.length > 0 && (
        <>
          <h2 className="type-h3 mt-8 mb-3">{t('order.otherOrders')}</h2>
          <Orders label={t('order.otherOrders')} rows={others} />
        </>
      )}
    </>
  )
}

function Orders({ label, rows }: { label: string; rows: Data['list']['items'] }) {
  const { t } = useApp()
  const { order, date, amount } = useOrderColumns()
  return (
    <ListTable
      label={label}
      rows={rows}
      keyOf={({ order_id }) => order_id}
      columns={[
        order,
        { head: t('order.colState'), place: 'mark', cell: (each) => <RowState order={each} /> },
        date,
        amount(t('order.colPrice'), (each) => each.total),
        {
          head: t('order.colNext'),
          numeric: true,
          place: 'line',
          cell: (each) => <NextStep order={each} />,
        },
      ]}
    />
  )
}

/** The status, and what the order is doing in one sentence. */
function RowState({ order }: { order: Data['list']['items'][number] }) {
  const { t, format } = useApp()
  const times = useTimes()
  const now = useNow()
  const own = { ...order, viewer: 'customer' as const }
  return (
    <>
      <OrderState order={order} />
      <span className="type-small mt-1 block max-w-[36ch] whitespace-normal text-ink-2 max-sm:hidden">
        {rowLine({ t, format, times }, own, now)}
      </span>
    </>
  )
}
