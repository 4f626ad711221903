import { useState } from 'react'
import { dayIn } from '#core/base/zones.ts'
import { type HoursException, teachingBounds } from '#core/orders/teaching-hours.ts'
import { times } from '#i18n/times.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { clockOf } from './clock-of.ts'
import { evening, SpanSelects } from './span-selects.tsx'

type Props = {
  exceptions: readonly HoursException[]
  zone: string
  onChange: (exceptions: HoursException[]) => void
}

/** Days off and added hours, date by date, and a form for the next one. */
export function HourExceptions({ exceptions, zone, onChange }: Props) {
  const { t, locale, format } = useApp()
  const full = exceptions.length >= teachingBounds.exceptions
  const { date: dateIn } = times(locale, 'UTC')
  return (
    <>
      <ul className="border-b border-line">
        {exceptions.map((each) => {
          const date = dateIn(each.date)
          return (
            <li
              key={each.date + (each.span?.from ?? '')}
              className="type-body flex items-center justify-between gap-4 border-t border-line py-1 tabular-nums"
            >
              <span>
                <strong className="me-3 font-semibold">{date}</strong>
                {each.span
                  ? t('teaching.extraSpan', {
                      from: format.ltr(clockOf(each.span.from)),
                      to: format.ltr(clockOf(each.span.to)),
                    })
                  : t('teaching.off')}
              </span>
              <IconButton
                label={t('teaching.removeDate', { date })}
                icon={<Icon name="x" />}
                onClick={() => onChange(exceptions.filter((other) => other !== each))}
              />
            </li>
          )
        })}
      </ul>
      {!full && <AddDate zone={zone} onAdd={(next) => onChange(withDate(exceptions, next))} />}
    </>
  )
}

/** The same date and start again, or a second day off, replaces what was there. */
function withDate(all: readonly HoursException[], next: HoursException): HoursException[] {
  const keyOf = ({ date, span }: HoursException) => `${date} ${span ? clockOf(span.from) : ''}`
  return [...all.filter((each) => keyOf(each) !== keyOf(next)), next].sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  )
}

function AddDate({ zone, onAdd }: { zone: string; onAdd: (exception: HoursException) => void }) {
  const { t } = useApp()
  const now = useNow()
  const [date, setDate] = useState('')
  const [off, setOff] = useState(true)
  const [span, setSpan] = useState(evening)
  const add = () => {
    onAdd({ date, span: off ? null : span })
    setDate('')
  }
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <Field label={t('teaching.date')} className="w-full sm:w-48">
        <TextInput
          type="date"
          min={now === null ? undefined : dayIn(zone, now)}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
      </Field>
      <Field label={t('teaching.kind')} className="w-full sm:w-48">
        <Select value={off ? 'off' : 'extra'} onChange={({ target }) => setOff(target.value === 'off')}>
          <option value="off">{t('teaching.off')}</option>
          <option value="extra">{t('teaching.extra')}</option>
        </Select>
      </Field>
      {!off && <SpanSelects name={t('teaching.extra')} span={span} onChange={setSpan} />}
      <Button variant="outline" disabledBy={date ? null : 'date-missing'} onClick={add}>
        {t('teaching.addDate')}
      </Button>
      <p id="date-missing" className="type-small w-full text-ink-2 empty:hidden">
        {date ? null : t('teaching.dateMissing')}
      </p>
    </div>
  )
}
