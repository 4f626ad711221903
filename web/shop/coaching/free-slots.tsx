import { useState } from 'react'
import { areFreeSlots, type FreeSlot } from '#core/orders/coaching.ts'
import { dayOfWeek } from '#core/orders/free-times.ts'
import { times } from '#i18n/times.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Select } from '#web/kit/ui/select.tsx'

type Props = { slots: FreeSlot[]; zone: string; onChange: (slots: FreeSlot[]) => void }

const days = [1, 2, 3, 4, 5, 6, 7]
const hours = Array.from({ length: 25 }, (_, hour) => hour)
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const inOrder = (a: FreeSlot, b: FreeSlot) => a.day - b.day || a.from - b.from

/** The free hours of a week and a form to add more; hours that would overlap say so and can't be added. */
export function FreeSlots({ slots, zone, onChange }: Props) {
  const { t, locale, format } = useApp()
  const [next, setNext] = useState<FreeSlot>({ day: 1, from: 18, to: 22 })
  // Only the weekday's name is needed here, so UTC avoids any shift between zones.
  const { weekday } = times(locale, 'UTC')
  const name = (day: number) => weekday(dayOfWeek(day))
  const words = ({ day, from, to }: FreeSlot) => ({
    day: name(day),
    from: format.ltr(clock(from)),
    to: format.ltr(clock(to)),
  })
  const added = [...slots, next].sort(inOrder)
  const overlaps = !areFreeSlots(added)
  const add = () => {
    onChange(added)
    // Most people are free at the same hours of the next day.
    setNext((now) => ({ ...now, day: (now.day % 7) + 1 }))
  }
  const pick = (part: Partial<FreeSlot>) => setNext((now) => ({ ...now, ...part }))
  return (
    <fieldset>
      <legend className="label">{t('coach.free')}</legend>
      <p className="type-caption mb-2 text-ink-3">{t('coach.freeHint', { zone: format.ltr(zone) })}</p>
      <ul className="mb-3">
        {slots.map((slot) => (
          <li
            key={`${slot.day}.${slot.from}`}
            className="type-small flex items-center justify-between gap-4 border-b border-line tabular-nums"
          >
            {t('coaching.freeTimes', words(slot))}
            <IconButton
              label={t('coach.removeFree', words(slot))}
              icon={<Icon name="x" />}
              onClick={() => onChange(slots.filter((each) => each !== slot))}
            />
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-3 items-end gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
        <Field label={t('coach.day')}>
          <Select value={next.day} onChange={(event) => pick({ day: Number(event.target.value) })}>
            {days.map((day) => (
              <option key={day} value={day}>
                {name(day)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('coach.from')}>
          <Select value={next.from} onChange={(event) => pick({ from: Number(event.target.value) })}>
            {hours.slice(0, 24).map((hour) => (
              <option key={hour} value={hour}>
                {clock(hour)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('coach.to')}>
          <Select value={next.to} onChange={(event) => pick({ to: Number(event.target.value) })}>
            {hours.slice(1).map((hour) => (
              <option key={hour} value={hour}>
                {clock(hour)}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          variant="outline"
          className="col-span-3 sm:col-span-1"
          disabledBy={overlaps ? 'free-overlap' : null}
          onClick={add}
        >
          {t('coach.addFree')}
        </Button>
      </div>
      <p id="free-overlap" aria-live="polite" className="type-small mt-2 text-ink-2 empty:hidden">
        {overlaps && t('coach.freeOverlap')}
      </p>
    </fieldset>
  )
}
