import { dayMs } from '#core/base/durations.ts'
import type { Change } from '#core/orders/changes.ts'
import { daysInWords } from '#i18n/climb-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { ArrivalChange } from '#web/kit/drawing/arrival/arrival-change.tsx'
import { type OrderView, promisedDays } from '../order/parts/order-facts.ts'

type Span = { from: Date; to: Date }

/** Both promises as dates on one axis; before the search began they are numbers of days. */
export function ChangePromise({ order, change }: { order: OrderView; change: Change }) {
  const { t, format } = useApp()
  const times = useTimes()
  const now = useNow()
  const { daysFrom: from, daysTo: to } = change.quote.estimate
  const days = { from, to }
  const until = promisedDays(order)
  const next = promisedDays({ ...order, days })
  const inWords = (span: Span | null, promised: { from: number; to: number }) =>
    span ? times.dayRange(span.from, span.to) : daysInWords(t, format, promised)
  return (
    <div>
      <dl className="type-table grid gap-1.5">
        <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <dt>{t('order.change.promise')}</dt>
          <dd>{inWords(next, days)}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 text-ink-2">
          <dt>{t('order.change.promiseBefore')}</dt>
          <dd>{inWords(until, order.days)}</dd>
        </div>
      </dl>
      {until && next && now !== null && <Axis until={until} next={next} now={now} />}
    </div>
  )
}

const mostTicks = 5

/** From now, or from the first promised day if that is over, to the end of the later promise. */
function Axis({ until, next, now }: { until: Span; next: Span; now: number }) {
  const { t } = useApp()
  const times = useTimes()
  const ends = [until.to, next.to, until.from, next.from].map((at) => at.getTime())
  const start = Math.min(now, ...ends)
  const end = Math.max(...ends, now + dayMs) + dayMs / 4
  const place = (at: Date | number) => (Number(at) - start) / (end - start)
  const step = Math.ceil((end - start) / dayMs / mostTicks)
  const days = Array.from({ length: mostTicks }, (_, i) => now + (i + 1) * step * dayMs)
  return (
    <ArrivalChange
      before={[place(until.from), place(until.to)]}
      after={[place(next.from), place(next.to)]}
      ticks={[
        { at: place(now), label: t('order.now') },
        ...days
          .filter((at) => place(at) < 0.96)
          .map((at) => ({ at: place(at), label: times.weekday(new Date(at)) })),
      ]}
    />
  )
}
