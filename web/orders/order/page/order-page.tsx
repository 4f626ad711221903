import './order-page.css'
import { isBoost } from '#core/choices/order-config.ts'
import { holds } from '#core/people/permissions.ts'
import { placeLine } from '#i18n/climb-words.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { NeedConnection } from '#web/frame/pwa/needs-connection.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { isCallError } from '#web/frame/session/call.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Chip } from '#web/kit/ui/chip.tsx'
import { usePaymentReturn } from '#web/parts/payments/use-payment-return.ts'
import { PushAsk } from '#web/parts/push/push-ask.tsx'
import { DisputeNotice } from '../../disputes/dispute-notice.tsx'
import { StaffHandling } from '../../handling/staff-handling.tsx'
import { HoursCard } from '../hours/hours-card.tsx'
import { CoachWork } from '../lessons/coach-work.tsx'
import { LessonNotes } from '../lessons/lesson-notes.tsx'
import { VaultCard } from '../login/vault-card.tsx'
import { TipCard } from '../money/tip-card.tsx'
import { KeepGuestOrder } from '../now/keep-guest-order.tsx'
import { NowSection } from '../now/now-section.tsx'
import { StopCard } from '../now/stop-card.tsx'
import { whatNow } from '../now/what-now.ts'
import { ClimbSection } from '../parts/climb-section.tsx'
import { kindWords } from '../parts/kind-words.ts'
import { isAfterEnd, type OrderView, orderProgress } from '../parts/order-facts.ts'
import { CheckChip, OrderState } from '../parts/order-state.tsx'
import { stateLine } from '../parts/state-line.ts'
import { ReviewCard } from '../review/review-card.tsx'
import { ChatButton } from '../talk/chat-button.tsx'
import { OrderChatCard } from '../talk/order-chat-card.tsx'
import { WithOrderChat } from '../talk/order-chat-context.tsx'
import { MatchLog } from '../work/match-log.tsx'
import { ProofCard } from '../work/proof-card.tsx'
import { RecordsCard } from '../work/records-card.tsx'
import { useUnsentGames, withUnsent } from '../work/unsent-games.ts'
import { BoosterCards } from './booster-cards.tsx'
import { BoosterFacts, hasFacts } from './booster-facts.tsx'
import { History } from './history.tsx'
import { ListWay } from './list-way.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderStatusPath } from './order-status-path.tsx'
import { PromiseRow } from './promise-row.tsx'
import { QuoteCard } from './quote-card.tsx'
import { ReservedOrder, type ReservedOrderView } from './reserved-order.tsx'
import { ShareCard } from './share-card.tsx'
import { ShownOrder } from './shown-order.tsx'
import { StaffCards } from './staff-cards.tsx'
import { stateLineId } from './state-in-view.ts'

type Data = OrderView | ReservedOrderView

/** An order; for its booster also one that they can still undo having claimed, which the board knows. */
export async function loader({ call, params, subject }: LoaderContext): Promise<Data> {
  const order_id = params.order_id ?? ''
  try {
    const { data } = await call('getOrder', { params: { order_id } })
    return data.order
  } catch (error) {
    if (!isCallError(error) || error.code !== 'order_not_found' || !holds(subject, 'Booster')) throw error
    const { data } = await call('listAvailableOrders', { query: { order_id } })
    const reserved = data.items.find(({ undo_until }) => undo_until !== null)
    if (!reserved) throw error
    return reserved
  }
}

export function meta({ data, t, site }: MetaContext<Data>) {
  return { title: `${orderTitle(t, data)} | ${site.name}`, description: t('order.descriptionOrder') }
}

export function Page({ data }: { data: Data }) {
  if (!('viewer' in data)) return <ReservedOrder order={data} />
  return <ShownOrder read={data}>{(order) => order && <OrderDetail order={order} />}</ShownOrder>
}

/** One order: the next step, the progress so far, and each side's actions. */
export function OrderDetail({ order: read }: { order: OrderView }) {
  const { t, site } = useApp()
  const unsent = useUnsentGames(read.order_id)
  const order = withUnsent(read, unsent)
  const progress = orderProgress(order)
  usePaymentReturn()
  const after = isAfterEnd(order)
  const compared = whatNow(order, false) === 'records'
  // A customer's column is long enough without the price, once it is paid.
  const besideWork = order.viewer === 'booster' || order.status === 'not_paid'
  return (
    <WithOrderChat order={order}>
      <NeedConnection>
        <article className="order-page" data-game={order.config.game}>
          <header className="order-head min-w-0">
            <ListWay order={order} />
            <div className="flex items-start justify-between gap-3">
              <h1 className="type-h1 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
                {orderTitle(t, order)}
                <OrderState order={order} />
                <CheckChip order={order} />
                {order.paused && <Chip tone="warning">{t('order.paused')}</Chip>}
                <AskedBooster order={order} />
                {order.demo && <Chip>{t('order.demo')}</Chip>}
                {site.closed && <Chip>{t('order.testOrder')}</Chip>}
              </h1>
              <ChatButton order={order} />
            </div>
            <p className="type-table mt-1 text-ink-2">{sublineOf(t, order)}</p>
            <StateLine order={order} />
          </header>
          <div className="order-steps grid gap-5">
            <OrderStatusPath order={order} />
            <BoosterFacts order={order} />
          </div>
          <NowSection order={order} />
          <div className="order-climb grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 empty:hidden">
            {!(order.disputed && order.status === 'verification_required') && <DisputeNotice order={order} />}
            {!order.session && (
              <ClimbSection
                order={order}
                progress={progress}
                unsent={unsent.length}
                withoutArrival={hasFacts(order)}
              />
            )}
          </div>
          <OrderActions order={order} />
          <div className="order-main grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
            <AskForPush order={order} />
            <PromiseRow order={order} />
            {!compared && <RecordsCard order={order} />}
            <div className="grid items-start gap-6 empty:hidden lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] [&>:only-child]:col-span-full">
              {order.session ? (
                <LessonNotes order={order} lesson={order.session} />
              ) : (
                <MatchLog order={order} />
              )}
              <CoachWork order={order} />
              <StopCard order={order} />
            </div>
          </div>
          <div className="order-side grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
            {!after && <KeepGuestOrder order={order} />}
            {!after && <ReviewCard order={order} />}
            {!after && <TipCard order={order} />}
            <OrderChatCard order={order} />
            {order.viewer === 'staff' && <StaffHandling orderId={order.order_id} />}
            <StaffCards order={order} />
            <BoosterCards order={order} />
            <ProofCard order={order} />
            <HoursCard order={order} />
            <VaultCard order={order} />
            {besideWork && <ShareCard order={order} />}
            {besideWork && <QuoteCard order={order} />}
          </div>
          <div className="order-foot grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-6 md:gap-y-8">
            {!besideWork && (
              <div className="grid gap-6">
                <QuoteCard order={order} />
                <ShareCard order={order} />
              </div>
            )}
            <History order={order} />
          </div>
        </article>
      </NeedConnection>
    </WithOrderChat>
  )
}

/** What the order is doing, in one sentence. */
function StateLine({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const times = useTimes()
  const now = useNow()
  return (
    <p id={stateLineId} tabIndex={-1} className="type-body mt-3 font-semibold outline-none">
      {stateLine({ t, format, times }, order, now)}
    </p>
  )
}

/** A customer whose paid order goes on elsewhere can hear of it; a code that is asked for asks itself. */
function AskForPush({ order: { viewer, status, vault } }: { order: OrderView }) {
  const runs = !['not_paid', 'completed', 'cancelled'].includes(status)
  return viewer === 'customer' && runs && !vault.code ? <PushAsk after="paid" /> : null
}

/** Until someone has the order: whom its customer asked for. */
function AskedBooster({ order: { named, viewer, status } }: { order: OrderView }) {
  const { t } = useApp()
  const open = viewer === 'customer' && named?.outcome === null && status !== 'cancelled'
  return open ? <Chip tone="glow">{t('order.named.asked', { booster: named.username })}</Chip> : null
}

function sublineOf(t: Translate, { number, config }: OrderView): string {
  return t(kindWords({ config }).subline, {
    number: t('order.orderNumber', { number }),
    service: serviceLine(t, config),
    place: isBoost(config) ? placeLine(t, config) : '',
  })
}
