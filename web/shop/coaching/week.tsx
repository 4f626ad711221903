import '#web/kit/drawing/week/week.css'
import { useState } from 'react'
import { hourMs, minuteMs } from '#core/base/durations.ts'
import { weekDays } from '#core/base/weeks.ts'
import { dayIn, wallClock } from '#core/base/zones.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import type { Calendar } from './coach-types.ts'
import { useSessionWords } from './session-words.ts'

/** Shown at least, in hours of the day. */
const usual = { from: 10, to: 22 }
const dayHours = 24

type Block = { day: string; from: number; to: number }

/** The hours of a span (ms) on the clocks of a zone, a block for each day that it touches. */
function blocksOf(from: number, to: number, zone: string): Block[] {
  const blocks: Block[] = []
  for (let at = from; at < to; ) {
    const clock = wallClock(at, zone)
    const start = clock.getUTCHours() + clock.getUTCMinutes() / 60
    const length = Math.min((to - at) / hourMs, dayHours - start)
    blocks.push({ day: dayIn(zone, at), from: start, to: start + length })
    at += Math.max(length * hourMs, minuteMs)
  }
  return blocks
}

/** Seven days beside each other; a narrow screen shows one of them. */
export function Week({ calendar }: { calendar: Calendar }) {
  const { t, format } = useApp()
  const { time_zone: zone, week, open, sessions } = calendar
  const words = useSessionWords(zone)
  const now = useNow()
  const days = weekDays(week)
  const today = now === null ? null : dayIn(zone, now)
  const free = open.flatMap(({ from, to }) => blocksOf(Date.parse(from), Date.parse(to), zone))
  const booked = sessions.flatMap((session) => {
    const at = Date.parse(session.starts_at)
    return blocksOf(at, at + session.hours * hourMs, zone).map((block) => ({ ...block, session }))
  })
  const all = [...free, ...booked]
  const first = Math.floor(Math.min(usual.from, ...all.map(({ from }) => from)))
  const last = Math.ceil(Math.max(usual.to, ...all.map(({ to }) => to)))
  const [picked, pick] = useState<string | null>(null)
  const shown = picked && days.includes(picked) ? picked : today && days.includes(today) ? today : days[0]
  const place = ({ from, to }: Block) => ({
    insetBlockStart: `${((from - first) / (last - first)) * 100}%`,
    blockSize: `${((to - from) / (last - first)) * 100}%`,
  })
  const nowAt = now === null ? null : blocksOf(now, now + minuteMs, zone)[0]
  return (
    <section aria-label={t('calendar.title')}>
      <div className="week-days week-heads" aria-hidden="true">
        {days.map((day) => (
          <span key={day} className="week-pick" data-today={day === today || undefined}>
            <DayName day={day} />
          </span>
        ))}
      </div>
      <div className="week-days week-picks">
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className="week-pick"
            aria-pressed={day === shown}
            data-today={day === today || undefined}
            onClick={() => pick(day)}
          >
            <DayName day={day} />
            {booked.some((block) => block.day === day) && <i aria-hidden="true" />}
          </button>
        ))}
      </div>
      {/* Its sessions follow as a list. */}
      <div
        className="coach-week"
        style={{ '--week-hours': last - first } as React.CSSProperties}
        aria-hidden="true"
      >
        <div className="week-scale-hours type-caption">
          {Array.from({ length: last - first }, (_, i) => (
            <span key={i}>{format.ltr(`${String(first + i).padStart(2, '0')}:00`)}</span>
          ))}
        </div>
        {days.map((day) => (
          <div
            key={day}
            className="week-column"
            data-shown={day === shown || undefined}
            data-today={day === today || undefined}
          >
            {free
              .filter((block) => block.day === day)
              .map((block) => (
                <span key={block.from} className="week-free" style={place(block)} />
              ))}
            {booked
              .filter((block) => block.day === day)
              .map((block) => (
                <span
                  key={`${block.session.order_id}${block.from}${block.session.state}`}
                  className="week-session type-caption"
                  data-game={block.session.game}
                  data-state={block.session.stopped ? 'stopped' : block.session.state}
                  style={place(block)}
                >
                  <b>{words.span(block.session)}</b>
                  <bdi>{words.who(block.session)}</bdi>
                </span>
              ))}
            {nowAt?.day === day && nowAt.from >= first && nowAt.from < last && (
              <span className="week-now" style={{ insetBlockStart: place(nowAt).insetBlockStart }} />
            )}
          </div>
        ))}
      </div>
      <p className="type-caption mt-2 flex items-center gap-2 text-ink-3">
        <i className="week-free-mark" aria-hidden="true" /> {t('calendar.free')}
      </p>
    </section>
  )
}

/** 'Mon', and below it '23'. */
function DayName({ day }: { day: string }) {
  const { locale, format } = useApp()
  const at = new Date(day)
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(at)
  return (
    <>
      <span className="block">{name}</span>
      <b className="type-sign block">{format.number(at.getUTCDate())}</b>
    </>
  )
}
