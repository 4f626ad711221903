import { EmptyState } from '../drawing/empty/empty-state.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { pageOf } from '../router/page-links.tsx'
import { useApp } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'
import { NextStep } from './needs-you.tsx'
import { OrderList } from './order-list.tsx'

export async function loader({ call, url }: LoaderContext) {
  const { data } = await call('listMyOrders', { query: { page: pageOf(url.searchParams) } })
  return data
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('order.myOrdersTitle')} | ${site.name}`, description: t('order.descriptionList') }
}

export function Page({ data }: { data: Data }) {
  const { t, dir } = useApp()
  return (
    <>
      <h1 className="type-h1 mb-6">{t('order.myOrdersTitle')}</h1>
      {data.total === 0 ? (
        <EmptyState
          dir={dir}
          title={t('order.noOrders')}
          text={t('order.noOrdersText')}
          action={
            <LocaleLink to="/league-of-legends/elo-boost" className={buttonClass({ variant: 'primary' })}>
              {t('order.setClimb')}
            </LocaleLink>
          }
        />
      ) : (
        <OrderList
          label={t('order.myOrdersTitle')}
          list={data}
          amount={{ head: t('order.colPrice'), of: (order) => order.total }}
          next={{ head: t('order.colNext'), cell: (order) => <NextStep order={order} /> }}
        />
      )}
    </>
  )
}
