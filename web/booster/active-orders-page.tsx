import { dayMs } from '#core/durations.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { EmptyState } from '../drawing/empty/empty-state.tsx'
import { OrderList, type OrderRow } from '../orders/order-list.tsx'
import { useOrderChanges } from '../orders/use-order-changes.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { pageOf } from '../router/page-links.tsx'
import { useApp } from '../session/app-context.ts'
import { useNow } from '../texts/use-now.ts'
import { useTimes } from '../texts/use-times.ts'
import { buttonClass } from '../ui/button-class.ts'

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
  const { t, dir } = useApp()
  const times = useTimes()
  useOrderChanges(data.items)
  const now = useNow()
  const promise = (order: OrderRow) => {
    const end = Date.parse(order.claimed_at ?? order.created_at) + order.days.to * dayMs
    const late = now !== null && now > end
    return t(late ? 'booster.promisedLate' : 'booster.promisedBy', { date: times.day(new Date(end)) })
  }
  const next = (order: OrderRow) => {
    if (order.status === 'verification_required' && order.finished_at)
      return t('booster.nextCheck', {
        time: times.dateTime(endOf('check', new Date(order.finished_at))),
      })
    if (order.paused) return t('booster.nextPaused')
    if (kindOf(order.config).log.of === 'games') return promise(order)
    return order.session_at
      ? t('booster.nextSession', { time: times.dateTime(order.session_at) })
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
