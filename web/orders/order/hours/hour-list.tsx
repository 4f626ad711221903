import type { Contract } from '#contract/contract.ts'
import { nextTimes } from '#core/orders/free-times.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'

export type Hours = NonNullable<Contract['getOrder']['reply']['data']['order']['hours']>

/** The hours of the coming week in the reader's own time zone, once the browser knows it. */
export function HourList({ hours: { slots, time_zone } }: { hours: Hours }) {
  const { t, format } = useApp()
  const times = useTimes()
  const now = useNow()
  if (now === null) return null
  return (
    <>
      <ul className="type-small tabular-nums">
        {nextTimes(slots, time_zone, now).map(({ from, to }) => (
          <li key={from.getTime()}>
            {t('order.hours.span', {
              day: times.weekday(from),
              from: format.ltr(times.time(from)),
              to: format.ltr(times.time(to)),
            })}
          </li>
        ))}
      </ul>
      <p className="type-caption mt-1 text-ink-3">{t('order.hours.local')}</p>
    </>
  )
}
