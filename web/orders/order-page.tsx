import { useEffect } from 'react'
import { isCoaching } from '#core/orders/order-config.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '../app/app-context.ts'
import type { LoaderContext, MetaContext } from '../app/page.ts'
import { useSearchParams } from '../app/page-state.ts'
import { useRevalidate } from '../app/use-revalidate.ts'
import { placeLine } from '../climb/climb-words.ts'
import { CoachWork } from '../coaching/coach-work.tsx'
import { SessionCard } from '../coaching/session-card.tsx'
import { SessionNotes } from '../coaching/session-notes.tsx'
import { useRealtime } from '../realtime/use-realtime.ts'
import { Chip } from '../ui/chip.tsx'
import { StateChip } from '../ui/state-chip.tsx'
import { BoosterCards } from './booster-cards.tsx'
import { CheckCard } from './check-card.tsx'
import { ClimbSection } from './climb-section.tsx'
import { History } from './history.tsx'
import { MatchLog } from './match-log.tsx'
import { OrderActions } from './order-actions.tsx'
import { type OrderView, orderProgress } from './order-facts.ts'
import { OrderStatusPath } from './order-status-path.tsx'
import { QuoteCard } from './quote-card.tsx'
import { SearchNotice } from './search-notice.tsx'
import { StopCard } from './stop-card.tsx'
import { VaultCard } from './vault-card.tsx'

export async function loader({ call, params }: LoaderContext): Promise<OrderView> {
  const { data } = await call('getOrder', { params: { order_id: params.order_id ?? '' } })
  return data.order
}

export function meta({ data, t, site }: MetaContext<OrderView>) {
  return { title: `${orderTitle(t, data)} | ${site.name}`, description: t('order.descriptionOrder') }
}

export function Page({ data }: { data: OrderView }) {
  const revalidate = useRevalidate()
  useRealtime('order_changed', ({ order_id }) => {
    if (order_id === data.order_id) void revalidate()
  })
  useRealtime('connected', () => void revalidate())
  return <OrderDetail order={data} />
}

/** One order: where it stands, the climb so far, and what each side can do next. */
export function OrderDetail({ order }: { order: OrderView }) {
  const { t } = useApp()
  const progress = orderProgress(order)
  usePaymentReturn()
  return (
    <article data-game={order.config.game}>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="type-h1 flex flex-wrap items-center gap-x-4 gap-y-2">
            {orderTitle(t, order)}
            <StateChip status={order.status}>{t(`games.status.${order.status}`)}</StateChip>
            {order.paused && <Chip tone="warning">{t('order.paused')}</Chip>}
            {order.demo && <Chip>{t('order.demo')}</Chip>}
          </h1>
          <p className="type-table mt-1 text-ink-2">{sublineOf(t, order)}</p>
        </div>
        <OrderActions order={order} />
      </header>
      <div className="mt-8">
        <OrderStatusPath order={order} />
      </div>
      <div className="mt-10 grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-8">
          <SearchNotice order={order} />
          <CheckCard order={order} />
          {order.session ? (
            <SessionCard order={order} session={order.session} />
          ) : (
            <ClimbSection order={order} progress={progress} />
          )}
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
            {order.session ? (
              <SessionNotes order={order} session={order.session} />
            ) : (
              <MatchLog order={order} />
            )}
            <CoachWork order={order} />
            <StopCard order={order} progress={progress} />
          </div>
        </div>
        <div className="grid min-w-0 gap-6">
          <BoosterCards order={order} />
          <VaultCard order={order} />
          <QuoteCard order={order} />
          <History order={order} />
        </div>
      </div>
    </article>
  )
}

function sublineOf(t: Translate, { number, config }: OrderView): string {
  const words = { number: t('order.orderNumber', { number }), service: serviceLine(t, config) }
  if (isCoaching(config)) return t('session.subline', words)
  return t('order.subline', { ...words, place: placeLine(t, config) })
}

const paymentKeys = ['gtm', 'payment_amount', 'transaction_id', 'currency']

/**
 * The return from payment (spec 2): its figures are only reported, never believed, and only where analytics
 * were accepted; then the query is cleared. Whether it was paid is asked of the server, which asks the provider.
 */
function usePaymentReturn() {
  const { call } = useApp()
  const [query, setQuery] = useSearchParams()
  const revalidate = useRevalidate()
  useEffect(() => {
    if (!paymentKeys.some((key) => query.has(key))) return
    const figures = Object.fromEntries(paymentKeys.map((key) => [key, query.get(key)]))
    void import('../analytics/report-conversion.ts').then(({ reportConversion }) => reportConversion(figures))
    const rest = new URLSearchParams(query)
    for (const key of paymentKeys) rest.delete(key)
    setQuery(rest)
    const payment_id = figures.transaction_id
    if (payment_id) void call('getPayment', { params: { payment_id } }).then(revalidate, () => {})
  }, [query, setQuery, call, revalidate])
}
