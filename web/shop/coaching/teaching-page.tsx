import { type FormEvent, type ReactNode, useState } from 'react'
import type { Contract } from '#contract/contract.ts'
import { areWeekSpans, dayMinutes, type HoursException, type WeekSpan } from '#core/orders/teaching-hours.ts'
import { times } from '#i18n/times.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { LeaveGuard } from '#web/frame/shell/ask-to-discard.tsx'
import { useTimeZone } from '#web/frame/texts/use-time-zone.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { clockOf } from './clock-of.ts'
import { HourExceptions } from './hour-exceptions.tsx'
import { WeekSpans } from './week-spans.tsx'

type Data = Contract['getTeachingHours']['reply']['data']
type Hours = NonNullable<Data['hours']>

export async function loader({ call }: LoaderContext): Promise<Data> {
  return (await call('getTeachingHours')).data
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('teaching.title')} | ${site.name}`, description: t('teaching.lead') }
}

/** When a coach teaches: the hours of the week, dates that differ, and how soon and how far ahead they are booked. */
export function Page({ data }: { data: Data }) {
  const { t } = useApp()
  return (
    <>
      <h1 className="type-h1">{t('teaching.title')}</h1>
      <p className="type-body mt-1 max-w-[68ch] text-ink-2">
        {t(data.may_teach || data.hours ? 'teaching.lead' : 'teaching.notYet')}
      </p>
      {(data.may_teach || data.hours) && <HoursForm data={data} />}
    </>
  )
}

function HoursForm({ data: { hours, next } }: { data: Data }) {
  const { t, call, format } = useApp()
  const { busy, run } = useAction()
  const zone = useTimeZone()
  const [saved, setSaved] = useState(hours ?? none)
  const [draft, setDraft] = useState(saved)
  // Only the browser knows the zone of a coach who has set no hours.
  const [zoneKnown, setZoneKnown] = useState(hours !== null)
  if (zone && !zoneKnown) {
    setZoneKnown(true)
    setSaved({ ...saved, time_zone: zone })
    setDraft({ ...draft, time_zone: zone })
  }
  const change = (part: Partial<Hours>) => setDraft((now) => ({ ...now, ...part }))
  const dirty = JSON.stringify(draft) !== JSON.stringify(saved)
  const clear = areWeekSpans(draft.spans)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (clear && (await run(() => call('saveTeachingHours', { body: draft }), t('teaching.saved'))))
      setSaved(draft)
  }
  return (
    <form className="mt-6 grid max-w-3xl gap-8" onSubmit={save}>
      <LeaveGuard dirty={dirty && !busy} />
      <Part
        title={t('teaching.weekly')}
        text={t('teaching.weeklyText', {
          end: format.ltr(clockOf(dayMinutes)),
          start: format.ltr(clockOf(0)),
        })}
      >
        <Zone zone={draft.time_zone} onChange={(time_zone) => change({ time_zone })} />
        <WeekSpans spans={draft.spans} onChange={(spans: WeekSpan[]) => change({ spans })} />
      </Part>
      <Part title={t('teaching.dates')} text={t('teaching.datesText')}>
        <HourExceptions
          exceptions={draft.exceptions}
          zone={draft.time_zone}
          onChange={(exceptions: HoursException[]) => change({ exceptions })}
        />
      </Part>
      <Limits draft={draft} onChange={change} />
      <Next starts={next} zone={saved.time_zone} />
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabledReason={clear ? null : t('teaching.overlapSomewhere')}
        >
          {t('teaching.save')}
        </Button>
      </div>
    </form>
  )
}

/** What the form begins with. */
const none: Hours = { time_zone: 'UTC', spans: [], exceptions: [], notice_hours: 12, ahead_days: 30 }

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-h3">{title}</h2>
      <p className="type-small mt-1 mb-4 max-w-[68ch] text-ink-2">{text}</p>
      {children}
    </section>
  )
}

function Zone({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { t } = useApp()
  const own = useTimeZone()
  // Server and browser know different zones; one that the browser knows by another name stays in the list.
  const known = own ? Intl.supportedValuesOf('timeZone') : []
  const zones = [...new Set([zone, ...known])].sort()
  return (
    <Field label={t('teaching.zone')} className="mb-4 sm:w-72">
      <Select value={zone} onChange={({ target }) => onChange(target.value)}>
        {zones.map((each) => (
          <option key={each} value={each}>
            {each.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const notices = [0, 1, 2, 3, 6, 12, 24, 48, 72, 168]
const aheads = [7, 14, 21, 30, 45, 60]
const withOwn = (choices: readonly number[], own: number) =>
  [...new Set([...choices, own])].sort((a, b) => a - b)

type LimitsProps = { draft: Hours; onChange: (part: Partial<Hours>) => void }

function Limits({ draft: { notice_hours, ahead_days }, onChange }: LimitsProps) {
  const { t } = useApp()
  return (
    <Part title={t('teaching.booking')} text={t('teaching.bookingText')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('teaching.notice')}>
          <Select
            value={notice_hours}
            onChange={({ target }) => onChange({ notice_hours: Number(target.value) })}
          >
            {withOwn(notices, notice_hours).map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0 ? t('teaching.noNotice') : t('games.hours', { count: hours })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('teaching.ahead')}>
          <Select
            value={ahead_days}
            onChange={({ target }) => onChange({ ahead_days: Number(target.value) })}
          >
            {withOwn(aheads, ahead_days).map((days) => (
              <option key={days} value={days}>
                {t('games.days', { count: days })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Part>
  )
}

/** What customers see now: the next starts of an hour, in the coach's own time. */
function Next({ starts, zone }: { starts: readonly string[]; zone: string }) {
  const { t, locale } = useApp()
  const { dateTime } = times(locale, zone)
  return (
    <Card>
      <h2 className="type-h3">{t('teaching.next')}</h2>
      {starts.length === 0 ? (
        <p className="type-body mt-1 text-ink-2">{t('teaching.nextNone')}</p>
      ) : (
        <ul className="type-body mt-2 grid gap-1 tabular-nums sm:grid-cols-2">
          {starts.map((at) => (
            <li key={at}>{dateTime(at)}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
