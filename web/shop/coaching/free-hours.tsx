import { dayOfWeek, nextTimes } from '#core/orders/free-times.ts'
import { times } from '#i18n/times.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { clockOf } from './clock-of.ts'
import type { Coach } from './coach-types.ts'

const shown = 4

/** A coach's free hours: rendered in the coach's time zone, then shown in the reader's after hydration. */
export function FreeHours({ coach }: { coach: Coach }) {
  const { t, format, locale } = useApp()
  const own = useTimes()
  const now = useNow()
  const { free, time_zone } = coach
  if (free.length === 0) return <>{t('coaching.byArrangement')}</>
  const hour = (value: number) => format.ltr(clockOf((value % 24) * 60))
  const spans =
    now === null
      ? free.map(({ day, from, to }) => ({
          day: times(locale, 'UTC').weekday(dayOfWeek(day)),
          from: hour(from),
          to: hour(to),
        }))
      : nextTimes(free, time_zone, now).map(({ from, to }) => ({
          day: own.weekday(from),
          from: format.ltr(own.time(from)),
          to: format.ltr(own.time(to)),
        }))
  return (
    <>
      {spans.slice(0, shown).map((span) => (
        <span key={`${span.day}${span.from}`} className="block tabular-nums">
          {t('coaching.freeTimes', span)}
        </span>
      ))}
      <span className="type-caption block text-ink-3">
        {now === null
          ? t('coaching.freeZone', { zone: zoneName(t.locale, time_zone) })
          : t('coaching.freeLocal')}
      </span>
    </>
  )
}
