import { needsCustomer } from '#core/orders/my-orders.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { EmptyState } from '#web/kit/drawing/empty/empty-state.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { OrderDetail } from '../page/order-page.tsx'
import { ShownOrder } from '../page/shown-order.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import type { OrderRow } from './order-list.tsx'
import { WaitingOrders } from './waiting-orders.tsx'

/** The order of open orders on the home page: work in progress first, then orders that wait. */
const byUrgency: readonly OrderView['status'][] = [
  'boosting',
  'verification_required',
  'waiting_for_account',
  'waiting_for_booster',
  'not_paid',
]

export type Data = { order: OrderView | null; waiting: OrderRow[] }

export async function loader({ call }: LoaderContext): Promise<Data> {
  const { data } = await call('listMyOrders', { query: { page: 1 } })
  const [current] = data.items
    .filter(({ status }) => byUrgency.includes(status))
    .sort((a, b) => byUrgency.indexOf(a.status) - byUrgency.indexOf(b.status))
  if (!current) return { order: null, waiting: [] }
  const detail = await call('getOrder', { params: { order_id: current.order_id } })
  const others = data.items.filter(({ order_id }) => order_id !== current.order_id)
  return { order: detail.data.order, waiting: others.filter(needsCustomer) }
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('shell.myClimb')} | ${site.name}`, description: t('order.descriptionOrder') }
}

/** A customer's home page starts with their current climb. */
export function Page({ data }: { data: Data }) {
  return (
    <ShownOrder read={data.order} others>
      {(order) =>
        order ? (
          <>
            <OrderDetail order={order} />
            <WaitingOrders orders={data.waiting} />
          </>
        ) : (
          <NoClimb />
        )
      }
    </ShownOrder>
  )
}

function NoClimb() {
  const { t, dir } = useApp()
  return (
    <>
      <h1 className="type-h1 mb-6">{t('shell.myClimb')}</h1>
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
