import { type DayHours, dayEnd } from '#core/boosters/applications.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useDayNames } from '#web/frame/texts/use-day-names.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { evening, fullClock, type Span, weekDays, withDay } from './week-hours.ts'

type Props = { hours: readonly DayHours[]; onChange: (hours: DayHours[]) => void }

const halfHours = Array.from({ length: dayEnd + 1 }, (_, value) => value)

/** The hours of a week on a phone: two lists per day, and a button on a free one. */
export function HoursSelects({ hours, onChange }: Props) {
  const { t } = useApp()
  const nameOf = useDayNames()
  return (
    <ul className="hours-phone @container">
      {weekDays.map((day) => {
        const span = hours.find((each) => each.day === day)
        const change = (next: Span | null) => onChange(withDay(hours, day, next))
        return (
          <li key={day}>
            <span className="type-body first-letter:uppercase @max-[20rem]:col-span-full @max-[20rem]:pt-2">
              {nameOf(day)}
            </span>
            {span ? (
              <DaySelects name={nameOf(day)} span={span} onChange={change} />
            ) : (
              <Button variant="link" className="col-span-2 justify-self-end" onClick={() => change(evening)}>
                <Icon name="plus" /> {t('application.addTime')}
                <span className="sr-only">{nameOf(day)}</span>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type DayProps = { name: string; span: Span; onChange: (span: Span | null) => void }

function DaySelects({ name, span: { from, to }, onChange }: DayProps) {
  const { t } = useApp()
  return (
    <>
      <span className="flex items-center gap-2">
        <Select
          aria-label={t('application.fromOf', { day: name })}
          value={from}
          onChange={({ target }) => {
            const next = Number(target.value)
            onChange({ from: next, to: Math.max(to, next + 1) })
          }}
        >
          {halfHours.slice(0, dayEnd).map((value) => (
            <option key={value} value={value}>
              {fullClock(value)}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t('application.toOf', { day: name })}
          value={to}
          onChange={({ target }) => onChange({ from, to: Number(target.value) })}
        >
          {halfHours.slice(from + 1).map((value) => (
            <option key={value} value={value}>
              {fullClock(value)}
            </option>
          ))}
        </Select>
      </span>
      <IconButton
        label={t('application.removeTime', { day: name })}
        icon={<Icon name="x" />}
        onClick={() => onChange(null)}
      />
    </>
  )
}
