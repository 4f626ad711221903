import type { Contract } from '#contract/contract.ts'
import { dayMs } from '#core/base/durations.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { dayIn, startOfDay } from '#core/base/zones.ts'
import { games } from '#core/games/games.ts'
import { gamesToLearn } from '#core/orders/arrival.ts'
import { pointsOf } from '#i18n/climb-words.ts'
import { orderTitle, serviceLine } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes, useZone } from '#web/frame/texts/use-times.ts'
import { type Days, daysAround, placeOn } from '#web/kit/drawing/days/days-geometry.ts'
import { DaysTrack } from '#web/kit/drawing/days/days-track.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { promisedDays } from '../parts/order-facts.ts'
import { OrderState } from '../parts/order-state.tsx'
import { rowLine } from '../parts/state-line.ts'

type Home = Contract['getCustomerHome']['reply']['data']
type Climb = Home['climbs'][number]

const wide = 'lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_minmax(0,14rem)]'

/** A customer's running orders on one axis of days. */
export function ClimbRows({ climbs, now }: { climbs: readonly Climb[]; now: number }) {
  const days = useDays(climbs, now)
  return (
    <>
      <DayNames days={days} now={now} />
      <ul className="divide-y divide-line border-b border-line">
        {climbs.map((order) => (
          <Row key={order.order_id} order={order} days={days} now={now} />
        ))}
      </ul>
    </>
  )
}

/** As many days as the rows need, the same for all. */
function useDays(climbs: readonly Climb[], now: number): Days {
  const zone = useZone() ?? 'UTC'
  const ends = climbs.flatMap(({ check_until, arrives }) => [check_until, arrives?.to ?? null])
  const begun = climbs.flatMap(({ claimed_at, steps }) => [claimed_at, steps[0]?.at ?? null])
  const instants = [...ends, ...begun].filter((at) => at !== null).map((at) => Date.parse(at))
  const noon = startOfDay(zone, dayIn(zone, now)).getTime() + dayMs / 2
  return daysAround(instants, (offset) => startOfDay(zone, dayIn(zone, noon + offset * dayMs)).getTime())
}

/** The names of the days above the rows: of a long axis, or on a phone, not of each. */
function DayNames({ days, now }: { days: Days; now: number }) {
  const times = useTimes()
  const zone = useZone() ?? 'UTC'
  const every = Math.ceil(days.starts.length / 7)
  const today = startOfDay(zone, dayIn(zone, now)).getTime()
  const fromToday = (start: number) => Math.abs(days.starts.indexOf(start) - days.starts.indexOf(today))
  const named = days.starts.filter((start) => fromToday(start) % every === 0)
  return (
    <div
      className={`sticky top-14 z-2 grid gap-x-6 border-b border-line bg-ground py-2 lg:static ${wide}`}
      aria-hidden="true"
    >
      <div className="type-caption relative h-4 text-ink-2 lg:col-start-2">
        {named.map((start) => (
          <span
            key={start}
            className={`absolute ps-1 whitespace-nowrap ${start === today ? 'font-semibold text-ink' : ''} ${
              fromToday(start) % (2 * every) === 0 ? '' : 'max-sm:hidden'
            }`}
            style={{ insetInlineStart: `${placeOn(days, start) * 100}%` }}
          >
            {times.weekday(new Date(start))}
          </span>
        ))}
      </div>
    </div>
  )
}

function Row({ order, days, now }: { order: Climb; days: Days; now: number }) {
  const { t, format, dir } = useApp()
  const { config, number, order_id, booster } = order
  const done = useWorkDone(order)
  return (
    <li className={`relative grid gap-x-6 gap-y-2 py-3 hover:bg-surface-3 ${wide}`} data-game={config.game}>
      <div className="min-w-0 self-center">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <OrderState order={order} />
          <span className="type-small text-ink-3 lg:hidden">{format.ltr(orderNumber(number))}</span>
        </div>
        <p className="type-sign mt-2">
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id }}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            {orderTitle(t, order)}
          </LocaleLink>
        </p>
        <p className="type-small flex items-center gap-2 text-ink-2">
          <span className="lozenge" aria-hidden="true" />
          <span>
            <span className="max-lg:hidden">{format.ltr(orderNumber(number))} · </span>
            {serviceLine(t, config)}
          </span>
        </p>
      </div>
      <DaysTrack {...useTrack(order, { now, done })} days={days} now={now} game={config.game} dir={dir} />
      <div className="flex min-w-0 items-center justify-between gap-2">
        <div className="min-w-0">
          <Next order={order} now={now} />
          {order.steps.length > 0 && <p className="type-small text-ink-2 tabular-nums">{done}</p>}
          {booster && <p className="type-small text-ink-2">{booster.username}</p>}
        </div>
        <Icon name="chevron-right" size={16} className="text-ink-3 max-lg:hidden rtl:-scale-x-100" />
      </div>
    </li>
  )
}

/** Its next date. */
function Next({ order, now }: { order: Climb; now: number }) {
  const { t, format } = useApp()
  const times = useTimes()
  const { status, check_until, arrives, start_due_at, disputed } = order
  const strong = 'type-table font-semibold'
  if (status === 'verification_required' && check_until && !disputed)
    return (
      <p className={`${strong} text-warning`}>
        {t('climbs.checkUntil', { time: times.dateTime(check_until) })}
      </p>
    )
  if (status === 'boosting' && arrives) {
    const late = daysLate(order)
    return (
      <>
        <p className={strong}>
          {t('climbs.arrives', { days: times.dayRange(new Date(arrives.from), new Date(arrives.to)) })}
        </p>
        {late !== null && late > 0 ? (
          <p className="type-small flex items-center gap-1 font-semibold text-warning">
            <Icon name="triangle-alert" size={16} /> {t('climbs.later', { count: late })}
          </p>
        ) : (
          late === 0 && <p className="type-small text-ink-2">{t('climbs.onTime')}</p>
        )}
      </>
    )
  }
  if (status === 'waiting_for_booster' && start_due_at && Date.parse(start_due_at) > now && !order.coach)
    return <p className={strong}>{t('climbs.startBy', { time: times.dateTime(start_due_at) })}</p>
  return <p className={strong}>{rowLine({ t, format, times }, { ...order, viewer: 'customer' }, now)}</p>
}

/** By how many days it is expected after what was promised; null before its pace says anything. */
export function daysLate({ steps, arrives, ...order }: Climb): number | null {
  const promised = promisedDays(order)
  if (!promised || !arrives || steps.length < gamesToLearn) return null
  return Math.max(0, Math.ceil((Date.parse(arrives.from) - promised.to.getTime()) / dayMs))
}

/** `310 LP of 548 LP`, `3 of 5`. */
function useWorkDone({ logged, config }: Climb): string {
  const { t, format } = useApp()
  const amount = (value: number) =>
    logged.unit === 'points' ? pointsOf(t, games[config.game], value) : format.number(value)
  return t('climbs.done', { done: amount(logged.done), all: amount(logged.of) })
}

function useTrack(order: Climb, { now, done }: { now: number; done: string }) {
  const { t } = useApp()
  const times = useTimes()
  const { status, claimed_at, finished_at, check_until, arrives, steps } = order
  const at = (instant: string) => Date.parse(instant)
  const promised = status === 'verification_required' ? null : promisedDays(order)
  const label =
    status === 'waiting_for_booster'
      ? t('climbs.looking')
      : status === 'verification_required'
        ? t('climbs.reached')
        : steps.length > 0
          ? done
          : ''
  return {
    since: claimed_at ? at(claimed_at) : null,
    steps: steps.map((step) => ({ at: at(step.at), done: step.done })),
    check: finished_at ? { from: at(finished_at), to: check_until ? at(check_until) : now } : null,
    arrives: arrives && { from: at(arrives.from), to: at(arrives.to) },
    promised: promised && { from: promised.from.getTime(), to: promised.to.getTime() },
    label,
    promise: promised ? t('climbs.promised', { days: times.dayRange(promised.from, promised.to) }) : '',
  }
}
