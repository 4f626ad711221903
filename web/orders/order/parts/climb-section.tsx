import { dayMs } from '#core/base/durations.ts'
import { games } from '#core/games/games.ts'
import type { Arrival } from '#core/orders/arrival.ts'
import type { Progress } from '#core/orders/progress.ts'
import { pointsOf } from '#i18n/climb-words.ts'
import { scoreInWords } from '#i18n/result-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { ArrivalWindow } from '#web/kit/drawing/arrival/arrival-window.tsx'
import { ClimbSoFar } from '#web/kit/drawing/climb-so-far/climb-so-far.tsx'
import { CountSoFar } from '#web/kit/drawing/count-so-far/count-so-far.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Chip } from '#web/kit/ui/chip.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { countDone, countOf } from './count-facts.ts'
import { chartOf, isLate, isUnderWay, orderArrival, promisedDays, type WorkFacts } from './order-facts.ts'

type Props = { order: WorkFacts; progress: Progress }
/** `proven`: how many games pictures prove, where that matters. `unsent`: how many of the last only this device has. `withoutArrival`: the page says it elsewhere. */
type SectionProps = Props & { proven?: number; unsent?: number; withoutArrival?: boolean }

/** The order's games so far, and the expected finish. */
export function ClimbSection(props: SectionProps) {
  const { order, progress, proven, unsent = 0, withoutArrival = false } = props
  const { t, format, dir } = useApp()
  const times = useTimes()
  const now = useNow()
  const present = now ?? Date.parse(order.games.at(-1)?.played_at ?? order.claimed_at ?? order.created_at)
  const arrival = orderArrival(order, progress, present)
  const chart = chartOf({ t, times, dir }, order, progress, arrival, unsent > 0)
  const count = countOf({ t, format, dir }, order, progress, arrival)
  // A climb that was cancelled before its first game has no progress to show.
  if (order.status === 'cancelled' && order.games.length === 0) return null
  return (
    <section aria-labelledby="climb">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="climb" className="type-h3">
          {t(headingOf(order, chart !== null))}
        </h2>
        {order.games.length > 0 && <Sums order={order} progress={progress} />}
      </div>
      {chart && <ClimbSoFar {...chart} unsent={unsent} {...(proven !== undefined && { proven })} />}
      {count && <CountSoFar {...count} />}
      {order.finished_at ? (
        <Arrived order={order} at={order.finished_at} />
      ) : (
        isUnderWay(order) && !withoutArrival && <Arrivals order={order} arrival={arrival} now={present} />
      )}
    </section>
  )
}

/** A heading of its own before, during and after the work. */
function headingOf(order: WorkFacts, climbs: boolean) {
  if (order.closed_at || order.status === 'verification_required')
    return climbs ? 'order.climbDone' : 'order.workDone'
  if (isUnderWay(order)) return climbs ? 'order.climbSoFar' : 'order.workSoFar'
  return climbs ? 'order.climbPlanned' : 'order.workPlanned'
}

/** The progress in two figures. */
function Sums({ order, progress }: Props) {
  const { t, format } = useApp()
  const { climb } = progress
  const count = countDone(order, progress)
  return (
    <p className="type-small flex flex-wrap gap-x-6 text-ink-2">
      <span>
        {count ? t(`order.count.${count.kind}`) : t('order.climbed')}{' '}
        <strong className="text-ink tabular-nums">
          {climb
            ? t('order.climbedOf', {
                now: format.number(Math.max(0, Math.round(climb.now - climb.start))),
                all: pointsOf(t, games[order.config.game], Math.round(climb.target - climb.start)),
              })
            : count && t('order.climbedOf', { now: format.number(count.now), all: format.number(count.all) })}
        </strong>
      </span>
      <span>
        {t('order.games')} <strong className="text-ink tabular-nums">{scoreInWords(t, progress)}</strong>
      </span>
    </p>
  )
}

/** The expected finish compared with the promised days. */
function Arrivals({ order, arrival, now }: { order: WorkFacts; arrival: Arrival | null; now: number }) {
  const { t } = useApp()
  const times = useTimes()
  const promised = promisedDays(order)
  if (!promised) return null
  const start = Math.min(Date.parse(order.claimed_at ?? order.searching_at ?? order.created_at), now)
  const from = arrival?.finish && Date.parse(arrival.finish.from)
  const to = arrival?.finish && Date.parse(arrival.finish.to)
  const end = Math.max(promised.to.getTime(), to ?? 0, now)
  const place = (at: number) => (at - start) / Math.max(1, end - start)
  const late = isLate(times, promised, arrival, now)
  return (
    <Card className="mt-10 grid sm:mt-6 items-center gap-6 md:grid-cols-[1fr_1.2fr_1fr_auto]">
      {from && to && (
        <div>
          <p className="type-caption text-ink-2">
            {t(arrival?.learned ? 'order.atThisPace' : 'order.expected')}
          </p>
          <p className="type-table font-semibold">{times.dayRange(new Date(from), new Date(to))}</p>
        </div>
      )}
      <ArrivalWindow
        now={place(now)}
        promised={[place(promised.from.getTime()), place(promised.to.getTime())]}
        expected={from && to ? [place(from), place(to)] : null}
        ticks={[{ at: place(now), label: t('order.now') }]}
      />
      <div>
        <p className="type-caption text-ink-2">{t('order.promised')}</p>
        <p className="type-table font-semibold">{times.dayRange(promised.from, promised.to)}</p>
      </div>
      {arrival &&
        (order.paused ? (
          <Chip className="justify-self-start" tone="warning">
            {t('order.paused')}
          </Chip>
        ) : (
          late !== null && <OnTime late={late}>{t(late ? 'order.late' : 'order.inTime')}</OnTime>
        ))}
      {late && arrival?.learned && (
        <p className="type-small text-ink-2 md:col-span-full">{t('order.latePace')}</p>
      )}
    </Card>
  )
}

function OnTime({ late, children }: { late: boolean; children: string }) {
  return (
    <Chip
      className="justify-self-start"
      tone={late ? 'warning' : 'good'}
      icon={<Icon name={late ? 'timer' : 'check'} size={16} />}
    >
      {children}
    </Chip>
  )
}

/** The actual finish compared with the promised days. */
function Arrived({ order, at }: { order: WorkFacts; at: string }) {
  const { t } = useApp()
  const times = useTimes()
  const promised = promisedDays(order)
  if (!promised) return null
  const [arrived, from, to] = [Date.parse(at), promised.from.getTime(), promised.to.getTime()]
  const start = Math.min(Date.parse(order.claimed_at ?? at), arrived)
  const end = Math.max(to, arrived)
  const place = (time: number) => (time - start) / Math.max(1, end - start)
  // Counts calendar days as shown: a finish on the same day is neither early nor late.
  const apart = (time: number) =>
    times.day(at) === times.day(new Date(time))
      ? 0
      : Math.max(1, Math.round(Math.abs(time - arrived) / dayMs))
  const late = arrived > to ? apart(to) : 0
  const early = arrived < from ? apart(from) : 0
  return (
    <Card className="mt-10 grid items-center gap-6 sm:mt-6 md:grid-cols-[1fr_1.2fr_1fr_auto]">
      <div>
        <p className="type-caption text-ink-2">{t('order.arrived')}</p>
        <p className="type-table font-semibold">{times.dateTime(at)}</p>
      </div>
      <ArrivalWindow now={place(arrived)} promised={[place(from), place(to)]} expected={null} ticks={[]} />
      <div>
        <p className="type-caption text-ink-2">{t('order.promised')}</p>
        <p className="type-table font-semibold">{times.dayRange(promised.from, promised.to)}</p>
      </div>
      <OnTime late={late > 0}>
        {late > 0
          ? t('order.daysLate', { count: late })
          : early > 0
            ? t('order.daysEarly', { count: early })
            : t('order.onTime')}
      </OnTime>
    </Card>
  )
}
