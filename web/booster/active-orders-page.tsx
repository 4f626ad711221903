import { useApp } from '../app/app-context.ts'
import { LocaleLink } from '../app/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../app/page.ts'
import { pageOf } from '../app/page-links.tsx'
import { useRevalidate } from '../app/use-revalidate.ts'
import { OrderList, type OrderRow } from '../orders/order-list.tsx'
import { useRealtime } from '../realtime/use-realtime.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'

const checkMs = 72 * 3_600_000

export async function loader({ call, url }: LoaderContext) {
  const { data } = await call('listActiveOrders', { query: { page: pageOf(url.searchParams) } })
  return data
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('booster.activeTitle')} | ${site.name}`, description: t('booster.activeLead') }
}

/** The booster's climbs, each with what is due next. */
export function Page({ data }: { data: Data }) {
  const { t, format, dir } = useApp()
  const revalidate = useRevalidate()
  useRealtime('order_changed', () => void revalidate())
  useRealtime('connected', () => void revalidate())
  const next = (order: OrderRow) => {
    if (order.status === 'verification_required' && order.finished_at)
      return t('booster.nextCheck', {
        time: format.dateTime(new Date(Date.parse(order.finished_at) + checkMs)),
      })
    if (order.paused) return t('booster.nextPaused')
    if (order.coach === null) return t('booster.nextPlay')
    return order.session_at
      ? t('booster.nextSession', { time: format.dateTime(order.session_at) })
      : t('booster.nextAgree')
  }
  return (
    <>
      <h1 className="type-h1">{t('booster.activeTitle')}</h1>
      <p className="type-body mt-1 mb-6 text-ink-2">{t('booster.activeLead')}</p>
      {data.total === 0 ? (
        <EmptyState
          dir={dir}
          title={t('booster.noActive')}
          text={t('booster.noActiveText')}
          action={
            <LocaleLink
              to="/dashboard/booster/available-orders"
              className={buttonClass({ variant: 'primary' })}
            >
              {t('booster.toBoard')}
            </LocaleLink>
          }
        />
      ) : (
        <OrderList
          label={t('booster.activeTitle')}
          list={data}
          extra={{ head: t('booster.next'), cell: next }}
          amount={{ head: t('booster.yourShare'), of: (order) => order.booster_share }}
        />
      )}
    </>
  )
}
