import { useApp } from '../app/app-context.ts'
import { LocaleLink } from '../app/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../app/page.ts'
import { useRevalidate } from '../app/use-revalidate.ts'
import { useRealtime } from '../realtime/use-realtime.ts'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { OrderView } from './order-facts.ts'
import { OrderDetail } from './order-page.tsx'

/** Which open order is the current climb: what moves, then what waits. */
const byUrgency: readonly OrderView['status'][] = [
  'boosting',
  'verification_required',
  'waiting_for_account',
  'waiting_for_booster',
  'not_paid',
]

export async function loader({ call }: LoaderContext): Promise<{ order: OrderView | null }> {
  const { data } = await call('listMyOrders', { query: { page: 1 } })
  const [current] = data.items
    .filter(({ status }) => byUrgency.includes(status))
    .sort((a, b) => byUrgency.indexOf(a.status) - byUrgency.indexOf(b.status))
  if (!current) return { order: null }
  const detail = await call('getOrder', { params: { order_id: current.order_id } })
  return { order: detail.data.order }
}

type Data = Awaited<ReturnType<typeof loader>>

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('order.dashboardTitle')} | ${site.name}`, description: t('order.descriptionOrder') }
}

/** A customer's home is their current climb, nothing else above it. */
export function Page({ data }: { data: Data }) {
  const { t, dir } = useApp()
  const revalidate = useRevalidate()
  useRealtime('order_changed', () => void revalidate())
  if (data.order) return <OrderDetail order={data.order} />
  return (
    <>
      <h1 className="type-h1 mb-6">{t('order.dashboardTitle')}</h1>
      <EmptyState
        dir={dir}
        title={t('order.noClimb')}
        text={t('order.noClimbText')}
        action={
          <LocaleLink to="/league-of-legends/elo-boost" className={buttonClass({ variant: 'primary' })}>
            {t('order.setClimb')}
          </LocaleLink>
        }
      />
    </>
  )
}
