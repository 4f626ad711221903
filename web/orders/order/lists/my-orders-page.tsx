import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { List } from '#web/parts/lists/list.tsx'
import { pageOf } from '#web/parts/lists/list-query.ts'
import { ListTable } from '#web/parts/lists/list-table.tsx'
import { NextStep } from '../now/needs-you.tsx'
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
