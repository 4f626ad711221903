import { areWeekSpans, dayMinutes, teachingBounds, type WeekSpan } from '#core/orders/teaching-hours.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useDayNames } from '#web/frame/texts/use-day-names.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { FieldNote } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { evening, type Span, SpanSelects } from './span-selects.tsx'

type Props = { spans: readonly WeekSpan[]; onChange: (spans: WeekSpan[]) => void }

const days = [1, 2, 3, 4, 5, 6, 7]
const inOrder = (a: WeekSpan, b: WeekSpan) => a.day - b.day || a.from - b.from

/** The hours of a week, several spans a day; a day whose spans overlap says so. */
export function WeekSpans({ spans, onChange }: Props) {
  const { t } = useApp()
  const nameOf = useDayNames()
  return (
    <ul className="border-b border-line">
      {days.map((day) => {
        const own = spans.filter((each) => each.day === day)
        const change = (next: readonly Span[]) => {
          const others = spans.filter((each) => each.day !== day)
          onChange([...others, ...next.map((span) => ({ day, ...span }))].sort(inOrder))
        }
        const add = spans.length < teachingBounds.spans ? nextSpan(own) : null
        return (
          <li
            key={day}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <span className="type-body py-2 font-semibold first-letter:uppercase">{nameOf(day)}</span>
            <DaySpans name={nameOf(day)} spans={own} onChange={change} />
            {add && (
              <Button variant="link" className="justify-self-end" onClick={() => change([...own, add])}>
                <Icon name="plus" /> {t('teaching.add')} <span className="sr-only">{nameOf(day)}</span>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type DayProps = { name: string; spans: readonly WeekSpan[]; onChange: (spans: Span[]) => void }

function DaySpans({ name, spans, onChange }: DayProps) {
  const { t } = useApp()
  if (spans.length === 0)
    return (
      <span className="type-body py-2 text-ink-2 max-sm:order-last max-sm:col-span-2">
        {t('teaching.none')}
      </span>
    )
  const changed = (at: number, next: Span) => spans.map((each, i) => (i === at ? next : each))
  return (
    <div className="max-sm:order-last max-sm:col-span-2">
      <ul className="grid gap-2">
        {spans.map((span, at) => (
          // Spans have no name but their place.
          <li key={at} className="flex items-center gap-2">
            <SpanSelects name={name} span={span} onChange={(next) => onChange(changed(at, next))} />
            <IconButton
              label={t('teaching.remove', { day: name })}
              icon={<Icon name="x" />}
              onClick={() => onChange(spans.filter((_, i) => i !== at))}
            />
          </li>
        ))}
      </ul>
      {!areWeekSpans(spans) && <FieldNote id={`overlap-${spans[0]?.day}`} error={t('teaching.overlap')} />}
    </div>
  )
}

/** What “Add hours” adds: an evening, or else the time after the last span; null when the day is full. */
function nextSpan(spans: readonly Span[]): Span | null {
  const last = spans.reduce((end, { to }) => Math.max(end, to), 0)
  if (last <= evening.from) return evening
  return last < dayMinutes ? { from: last, to: Math.min(last + 120, dayMinutes) } : null
}
