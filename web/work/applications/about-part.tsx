import { type ApplicationContent, experienceLength, languageLevels } from '#core/boosters/applications.ts'
import { isLocale, localeInfo, locales } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'

export type PartFieldsProps = {
  content: ApplicationContent
  onChange: (part: Partial<ApplicationContent>) => void
}

/** Languages with their levels, and the experience in the person's own words. */
export function AboutFields({ content, onChange }: PartFieldsProps) {
  const { t } = useApp()
  const { experience } = content
  const typed = experience.trim().length
  const short = typed > 0 && typed < experienceLength.least
  return (
    <div className="mt-5 grid gap-8">
      <Languages content={content} onChange={onChange} />
      <Field
        label={t('application.experience')}
        hint={short ? t('application.experienceShort', { count: typed }) : t('application.experienceHint')}
      >
        <TextArea
          rows={5}
          dir="auto"
          maxLength={experienceLength.most}
          value={experience}
          onChange={({ target }) => onChange({ experience: target.value })}
        />
      </Field>
    </div>
  )
}

function Languages({ content: { languages }, onChange }: PartFieldsProps) {
  const { t } = useApp()
  return (
    <LanguagesField
      languages={languages}
      levels={languageLevels.map((level) => [level, t(`application.level.${level}`)])}
      usual="fluent"
      onChange={(next) => onChange({ languages: next })}
    />
  )
}

type Spoken<Level> = { code: string; level: Level }
type LanguagesProps<Level extends string> = {
  languages: readonly Spoken<Level>[]
  /** Each with its word. */
  levels: readonly (readonly [Level, string])[]
  /** The level of a language that is added. */
  usual: Level
  onChange: (languages: Spoken<Level>[]) => void
}

/** Languages, each with how well somebody speaks it. */
export function LanguagesField<Level extends string>(props: LanguagesProps<Level>) {
  const { languages, levels, usual, onChange } = props
  const { t, locale } = useApp()
  const left = locales.filter(({ code }) => !languages.some((each) => each.code === code))
  // Most people play in the language in which they read this page.
  const offered = [...left].sort((a, b) => Number(b.code === locale) - Number(a.code === locale))
  return (
    <fieldset>
      <legend className="label mb-1">{t('application.languages')}</legend>
      <ul>
        {languages.map((language) => (
          <LanguageRow
            key={language.code}
            language={language}
            levels={levels}
            onChange={(level) =>
              onChange(languages.map((each) => (each === language ? { ...each, level } : each)))
            }
            onRemove={() => onChange(languages.filter((each) => each !== language))}
          />
        ))}
      </ul>
      {left.length > 0 && (
        <Select
          aria-label={t('application.addLanguage')}
          className="mt-3 sm:w-64"
          value=""
          onChange={({ target: { value } }) => onChange([...languages, { code: value, level: usual }])}
        >
          <option value="" disabled hidden>
            {t('application.addLanguage')}
          </option>
          {offered.map(({ code, name, tag }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  )
}

type RowProps<Level extends string> = Pick<LanguagesProps<Level>, 'levels'> & {
  language: Spoken<Level>
  onChange: (level: Level) => void
  onRemove: () => void
}

function LanguageRow<Level extends string>({ language, levels, onChange, onRemove }: RowProps<Level>) {
  const { t } = useApp()
  const name = languageName(language.code)
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <bdi className="type-body min-w-0 grow font-semibold">{name}</bdi>
      <Select
        aria-label={t('application.levelOf', { language: name })}
        className="w-40"
        value={language.level}
        onChange={({ target: { value } }) => {
          const chosen = levels.find(([level]) => level === value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {levels.map(([level, words]) => (
          <option key={level} value={level}>
            {words}
          </option>
        ))}
      </Select>
      <IconButton
        label={t('application.removeLanguage', { language: name })}
        icon={<Icon name="x" />}
        onClick={onRemove}
      />
    </li>
  )
}

/** A language's own name. */
export function languageName(code: string): string {
  return isLocale(code) ? localeInfo(code).name : code
}
