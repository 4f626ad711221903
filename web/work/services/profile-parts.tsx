import { languageLevels, longestAbout } from '#core/people/profiles.ts'
import { isLocale, locales } from '#i18n/locales.ts'
import { zoneName } from '#i18n/zone-names.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimeZone } from '#web/frame/texts/use-time-zone.ts'
import { Field, FieldNote } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { LanguagesField } from '../applications/about-part.tsx'
import { WeekField } from '../applications/hours-part.tsx'
import type { ServicesForm } from './services-form.ts'

type Props = { form: ServicesForm; onChange: (form: ServicesForm) => void }

export function LanguagesPart({ form, isMissing, onChange }: Props & { isMissing: boolean }) {
  const { t } = useApp()
  return (
    <>
      <LanguagesField
        languages={form.languages}
        levels={languageLevels.map((level) => [level, t(`profile.level.${level}`)])}
        usual="fluent"
        onChange={(languages) =>
          onChange({
            ...form,
            languages: languages.flatMap(({ code, level }) => (isLocale(code) ? [{ code, level }] : [])),
          })
        }
      />
      {isMissing && <FieldNote id="language-missing" error={t('services.languageMissing')} />}
    </>
  )
}

export function HoursPart({ form, onChange }: Props) {
  const { t } = useApp()
  const here = useTimeZone()
  const zone = form.time_zone || here
  return (
    <>
      <WeekField
        hours={form.hours}
        // Whoever sets their hours means the zone in which they are now.
        onChange={(hours) => onChange({ ...form, hours, time_zone: here ?? form.time_zone })}
      />
      {zone && (
        <p className="type-caption text-ink-2">{t('services.zone', { zone: zoneName(t.locale, zone) })}</p>
      )}
    </>
  )
}

export function AboutPart({ form, onChange }: Props) {
  const { t } = useApp()
  return (
    <div className="mt-4 grid gap-5">
      <Field label={t('services.aboutLabel')} hint={t('services.aboutHint')}>
        <TextArea
          rows={4}
          dir="auto"
          maxLength={longestAbout}
          value={form.about}
          onChange={({ target }) => onChange({ ...form, about: target.value })}
        />
      </Field>
      <Field label={t('services.aboutIn')}>
        <Select
          className="sm:w-64"
          value={form.about_in}
          onChange={({ target: { value } }) => isLocale(value) && onChange({ ...form, about_in: value })}
        >
          {locales.map(({ code, name, tag }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
