import { needsCustomer, type OrderPart, orderParts } from '#core/orders/my-orders.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, oneOf, readList, writeList } from '#web/parts/lists/list-query.ts'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { type ShownList, useList } from '#web/parts/lists/use-list.ts'
import { NextStep } from '../now/needs-you.tsx'
import { OrderState } from '../parts/order-state.tsx'
import { rowLine } from '../parts/state-line.ts'
import { GuestOrders } from './guest-orders.tsx'
import { useOrderColumns } from './order-list.tsx'

export async function loader({ call, url }: LoaderContext) {
  const [list, guests] = await Promise.all([
    call('listMyOrders', { query: myQuery(url.searchParams) }),
    call('listGuestOrders'),
  ])
  return { list: list.data, guests: guests.data.guests }
}

/** Which part of the orders, in the address. */
const orderList = { filters: { part: oneOf(orderParts) }, sorts: ['newest'] } as const

function myQuery(search: URLSearchParams) {
  const { sort: _, ...query } = callOf(readList(orderList, search))
  return query
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.myOrders')} | ${site.name}`, description: t('order.descriptionList') }
}

export function Page({ data: { list, guests } }: { data: Data }) {
  const { t } = useApp()
  const shown = useList(orderList)
  return (
    <>
      <h1 className="type-h1 mb-6">{t('shell.myOrders')}</h1>
      <GuestOrders guests={guests} />
      <List
        list={list}
        shown={shown}
        bar={(list.total > fewOrders || shown.filtered) && <Parts shown={shown} />}
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

/** So few are seen at a glance. */
const fewOrders = 5

/** Tabs for a part of the orders; the address stores which. */
function Parts({ shown }: { shown: ShownList<typeof orderList> }) {
  const { t } = useApp()
  const [search] = useSearchParams()
  const at = (part: OrderPart | '') => {
    const query = writeList(orderList, search, { part })
    return query.size > 0 ? `?${query}` : ''
  }
  return (
    <div className="mb-6">
      <Tabs label={t('order.show.label')}>
        {(['', ...orderParts] as const).map((part) => (
          <LocaleLink
            key={part}
            to="/dashboard/my-orders"
            search={at(part)}
            className="tab"
            aria-current={part === shown.query.filters.part ? 'page' : undefined}
          >
            {t(`order.show.${part || 'all'}`)}
          </LocaleLink>
        ))}
      </Tabs>
    </div>
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
        {
          ...amount(t('order.colPrice'), (each) => each.total),
          cell: (each) => <Price order={each} />,
        },
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

/** The price, and what came back of it. */
function Price({ order: { total, refunded } }: { order: Data['list']['items'][number] }) {
  const { t, format } = useApp()
  return (
    <>
      {format.money(total)}
      {refunded && (
        <span className="type-caption block text-ink-2">
          {t('order.refundedPart', { amount: format.money(refunded) })}
        </span>
      )}
    </>
  )
}
