import { useState } from 'react'
import { minuteMs } from '#core/base/durations.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { deadlines, endOf } from '#core/orders/deadlines.ts'
import { needsAccount } from '#core/orders/kinds.ts'
import { waveNumbers } from '#core/orders/waves.ts'
import { duration } from '#i18n/duration.ts'
import { inARow } from '#i18n/joined-words.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useSupply } from '#web/shop/supply/use-supply.ts'
import { CancelButton } from '../actions/cancel-button.tsx'
import { NowCard, NowText } from '../parts/now-card.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { TimeLine } from '../parts/time-line.tsx'

const RaiseDialog = opensLater(() => import('./raise-dialog.tsx'))

/** During the search for a booster: the current step, and how much of the promised hour is left. */
export function SearchCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const staff = order.viewer === 'staff'
  const { named } = order
  if (named?.until && named.outcome === null)
    return <NamedCard order={order} named={named} until={named.until} />
  return (
    <NowCard
      open
      tone="note"
      icon={<DashboardIcon name="binoculars" size={16} />}
      label={staff ? t('games.status.waiting_for_booster') : undefined}
      title={t('order.findingTitle')}
    >
      {named && <NowText>{t('order.named.ended', { booster: named.username })}</NowText>}
      {staff ? <StaffSearch order={order} /> : <CustomerSearch order={order} />}
      <PromisedHour order={order} />
    </NowCard>
  )
}

function StaffSearch({ order }: { order: OrderView }) {
  const { t } = useApp()
  return (
    <>
      <NowText>{t(order.unplayed ? 'order.unplayedStaff' : 'order.searchingStaff')}</NowText>
      <Waves order={order} />
      <NotForMe order={order} />
      <RaiseShare order={order} />
    </>
  )
}

/** Nobody takes it: staff can have it pay more, as long as the shop keeps its minimum. */
function RaiseShare({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const { raise } = order
  if (!raise || raise.percent >= raise.most) return null
  return (
    <div className="mt-5">
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t('order.raise.button')}
      </Button>
      {open && <RaiseDialog order={order} raise={raise} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** What it means in words: who was asked, how soon one usually starts, how they learn of it. How we search is folded. */
function CustomerSearch({ order }: { order: OrderView }) {
  const { t, locale } = useApp()
  const minutes = useSupply(isBoost(order.config) ? order.config : null)?.start_minutes ?? null
  const isAsking = order.waves.length > 0
  const asked = askedOf(order)
  const said = [
    ...(isAsking ? [asked === 0 ? t('order.askedNone') : t('order.asked', { count: asked })] : []),
    ...(minutes === null ? [] : [t('order.usualStart', { time: duration(locale, minutes * minuteMs) })]),
    t('order.searchMail'),
  ]
  return (
    <>
      <NowText>{said.reduce((so, next) => inARow(t, so, next))}</NowText>
      {isAsking && asked === 0 && offered(order, 'cancel') && (
        <div className="mt-4 max-w-sm">
          <RefundButton order={order} />
        </div>
      )}
      {isAsking && (
        <details className="type-small mt-4">
          <summary className="text-link">{t('order.howWeSearch')}</summary>
          <p className="mt-2 max-w-[62ch] text-ink-2">{t('order.howWeSearchText')}</p>
          <Waves order={order} />
        </details>
      )}
    </>
  )
}

const askedOf = ({ waves }: OrderView) => waves.reduce((sum, wave) => sum + wave.asked, 0)

type NamedProps = { order: OrderView; named: NonNullable<OrderView['named']>; until: string }

/** The booster whom the customer named is asked alone: until when, and what happens then. */
function NamedCard({ order, named: { username: booster, fallback }, until }: NamedProps) {
  const { t, locale } = useApp()
  const times = useTimes()
  const now = useNow()
  const from = Date.parse(until) - deadlines.namedOffer.ms
  const left = now === null ? null : Date.parse(until) - now
  const staff = order.viewer === 'staff'
  return (
    <NowCard
      open
      tone="note"
      icon={<DashboardIcon name="binoculars" size={16} />}
      label={staff ? t('games.status.waiting_for_booster') : undefined}
      title={t('order.named.title', { booster })}
    >
      <NowText>{t(`order.named.${fallback}`, { booster, time: times.time(until) })}</NowText>
      <div className="mt-5">
        <TimeLine
          from={{ label: t('order.searchBegan'), time: times.time(new Date(from)) }}
          to={{ label: t('order.named.until'), time: times.time(until) }}
          passed={now === null ? null : Math.max(0, now - from) / deadlines.namedOffer.ms}
          left={left === null || left < 0 ? null : t('order.timeLeft', { time: duration(locale, left) })}
        />
      </div>
    </NowCard>
  )
}

/** How many boosters were asked, in which wave, and when everyone is. */
function Waves({ order }: { order: OrderView }) {
  const { waves, searching_at } = order
  const { t, format } = useApp()
  const times = useTimes()
  const last = waves.at(-1)
  if (!last || !searching_at) return null
  const everyone = endOf('everyoneAsked', new Date(searching_at))
  const facts = [
    { name: t('order.boostersAsked'), fact: format.number(askedOf(order)) },
    ...(last.present === null
      ? []
      : [{ name: t('order.boostersPresent'), fact: format.number(last.present) }]),
    { name: t('order.wave'), fact: t('order.waveOf', { wave: last.wave, waves: waveNumbers.length }) },
    ...(last.wave < waveNumbers.length
      ? [{ name: t('order.everyoneAskedBy'), fact: times.time(everyone) }]
      : []),
  ]
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(({ name, fact }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="type-small text-ink-2">{name}</dt>
          <dd className="type-price-row tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** For staff: why boosters took the order off their boards, in sum. */
function NotForMe({ order: { not_for_me: reasons } }: { order: OrderView }) {
  const { t, format } = useApp()
  if (reasons.length === 0) return null
  return (
    <div className="mt-5">
      <h3 className="label">{t('order.notForMe')}</h3>
      <ul className="type-small mt-1 flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
        {reasons.map(({ reason, count }) => (
          <li key={reason ?? 'none'}>
            {t(`order.notForMe.${reason ?? 'none'}`)}{' '}
            <span className="font-semibold tabular-nums text-ink">{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PromisedHour({ order }: { order: OrderView }) {
  const { t, locale } = useApp()
  const times = useTimes()
  const now = useNow()
  const { searching_at, start_due_at } = order
  if (!searching_at || !start_due_at) return null
  const [from, due] = [Date.parse(searching_at), Date.parse(start_due_at)]
  const left = now === null ? null : due - now
  return (
    <div className="mt-5">
      <TimeLine
        from={{ label: t('order.searchBegan'), time: times.time(searching_at) }}
        to={{ label: t('order.startPromised'), time: times.time(start_due_at) }}
        passed={now === null ? null : (now - from) / (due - from)}
        left={left === null || left < 0 ? null : t('order.timeLeft', { time: duration(locale, left) })}
      />
    </div>
  )
}

/**
 * The whole price comes back at one press, the way it was paid. Where an earlier booster has earned a part of it, the
 * dialog shows first what comes back.
 */
function RefundButton({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  if (order.stop?.earned !== 0)
    return (
      <CancelButton order={order} variant="quiet" className="w-full">
        {t('order.backButton')}
      </CancelButton>
    )
  const [refund_to = 'payment_method'] = order.stop.refund_to
  const params = { order_id: order.order_id }
  const refund = () =>
    run(() => call('cancelOrder', { params, body: { refund_to } }), t('order.cancelledNow'))
  return (
    <Button variant="quiet" className="w-full" busy={busy} onClick={refund}>
      {t('order.backButton')}
    </Button>
  )
}

/** The promised hour has passed, or nobody plays it. The customer chooses between two equal answers; staff assign. */
export function LateCard({ order }: { order: OrderView }) {
  const { t, format, locale } = useApp()
  const times = useTimes()
  const now = useNow()
  const [waits, setWaits] = useState(false)
  const total = format.money(order.stop?.refund ?? order.total)
  const due = order.start_due_at ?? order.created_at
  const time = times.dateTime(due)
  const icon = <Icon name="triangle-alert" size={16} />
  if (order.viewer === 'staff')
    return (
      <NowCard
        tone="warning"
        icon={icon}
        title={t('order.lateTitleStaff', {
          time: duration(locale, Math.max(0, (now ?? 0) - Date.parse(due))),
        })}
      >
        <NowText>{t('order.lateTextStaff', { time })}</NowText>
      </NowCard>
    )
  if (waits)
    return (
      <>
        <SearchCard order={order} />
        <p className="type-small mt-4 text-ink-2" role="status">
          {t('order.waitingOn', { total })}
        </p>
      </>
    )
  return (
    <NowCard
      open
      tone="warning"
      icon={icon}
      label={t('order.nowLabel')}
      title={t(order.unplayed ? 'order.unplayedTitle' : 'order.lateTitle')}
    >
      <NowText>
        {order.unplayed ? t('order.unplayedText', { total }) : t('order.lateText', { time, total })}
      </NowText>
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        <Card className="flex flex-col">
          <h3 className="type-h3 flex items-center gap-2">
            <DashboardIcon name="clock" /> {t('order.waitTitle')}
          </h3>
          <p className="type-small mt-2 mb-4 grow text-ink-2">{t('order.waitText')}</p>
          <Button offline className="w-full" onClick={() => setWaits(true)}>
            {t('order.waitTitle')}
          </Button>
        </Card>
        {offered(order, 'cancel') && (
          <Card className="flex flex-col">
            <h3 className="type-h3 flex items-center gap-2">
              <Icon name="undo-2" /> {t('order.backTitle', { total })}
            </h3>
            <p className="type-small mt-2 mb-4 grow text-ink-2">
              {t(needsAccount(order.config) ? 'order.backTextVault' : 'order.backText')}
            </p>
            <RefundButton order={order} />
          </Card>
        )}
      </div>
    </NowCard>
  )
}
