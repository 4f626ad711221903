import { dayOfWeek } from '#core/orders/free-times.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { named } from '#i18n/joined-words.ts'
import { times } from '#i18n/times.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimeZone } from '#web/frame/texts/use-time-zone.ts'
import type { Profile } from './booster-types.ts'
import { ownWeek, readersNow, readersWeek, type Stretch, takenWeek } from './week-hours.ts'

const hours = [0, 6, 12, 18, 24]

type Props = { booster: Pick<Profile, 'username' | 'free' | 'taken'>; zone: string }

/**
 * A week with the hours at which the booster usually plays: in their own zone as rendered, in the reader's after
 * hydration, with what is taken and the present.
 */
export function UsualHours({ booster, zone }: Props) {
  const { t, format } = useApp()
  const now = useNow()
  const reader = useTimeZone()
  const known = now !== null && reader !== null
  const week = known ? readersWeek(booster.free, zone, reader, now) : ownWeek(booster.free)
  const taken = known ? takenWeek(booster.taken, reader, now) : []
  const present = known ? readersNow(reader, now) : null
  return (
    <section className="card p-6" aria-labelledby="hours">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="hours" className="type-h3">
          {t('profile.hours')}
        </h2>
        <p className="type-caption text-ink-3">
          {known
            ? t('profile.yourTime', { zone: zoneName(t.locale, reader) })
            : t('profile.theirTime', { zone: zoneName(t.locale, zone) })}
        </p>
      </div>
      <div className="week-hours mt-4">
        <p className="week-scale type-caption text-ink-3" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{format.ltr(String(hour).padStart(2, '0'))}</span>
          ))}
        </p>
        <ul>
          {week.map((free, day) => (
            <DayRow
              key={dayOfWeek(day + 1).getTime()}
              day={day}
              free={free}
              taken={taken[day] ?? []}
              now={present?.day === day ? present.hour : null}
            />
          ))}
        </ul>
      </div>
      <p className="type-caption mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-3">
        <span className="inline-flex items-center gap-2">
          <i className="week-mark" aria-hidden="true" /> {t('profile.usually')}
        </span>
        {taken.flat().length > 0 && (
          <span className="inline-flex items-center gap-2">
            <i className="week-mark" data-taken aria-hidden="true" /> {t('profile.taken')}
          </span>
        )}
      </p>
    </section>
  )
}

type DayProps = { day: number; free: readonly Stretch[]; taken: readonly Stretch[]; now: number | null }

function DayRow({ day, free, taken, now }: DayProps) {
  const { t, locale } = useApp()
  const clock = useClock()
  const name = times(locale, 'UTC').weekday(dayOfWeek(day + 1))
  const spans = free.map(({ from, to }) => t('profile.span', { from: clock(from), to: clock(to) }))
  const place = ({ from, to }: Stretch) => ({
    insetInlineStart: `${(from / 24) * 100}%`,
    inlineSize: `${((to - from) / 24) * 100}%`,
  })
  return (
    <li className="week-day" data-today={now !== null || undefined}>
      <span className="sr-only">{named(t, name, inAList(t, spans) || '–')}</span>
      <span className="type-caption" aria-hidden="true">
        {name}
      </span>
      <span className="week-bar" aria-hidden="true">
        {free.map((stretch) => (
          <i key={stretch.from} style={place(stretch)} />
        ))}
        {taken.map((stretch) => (
          <i key={`t${stretch.from}`} data-taken style={place(stretch)} />
        ))}
        {now !== null && <b style={{ insetInlineStart: `${(now / 24) * 100}%` }} />}
      </span>
    </li>
  )
}

/** 17.5 as 17:30 */
function useClock(): (hour: number) => string {
  const { format } = useApp()
  const two = (value: number) => String(value).padStart(2, '0')
  return (hour) => format.ltr(`${two(Math.floor(hour))}:${two(Math.round((hour % 1) * 60))}`)
}
