import { List } from '../lists/list.tsx'
import { pageOf } from '../lists/list-query.ts'
import { ListTable } from '../lists/list-table.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { useApp } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'
import { GuestOrders } from './guest-orders.tsx'
import { NextStep } from './needs-you.tsx'
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
  const { order, state, date, amount } = useOrderColumns()
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
        <ListTable
          label={t('shell.myOrders')}
          rows={list.items}
          keyOf={({ order_id }) => order_id}
          columns={[
            order,
            state,
            date,
            amount(t('order.colPrice'), (order) => order.total),
            {
              head: t('order.colNext'),
              numeric: true,
              place: 'line',
              cell: (order) => <NextStep order={order} />,
            },
          ]}
        />
      </List>
    </>
  )
}
