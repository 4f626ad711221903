import { type DayHours, weeklyHours } from '#core/boosters/applications.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Switch } from '#web/kit/ui/switch.tsx'
import { phone, useMedia } from '#web/kit/ui/use-media.ts'
import type { PartFieldsProps } from './about-part.tsx'
import { HoursField } from './hours-field.tsx'
import { HoursSelects } from './hours-selects.tsx'

/** The hours of a week, and whether the person also plays together with customers. */
export function HoursFields({ content, onChange }: PartFieldsProps) {
  const { t } = useApp()
  const { hours, duo, time_zone } = content
  return (
    <>
      <WeekField
        hours={hours}
        // Whoever sets their hours means the zone in which they are now.
        onChange={(next) =>
          onChange({ hours: next, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone || time_zone })
        }
      />
      <label className="mt-3 flex items-start gap-3">
        <Switch checked={duo} onChange={({ target }) => onChange({ duo: target.checked })} />
        <span className="type-body">
          <span className="me-2 font-semibold">{t('application.duo')}</span>
          <span className="text-ink-2 max-md:block">{t('application.duoNote')}</span>
        </span>
      </label>
    </>
  )
}

type WeekProps = { hours: readonly DayHours[]; onChange: (hours: DayHours[]) => void }

/** The hours of a week: a field to drag across, on a phone two lists per day. */
export function WeekField({ hours, onChange: change }: WeekProps) {
  const { t, format } = useApp()
  const narrow = useMedia(phone, false)
  return (
    <>
      <p className="type-body mt-2 text-ink-2">
        {t(narrow ? 'application.hoursTextPhone' : 'application.hoursText')}
      </p>
      <div className="mt-4">
        {narrow ? (
          <HoursSelects hours={hours} onChange={change} />
        ) : (
          <HoursField hours={hours} onChange={change} />
        )}
      </div>
      <p className="type-small flex justify-between border-t border-line py-3 text-ink-2">
        {t('application.perWeek')}
        <strong className="font-semibold text-ink tabular-nums">
          {t('application.hoursShort', { hours: format.number(weeklyHours(hours)) })}
        </strong>
      </p>
    </>
  )
}
