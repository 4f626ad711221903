import './hours-field.css'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { type DayHours, dayEnd } from '#core/boosters/applications.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useDayNames } from '#web/frame/texts/use-day-names.ts'
import {
  clock,
  dragged,
  evening,
  type Grip,
  halfHourAt,
  moved,
  resized,
  type Span,
  weekDays,
  withDay,
} from './week-hours.ts'

type Props = { hours: readonly DayHours[]; onChange: (hours: DayHours[]) => void }

const marks = [0, 6, 12, 18, 24, 30, 36, 42, 48]
const edge = 10

/** A week as seven days to drag across; every span is also a button for the keyboard. */
export function HoursField({ hours, onChange }: Props) {
  const { t, format } = useApp()
  const id = useId()
  const nameOf = useDayNames()
  return (
    <div className="hours-field">
      <p id={`${id}keys`} className="sr-only">
        {t('application.hoursKeys')}
      </p>
      <p className="hours-axis" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} style={{ insetInlineStart: `${(mark / dayEnd) * 100}%` }}>
            {clock(mark)}
          </span>
        ))}
      </p>
      <ul>
        {weekDays.map((day) => {
          const span = hours.find((each) => each.day === day) ?? null
          return (
            <li key={day} className="hours-day">
              <span className="type-small first-letter:uppercase">{nameOf(day)}</span>
              <DayTrack
                name={nameOf(day)}
                span={span}
                keys={`${id}keys`}
                onChange={(next) => onChange(withDay(hours, day, next))}
              />
              <span className="type-small text-end text-ink-2 tabular-nums">
                {span
                  ? t('application.hoursShort', { hours: format.number((span.to - span.from) / 2) })
                  : t('application.off')}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type TrackProps = { name: string; span: Span | null; keys: string; onChange: (span: Span | null) => void }

/** One day: a drag across it sets its hours, a drag of the span or of its edges changes them. */
function DayTrack({ name, span, keys, onChange }: TrackProps) {
  const { t, dir, format } = useApp()
  const track = useRef<HTMLDivElement>(null)
  const [grip, setGrip] = useState<Grip | null>(null)
  const placeOf = (clientX: number) => {
    const { left, width } = (track.current as HTMLDivElement).getBoundingClientRect()
    const part = width > 0 ? (clientX - left) / width : 0
    return dir === 'rtl' ? 1 - part : part
  }
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const at = halfHourAt(placeOf(event.clientX))
    const next: Grip = { kind: gripOf(event, dir), at, span: span ?? { from: at, to: at } }
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setGrip(next)
    if (next.kind === 'new') onChange(dragged(next, at))
  }
  const drag = (event: PointerEvent) => {
    if (grip) onChange(dragged(grip, halfHourAt(placeOf(event.clientX))))
  }
  const release = () => {
    setGrip(null)
    // A press without a drag means an evening's length, not half an hour.
    if (grip?.kind === 'new' && span && span.to - span.from === 1) onChange(resized(span, 3))
  }
  const press = (event: KeyboardEvent) => {
    const next = pressed(event, span, dir)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }
  const words = span && { day: name, from: format.ltr(clock(span.from)), to: format.ltr(clock(span.to)) }
  return (
    <div
      ref={track}
      className="hours-track"
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => setGrip(null)}
    >
      <button
        type="button"
        className="hours-span"
        data-empty={span ? undefined : true}
        data-held={grip ? true : undefined}
        style={
          span
            ? {
                insetInlineStart: `${(span.from / dayEnd) * 100}%`,
                inlineSize: `${((span.to - span.from) / dayEnd) * 100}%`,
              }
            : undefined
        }
        aria-label={words ? t('application.spanOf', words) : t('application.noHours', { day: name })}
        aria-describedby={keys}
        onKeyDown={press}
      >
        {words && <span>{t('application.span', words)}</span>}
      </button>
    </div>
  )
}

/** What the pointer took: near an end of the span that end, on the span the whole, elsewhere a new span. */
function gripOf({ target, clientX }: PointerEvent, dir: 'ltr' | 'rtl'): Grip['kind'] {
  const button = target instanceof Element ? target.closest('.hours-span:not([data-empty])') : null
  if (!button) return 'new'
  const { left, right } = button.getBoundingClientRect()
  const reach = Math.min(edge, (right - left) / 3)
  if (clientX - left < reach) return dir === 'rtl' ? 'to' : 'from'
  if (right - clientX < reach) return dir === 'rtl' ? 'from' : 'to'
  return 'all'
}

/** The hours after a key; undefined for a key that changes nothing. */
function pressed(
  { key, shiftKey }: KeyboardEvent,
  span: Span | null,
  dir: 'ltr' | 'rtl',
): Span | null | undefined {
  if (!span) return key === 'Enter' || key === ' ' ? evening : undefined
  if (key === 'Delete' || key === 'Backspace') return null
  const later = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const earlier = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const by = key === later || key === 'ArrowUp' ? 1 : key === earlier || key === 'ArrowDown' ? -1 : 0
  if (by === 0) return undefined
  return shiftKey ? resized(span, by) : moved(span, by)
}
