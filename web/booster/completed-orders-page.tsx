import { EmptyState } from '../drawing/empty/empty-state.tsx'
import { OrderList } from '../orders/order-list.tsx'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { pageOf } from '../router/page-links.tsx'
import { useApp } from '../session/app-context.ts'

export async function loader({ call, url }: LoaderContext) {
  const { data } = await call('listCompletedOrders', { query: { page: pageOf(url.searchParams) } })
  return data
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('booster.completedTitle')} | ${site.name}`, description: t('booster.completedLead') }
}

export function Page({ data }: { data: Data }) {
  const { t, dir } = useApp()
  return (
    <>
      <h1 className="type-h1">{t('booster.completedTitle')}</h1>
      <p className="type-body mt-1 mb-6 text-ink-2">{t('booster.completedLead')}</p>
      {data.total === 0 ? (
        <EmptyState dir={dir} title={t('booster.noCompleted')} text={t('booster.noCompletedText')} />
      ) : (
        <OrderList
          label={t('booster.completedTitle')}
          list={data}
          amount={{ head: t('booster.yourShare'), of: (order) => order.pay }}
        />
      )}
    </>
  )
}
