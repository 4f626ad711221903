import { endOf } from '#core/orders/deadlines.ts'
import { listed } from '#i18n/joined-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { OrderAgain } from '../actions/order-again.tsx'
import { actorInWords } from '../parts/actor-words.ts'
import { GivenReason } from '../parts/given-reason.tsx'
import { NowCard, NowText } from '../parts/now-card.tsx'
import type { OrderView } from '../parts/order-facts.ts'

type Refund = OrderView['refunds'][number]

/** A cancelled order first shows where the money is: a block for each part of a refund, the card's part first. */
export function MoneyCard({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const { refunds, viewer, money } = order
  const own = viewer === 'customer'
  const [first] = refunds
  if (viewer === 'booster' || !order.paid_at)
    return (
      <NowCard
        icon={<Icon name="x" size={16} />}
        label={t('games.status.cancelled')}
        title={t(viewer === 'booster' ? 'order.cancelledBooster' : 'order.nothingCharged')}
      >
        <CancelledBy order={order} />
        {own && <OrderAgain order={order} variant="primary" />}
      </NowCard>
    )
  if (!first)
    return (
      <NowCard icon={undo} label={t('games.status.cancelled')} title={t('order.nothingBack')}>
        <NowText>
          {money && money.charged_back > 0
            ? t('order.nothingBackBank', {
                amount: format.money(money.charged_back),
                total: format.money(money.paid),
              })
            : t('order.nothingBackText', { total: format.money(order.total) })}
        </NowText>
        <CancelledBy order={order} />
        {own && <OrderAgain order={order} variant="primary" />}
      </NowCard>
    )
  return refunds.map((refund, index) => (
    <NowCard
      key={`${refund.to}${refund.at}${index + 1}`}
      tone={(money?.taken_back ?? 0) > 0 ? undefined : 'good'}
      icon={undo}
      label={t(labelOf(refund, own))}
      title={<span className="type-price">{format.money(refund.amount)}</span>}
    >
      <Arrival refund={refund} own={own} isTaken={(money?.taken_back ?? 0) > 0} />
      {refund === refunds.at(-1) && <ByBank order={order} />}
      {refund.to === 'payment_method' ? (
        <RefundPath order={order} refund={refund} />
      ) : (
        refund === first && <CancelledBy order={order} />
      )}
      {own && refund === refunds.at(-1) && <OrderAgain order={order} variant="primary" />}
    </NowCard>
  ))
}

const undo = <Icon name="undo-2" size={16} />

function labelOf({ to }: Refund, own: boolean) {
  if (to === 'balance') return own ? 'order.moneyBalance' : 'order.moneyBalanceStaff'
  return own ? 'order.moneyMethod' : 'order.moneyMethodStaff'
}

/** The latest arrival of a refund, counted from when it was sent or, until then, from when it was decided. */
function arrivesBy({ at, sent_at }: Refund): Date {
  return endOf('bankRefund', new Date(sent_at ?? at))
}

/** What the bank returned besides, and took back of what is above. */
function ByBank({ order: { money } }: { order: OrderView }) {
  const { t, format } = useApp()
  if (!money || money.charged_back === 0) return null
  return (
    <>
      <NowText>{t('order.moneyBankText', { amount: format.money(money.charged_back) })}</NowText>
      {money.taken_back > 0 && (
        <NowText>{t('order.moneyTakenBackText', { amount: format.money(money.taken_back) })}</NowText>
      )}
    </>
  )
}

function Arrival({ refund, own, isTaken }: { refund: Refund; own: boolean; isTaken: boolean }) {
  const { t } = useApp()
  const times = useTimes()
  if (refund.to === 'balance')
    return own && !isTaken ? <NowText>{t('order.moneyBalanceText')}</NowText> : null
  return (
    <NowText>
      {t(own ? 'order.moneyMethodText' : 'order.moneyMethodTextStaff', {
        time: times.day(arrivesBy(refund)),
      })}
    </NowText>
  )
}

/** The person who ended it, the time and the reason. */
function CancelledBy({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const event = order.events.findLast(({ action }) => action === 'cancel')
  if (!event) return null
  return (
    <p className="type-small mt-3 mb-4 text-ink-2">
      {t('order.cancelledBy', { who: actorInWords(t, order, event), time: times.dateTime(event.at) })}
      <GivenReason given={event} className="text-ink" />
    </p>
  )
}

/** The refund's progress, step by step. */
function RefundPath({ order, refund }: { order: OrderView; refund: Refund }) {
  const { t } = useApp()
  const times = useTimes()
  const { sent_at } = refund
  const event = order.events.findLast(({ action }) => action === 'cancel')
  const steps = [
    {
      key: 'cancelled',
      state: 'done',
      title: t('order.step.cancelled'),
      details: [
        event && listed(t, actorInWords(t, order, event), times.dateTime(event.at)),
        event?.ready && t(`ready.because.${event.ready}`),
        event?.reason,
      ],
    },
    {
      key: 'sent',
      state: sent_at ? 'done' : 'now',
      title: t(sent_at ? 'order.refundSent' : 'order.refundWaits'),
      details: [sent_at && times.dateTime(sent_at)],
    },
    {
      key: 'bank',
      state: sent_at ? 'now' : 'ahead',
      title: t('order.refundBank'),
      details: [t('order.refundBankText')],
    },
    {
      key: 'arrived',
      state: 'ahead',
      title: t('order.refundArrives'),
      details: [t('order.refundBy', { time: times.day(arrivesBy(refund)) })],
    },
  ] as const
  return (
    <ol className="way my-5">
      {steps.map(({ key, state, title, details }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{title}</b>
          {details.map(
            (detail, index) =>
              detail && (
                <span key={index}>
                  <bdi>{detail}</bdi>
                </span>
              ),
          )}
        </li>
      ))}
    </ol>
  )
}

/** Payments that didn't pay for the order, in any of its statuses. */
export function ReturnedPayments({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const times = useTimes()
  return order.returned.map(({ amount, at, sent_at }) => (
    <Notice key={at} title={t('order.returnedTitle', { amount: format.money(amount) })}>
      {t(order.viewer === 'staff' ? 'order.returnedTextStaff' : 'order.returnedText', {
        time: times.day(endOf('bankRefund', new Date(sent_at ?? at))),
      })}
    </Notice>
  ))
}
