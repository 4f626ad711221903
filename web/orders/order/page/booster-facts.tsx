import type { ReactNode } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { isLate, type OrderView, orderArrival, orderProgress, promisedDays } from '../parts/order-facts.ts'

/** Whether the page has the strip, and so says when the order is expected nowhere else. */
export function hasFacts({ viewer, status, session }: OrderView): boolean {
  return viewer === 'booster' && status === 'boosting' && !session
}

/** What a booster looks at first: what was promised, whether their pace keeps it, what is due next, and what they are paid. */
export function BoosterFacts({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const times = useTimes()
  const now = useNow()
  const promised = promisedDays(order)
  if (!hasFacts(order) || !promised) return null
  const progress = orderProgress(order)
  const arrival = now === null ? null : orderArrival(order, progress, now)
  const late = now === null ? null : isLate(times, promised, arrival, now)
  const finish = arrival?.finish
  const left =
    finish &&
    t('order.facts.left', {
      count: arrival.games,
      days: times.dayRange(new Date(finish.from), new Date(finish.to)),
    })
  return (
    <dl className="grid grid-cols-2 border-line border-y xl:grid-cols-4 [&>div]:border-line [&>div]:px-3 [&>div]:py-3 max-xl:[&>div:nth-child(even)]:border-s max-xl:[&>div:nth-child(n+3)]:border-t max-xl:[&>div:nth-child(odd)]:ps-0 xl:[&>div+div]:border-s xl:[&>div:first-child]:ps-0">
      <Fact name={t('order.promised')} value={times.dayRange(promised.from, promised.to)} />
      <Fact
        name={t('order.facts.pace')}
        value={
          late === null ? (
            t('order.facts.paceLater')
          ) : (
            <span className={`inline-flex items-center gap-1.5 ${late ? 'text-error' : ''}`}>
              <Icon name={late ? 'triangle-alert' : 'check'} size={16} className={late ? '' : 'text-good'} />
              {t(late ? 'order.late' : 'order.inTime')}
            </span>
          )
        }
        note={order.paused ? t('order.paused') : left}
      />
      <Due order={order} promised={promised.to} now={now} />
      <Fact
        name={t('order.facts.pay')}
        value={t('order.facts.payNow', { amount: format.money(order.drop?.pay ?? 0) })}
        note={t('order.facts.payEnd', { amount: format.money(order.booster_share) })}
      />
    </dl>
  )
}

type DueProps = { order: OrderView; promised: Date; now: number | null }

/** What has to happen next, and by when; red once it should have. */
function Due({ order, promised, now }: DueProps) {
  const { t } = useApp()
  const times = useTimes()
  const replyBy = order.dispute?.reply_by
  const at = replyBy ? new Date(replyBy) : promised
  const isOver =
    now !== null && now > at.getTime() && (replyBy != null || times.day(new Date(now)) !== times.day(at))
  return (
    <Fact
      name={t('order.facts.due')}
      value={
        <span className={`inline-flex items-center gap-1.5 ${isOver ? 'text-error' : ''}`}>
          {isOver && <Icon name="triangle-alert" size={16} />}
          {replyBy
            ? t('order.facts.answerBy', { time: times.dateTime(replyBy) })
            : t('order.facts.finishBy', { date: times.day(promised) })}
        </span>
      }
    />
  )
}

type FactProps = { name: string; value: ReactNode; note?: ReactNode }

function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <dt className="type-caption text-ink-3">{name}</dt>
      <dd>
        <span className="type-table block font-semibold">{value}</span>
        {note && <span className="type-caption block text-ink-2">{note}</span>}
      </dd>
    </div>
  )
}
