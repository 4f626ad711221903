import type { Contract } from '#contract/contract.ts'
import { dayMs } from '#core/base/durations.ts'
import { orderNumber } from '#core/base/order-number.ts'
import type { StaffQueue } from '#core/site/waiting.ts'
import { duration } from '#i18n/duration.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { type QueuePlace, queueIcons, queuePlaces } from '#i18n/staff-queues.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'

type Waiting = Contract['getStaffDay']['reply']['data']['queues'][number]
type First = NonNullable<Waiting['first']>

/** A list of staff: how much waits in it, what is due first, by when, and the way to where it is decided. */
export function QueueRow({ waiting }: { waiting: Waiting }) {
  const { t } = useApp()
  const { queue, count, first, due, urgent_from } = waiting
  const now = useNow()
  const isUrgent = now !== null && Date.parse(urgent_from) <= now
  const name = t(`today.queue.${queue}`, { count })
  return (
    <li
      data-row={queue}
      className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 lg:grid-cols-[20px_minmax(0,4fr)_minmax(0,8fr)_minmax(0,3fr)_8rem]"
    >
      <span
        className={`row-span-3 self-start pt-0.5 lg:row-span-1 lg:self-auto lg:pt-0 ${isUrgent ? 'text-error' : 'text-ink-2'}`}
      >
        <DashboardIcon name={queueIcons[queue]} size={20} />
      </span>
      <h2 className="type-h3-small">{name}</h2>
      <div className="col-start-2 min-w-0 lg:col-start-auto">
        {first && <FirstOf first={first} queue={queue} />}
      </div>
      <p
        className={`type-small col-start-2 tabular-nums lg:col-start-auto lg:text-end ${isUrgent ? 'font-semibold text-error' : 'text-ink-2'}`}
      >
        <By due={due} now={now} />
      </p>
      <LocaleLink
        {...decidedAt(queue, waiting)}
        className={buttonClass({
          variant: 'outline',
          size: 'small',
          className: 'col-start-3 row-span-3 row-start-1 lg:col-start-auto lg:row-span-1 lg:row-start-auto',
        })}
      >
        {t(`today.do.${queue}`)} <span className="sr-only">{name}</span>
      </LocaleLink>
    </li>
  )
}

/** Where the button leads: a dispute and a talk have a page of their own, all else is decided in its list. */
function decidedAt(queue: StaffQueue, { first }: Waiting): QueuePlace {
  const place = queuePlaces[queue]
  if (queue === 'disputes' && first?.kind === 'order')
    return { ...place, to: '/dashboard/admin/disputes/:order_id', params: { order_id: first.order_id } }
  if (first?.kind === 'order') return { ...place, search: `?order=${first.order_id}` }
  if (first?.kind === 'service_request') return { ...place, search: `${place.search}&open=${first.user_id}` }
  return first?.kind === 'thread' ? { ...place, search: `?thread=${first.thread_id}` } : place
}

/** What is due first: what names it, and below it what it is about. */
function FirstOf({ first, queue }: { first: First; queue: StaffQueue }) {
  const { t, format } = useApp()
  if (first.kind === 'order')
    return (
      <>
        <p className="type-table">
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id: first.order_id }}
            className="text-link font-semibold"
          >
            {format.ltr(orderNumber(first.number))}
          </LocaleLink>{' '}
          {first.about ? t(`disputes.kind.${first.about}`) : orderTitle(t, first)}
        </p>
        <p className="type-small text-ink-2">
          <bdi>{first.name}</bdi> <span aria-hidden="true">·</span>{' '}
          {queue === 'disputes' ? format.money(first.total) : serviceLine(t, first.config)}
        </p>
      </>
    )
  if (first.kind === 'thread')
    return (
      <p className="type-table">
        <bdi>{first.name ?? t('inbox.visitor', { number: first.number })}</bdi>
      </p>
    )
  return (
    <>
      <p className="type-table">
        <bdi>{first.name}</bdi>
      </p>
      <p className="type-small text-ink-2 tabular-nums">
        {first.kind === 'application' || first.kind === 'service_request'
          ? inAList(
              t,
              first.games.map((game) => t(`games.game.${game}`)),
            )
          : first.amount !== null && format.money(first.amount)}
      </p>
    </>
  )
}

/** By when, in words: as a time that is left or over within a day, else as a date. */
function By({ due, now }: { due: string; now: number | null }) {
  const { t, locale } = useApp()
  const times = useTimes()
  const left = now === null ? null : Date.parse(due) - now
  if (left === null || left > dayMs) return t('today.by', { time: times.dateTime(due) })
  if (left < -dayMs) return t('today.was', { time: times.dateTime(due) })
  return t(left < 0 ? 'today.late' : 'today.left', { left: duration(locale, Math.abs(left)) })
}
