import { useState } from 'react'
import { dayIn } from '#core/base/zones.ts'
import { times } from '#i18n/times.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimeZone } from '#web/frame/texts/use-time-zone.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import type { FreeSlots, PickedStart } from './use-free-slots.ts'

type Props = {
  /** With at least one start. */
  slots: FreeSlots
  value: PickedStart
  /** What one can do instead of picking a free start. */
  other: string
  onChange: (value: PickedStart) => void
}

/** A day with free starts and then a start, in the reader's time zone, with the coach's own time beside it. */
export function SlotPicker({ slots: { starts, time_zone: coachZone }, value, other, onChange }: Props) {
  const { t, locale, format } = useApp()
  const zone = useTimeZone()
  const [opened, setOpened] = useState<string | null>(null)
  if (!zone) return null
  const own = times(locale, zone)
  const days = Object.entries(Object.groupBy(starts, (at) => dayIn(zone, Date.parse(at))))
  const day = value === null ? other : value ? dayIn(zone, Date.parse(value)) : (opened ?? days[0]?.[0])
  const shown = days.find(([date]) => date === day)?.[1] ?? []
  const pickDay = (date: string) => {
    setOpened(date)
    onChange(date === other ? null : undefined)
  }
  return (
    <div className="grid gap-3">
      <Field label={t('slots.when')} hint={t('slots.local', { zone: format.ltr(zone) })}>
        <Select value={day} onChange={({ target }) => pickDay(target.value)}>
          {days.map(([date, all = []]) => (
            <option key={date} value={date}>
              {t('slots.day', { day: own.day(all[0] ?? ''), count: all.length })}
            </option>
          ))}
          <option value={other}>{other}</option>
        </Select>
      </Field>
      {shown.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t('slots.start')}</legend>
          <div className="grid grid-cols-3 gap-2 *:w-full">
            {shown.map((at) => (
              <Button
                key={at}
                size="small"
                variant={at === value ? 'primary' : 'outline'}
                aria-pressed={at === value}
                onClick={() => onChange(at)}
              >
                <span className="tabular-nums">{format.ltr(own.time(at))}</span>
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {value && coachZone && own.dateTime(value) !== times(locale, coachZone).dateTime(value) && (
        <p className="type-caption text-ink-3" aria-live="polite">
          {t('slots.coachTime', {
            time: times(locale, coachZone).dateTime(value),
            zone: zoneName(t.locale, coachZone),
          })}
        </p>
      )}
    </div>
  )
}
