import { useApp } from '../app/app-context.ts'
import { useNow } from '../app/use-now.ts'
import type { Coach } from './coaching-page.tsx'
import { dayOfWeek, nextTimes } from './free-times.ts'
import { placeOfZone } from './use-time-zone.ts'

const shown = 4

/** A coach's free hours: on their clocks as the page is rendered, on the reader's own as soon as it is alive. */
export function FreeHours({ coach }: { coach: Coach }) {
  const { t, format } = useApp()
  const now = useNow()
  const { free, time_zone } = coach
  if (free.length === 0) return <>{t('coaching.byArrangement')}</>
  const hour = (value: number) => format.ltr(`${String(value % 24).padStart(2, '0')}:00`)
  const times =
    now === null
      ? free.map(({ day, from, to }) => ({
          day: format.weekday(dayOfWeek(day)),
          from: hour(from),
          to: hour(to),
        }))
      : nextTimes(free, time_zone, now).map(({ from, to }) => ({
          day: format.weekday(from),
          from: format.ltr(format.time(from)),
          to: format.ltr(format.time(to)),
        }))
  return (
    <>
      {times.slice(0, shown).map((time) => (
        <span key={`${time.day}${time.from}`} className="block tabular-nums">
          {t('coaching.freeTimes', time)}
        </span>
      ))}
      <span className="type-caption block text-ink-3">
        {now === null ? t('coaching.freeZone', { zone: placeOfZone(time_zone) }) : t('coaching.freeLocal')}
      </span>
    </>
  )
}
