import { games } from '#core/games/games.ts'
import type { Progress } from '#core/orders/progress.ts'
import { useApp } from '../app/app-context.ts'
import { useNow } from '../app/use-now.ts'
import { useTimes } from '../app/use-times.ts'
import { pointsOf } from '../climb/climb-words.ts'
import { ArrivalWindow } from '../drawing/arrival-window.tsx'
import { ClimbSoFar } from '../drawing/climb-so-far.tsx'
import { CountSoFar } from '../drawing/count-so-far.tsx'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { countDone, countOf } from './count-facts.ts'
import { chartOf, isPaid, type OrderView, orderArrival, promisedDays } from './order-facts.ts'

type Props = { order: OrderView; progress: Progress }

/** The order as it was played, and when it is expected to arrive. */
export function ClimbSection({ order, progress }: Props) {
  const { t, format, dir } = useApp()
  const times = useTimes()
  const now = useNow()
  const present = now ?? Date.parse(order.games.at(-1)?.played_at ?? order.claimed_at ?? order.created_at)
  const arrival = orderArrival(order, progress, present)
  const chart = chartOf({ t, times, dir }, order, progress, arrival)
  const count = countOf({ t, format, dir }, order, progress, arrival)
  if (!isPaid(order)) return null
  return (
    <section aria-labelledby="climb">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="climb" className="type-h3">
          {t(chart ? 'order.climbSoFar' : 'order.workSoFar')}
        </h2>
        <Sums order={order} progress={progress} />
      </div>
      {chart && <ClimbSoFar {...chart} />}
      {count && <CountSoFar {...count} />}
      <Arrivals order={order} from={arrival?.from} to={arrival?.to} now={present} />
    </section>
  )
}

/** How far it is, in two figures. */
function Sums({ order, progress }: Props) {
  const { t, format } = useApp()
  const { climb, won, lost } = progress
  const count = countDone(order, progress)
  return (
    <p className="type-small flex flex-wrap gap-x-6 text-ink-2">
      <span>
        {count ? t(`order.count.${count.kind}`) : t('order.climbed')}{' '}
        <strong className="text-ink tabular-nums">
          {climb &&
            t('order.climbedOf', {
              now: format.number(Math.max(0, Math.round(climb.now - climb.start))),
              all: pointsOf(t, games[order.config.game], Math.round(climb.target - climb.start)),
            })}
          {count && t('order.climbedOf', { now: format.number(count.now), all: format.number(count.all) })}
        </strong>
      </span>
      <span>
        {t('order.games')}{' '}
        <strong className="text-ink tabular-nums">{t('order.wonLost', { won, lost })}</strong>
      </span>
    </p>
  )
}

/** The expected arrival laid on the promised days. */
function Arrivals({ order, from, to, now }: { order: OrderView; from?: string; to?: string; now: number }) {
  const { t } = useApp()
  const times = useTimes()
  const promised = promisedDays(order)
  if (!promised) return null
  const start = Math.min(Date.parse(order.claimed_at ?? order.searching_at ?? order.created_at), now)
  const end = Math.max(promised.to.getTime(), to ? Date.parse(to) : 0, now)
  const place = (at: number) => (at - start) / Math.max(1, end - start)
  const late = to !== undefined && Date.parse(to) > promised.to.getTime()
  return (
    <Card className="mt-10 grid sm:mt-6 items-center gap-6 md:grid-cols-[1fr_1.2fr_1fr_auto]">
      {from && to && (
        <div>
          <p className="type-caption text-ink-2">{t('order.expected')}</p>
          <p className="type-table font-semibold">{times.dayRange(new Date(from), new Date(to))}</p>
        </div>
      )}
      <ArrivalWindow
        now={place(now)}
        promised={[place(promised.from.getTime()), place(promised.to.getTime())]}
        expected={from && to ? [place(Date.parse(from)), place(Date.parse(to))] : null}
        ticks={[{ at: place(now), label: t('order.now') }]}
      />
      <div>
        <p className="type-caption text-ink-2">{t('order.promised')}</p>
        <p className="type-table font-semibold">{times.dayRange(promised.from, promised.to)}</p>
      </div>
      {from && (
        <Chip
          className="justify-self-start"
          tone={late ? 'warning' : 'good'}
          icon={<Icon name={late ? 'timer' : 'check'} size={16} />}
        >
          {t(late ? 'order.late' : 'order.inTime')}
        </Chip>
      )}
    </Card>
  )
}
