import { dayMinutes, spanStep } from '#core/orders/teaching-hours.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Select } from '#web/kit/ui/select.tsx'
import { clockOf } from './clock-of.ts'

export type Span = { from: number; to: number }

/** The span that a new row begins with: an evening. */
export const evening: Span = { from: 18 * 60, to: 22 * 60 }

const minutes = Array.from({ length: dayMinutes / spanStep + 1 }, (_, step) => step * spanStep)

type Props = { name: string; span: Span; onChange: (span: Span) => void }

/** From when until when on one day, on half hours; the end stays after the start. */
export function SpanSelects({ name, span: { from, to }, onChange }: Props) {
  const { t } = useApp()
  const choices = (from: number) =>
    minutes
      .filter((minute) => minute >= from)
      .map((minute) => (
        <option key={minute} value={minute}>
          {clockOf(minute)}
        </option>
      ))
  return (
    <span className="flex items-center gap-2 tabular-nums">
      <Select
        className="w-27"
        aria-label={t('teaching.fromOf', { day: name })}
        value={from}
        onChange={({ target }) => {
          const next = Number(target.value)
          onChange({ from: next, to: Math.max(to, next + spanStep) })
        }}
      >
        {choices(0).slice(0, -1)}
      </Select>
      <span aria-hidden="true">–</span>
      <Select
        className="w-27"
        aria-label={t('teaching.toOf', { day: name })}
        value={to}
        onChange={({ target }) => onChange({ from, to: Number(target.value) })}
      >
        {choices(from + spanStep)}
      </Select>
    </span>
  )
}
