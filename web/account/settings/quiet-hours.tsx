import { useId, useRef } from 'react'
import { minuteMs } from '#core/base/durations.ts'
import { isPaused, type Quiet, quietStep } from '#core/people/quiet-hours.ts'
import { times } from '#i18n/times.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimeZone } from '#web/frame/texts/use-time-zone.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import type { PartProps, Settings } from './settings.ts'
import { useSave } from './use-save.ts'

type Props = { notifications: Settings['notifications']; onChange: PartProps['onChange'] }

/** At night, until the person chooses otherwise. */
const usualHours = { from: 22 * 60, until: 8 * 60 }

/** When neither a sound nor a push comes, each day or for an hour from now. Saved at once. */
export function QuietHours({ notifications, onChange }: Props) {
  const { t, call } = useApp()
  const { quiet } = notifications
  // One after the other; a reply to an earlier press would take a later one back.
  const last = useRef(Promise.resolve(true))
  const saving = useRef(0)
  const { save } = useSave((reply) => {
    if (saving.current === 1) onChange(reply)
  })
  const browserZone = useTimeZone()
  const title = useId()
  const keep = async (change: Partial<Pick<Quiet, 'hours' | 'codes_wake'>>) => {
    const body = { hours: quiet.hours, codes_wake: quiet.codes_wake, ...change }
    onChange({ notifications: { ...notifications, quiet: { ...quiet, ...body } } })
    saving.current++
    last.current = last.current.then(() => save(() => call('saveQuietHours', { body })))
    const done = await last.current
    saving.current--
    if (!done) onChange({ notifications })
  }
  const { hours } = quiet
  return (
    <section aria-labelledby={title} className="min-w-0 xl:-mt-3">
      <label className="flex min-h-11 items-center justify-between gap-4">
        <span id={title} className="type-table font-semibold">
          {t('push.quiet')}
        </span>
        <Switch
          checked={hours !== null}
          disabled={browserZone === null}
          onChange={({ currentTarget }) =>
            void keep({ hours: currentTarget.checked ? { ...usualHours, zone: browserZone ?? 'UTC' } : null })
          }
        />
      </label>
      <p className="type-small text-ink-2">{t('push.quietHint')}</p>
      {hours && <Hours hours={hours} onChoose={(chosen) => void keep({ hours: chosen })} />}
      {hours && (
        <label className="mt-2 flex min-h-11 items-center justify-between gap-4">
          <span className="type-table">{t('push.codesWake')}</span>
          <Switch
            checked={quiet.codes_wake}
            onChange={({ currentTarget }) => void keep({ codes_wake: currentTarget.checked })}
          />
        </label>
      )}
      <Pause quiet={quiet} onChange={onChange} />
    </section>
  )
}

type HoursProps = {
  hours: NonNullable<Quiet['hours']>
  onChoose: (hours: NonNullable<Quiet['hours']>) => void
}

function Hours({ hours, onChoose }: HoursProps) {
  const { t, locale } = useApp()
  const browserZone = useTimeZone()
  const moved = browserZone !== null && browserZone !== hours.zone
  return (
    <>
      <div className="mt-3 flex max-w-[440px] gap-3">
        <TimeSelect
          label={t('push.from')}
          minute={hours.from}
          not={hours.until}
          onChoose={(from) => onChoose({ ...hours, from })}
        />
        <TimeSelect
          label={t('push.until')}
          minute={hours.until}
          not={hours.from}
          onChoose={(until) => onChoose({ ...hours, until })}
        />
      </div>
      <p className="type-caption mt-2 flex flex-wrap items-center gap-x-3 text-ink-3">
        {zoneName(locale, hours.zone)}
        {moved && (
          <button type="button" className="link" onClick={() => onChoose({ ...hours, zone: browserZone })}>
            {t('push.zoneHere', { zone: zoneName(locale, browserZone) })}
          </button>
        )}
      </p>
    </>
  )
}

const minutes = Array.from({ length: (24 * 60) / quietStep }, (_, step) => step * quietStep)

type TimeProps = { label: string; minute: number; not: number; onChoose: (minute: number) => void }

/** A time of day; the other end of the hours can't be chosen. */
function TimeSelect({ label, minute, not, onChoose }: TimeProps) {
  const clock = useClock()
  const id = useId()
  return (
    <div className="min-w-0 grow">
      <label htmlFor={id} className="label mb-2 block">
        {label}
      </label>
      <Select
        id={id}
        value={minute}
        className="tabular-nums"
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {minutes.map((each) => (
          <option key={each} value={each} disabled={each === not}>
            {clock(each)}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** A minute of the day as the language writes times. */
function useClock(): (minute: number) => string {
  const { locale } = useApp()
  const { time } = times(locale, 'UTC')
  return (minute) => time(new Date(minute * minuteMs))
}

function Pause({ quiet, onChange }: { quiet: Quiet; onChange: PartProps['onChange'] }) {
  const { t, call } = useApp()
  const { busy, save } = useSave(onChange)
  const { time } = useTimes()
  const now = useNow()
  const paused = now !== null && isPaused(quiet, now)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="outline"
        size="small"
        busy={busy}
        onClick={() => void save(() => call('pauseNews', { body: { paused: !paused } }))}
      >
        <LateIcon name={paused ? 'bell' : 'moon'} size={16} />
        {t(paused ? 'push.resume' : 'push.pause')}
      </Button>
      <span role="status" className="type-small text-ink-2">
        {paused && t('push.pausedUntil', { time: time(quiet.paused_until ?? '') })}
      </span>
    </div>
  )
}
