import type { ApplicationContent } from '#core/boosters/applications.ts'
import { weeklyHours } from '#core/boosters/applications.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useDayNames } from '#web/frame/texts/use-day-names.ts'
import { languageName } from './about-part.tsx'
import { AccountRow } from './accounts-part.tsx'
import { clock } from './week-hours.ts'

/** Everything that an application says, to read through; pictures are shown beside it where they can be seen. */
export function ApplicationSummary({ content }: { content: ApplicationContent }) {
  const { t, format } = useApp()
  const nameOf = useDayNames()
  const { languages, experience, accounts, hours } = content
  return (
    <dl className="apply-summary">
      {languages.length > 0 && (
        <div>
          <dt>{t('application.summary.languages')}</dt>
          <dd>{languagesInWords(t, languages)}</dd>
        </div>
      )}
      {experience && (
        <div>
          <dt>{t('application.summary.experience')}</dt>
          <dd className="whitespace-pre-line" dir="auto">
            {experience}
          </dd>
        </div>
      )}
      {accounts.length > 0 && (
        <div>
          <dt>{t('application.part.accounts')}</dt>
          <dd>
            <ul>
              {accounts.map((account) => (
                <AccountRow key={account.game} account={account} />
              ))}
            </ul>
          </dd>
        </div>
      )}
      {hours.length > 0 && (
        <div>
          <dt>{t('application.part.hours')}</dt>
          <dd className="tabular-nums">
            {hours.map(({ day, from, to }) => (
              <span key={day} className="block first-letter:uppercase">
                {t('application.spanOf', {
                  day: nameOf(day),
                  from: format.ltr(clock(from)),
                  to: format.ltr(clock(to)),
                })}
              </span>
            ))}
            <span className="block text-ink-2">{weekInWords(t, format, content)}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}

type Words = ReturnType<typeof useApp>

/** “Français (Native), English (Fluent)” */
export function languagesInWords(t: Words['t'], languages: ApplicationContent['languages']): string {
  return inAList(
    t,
    languages.map(({ code, level }) =>
      t('application.languageLevel', {
        language: languageName(code),
        level: t(`application.level.${level}`),
      }),
    ),
  )
}

/** “28 hours a week” */
export function weekInWords(
  t: Words['t'],
  format: Words['format'],
  { hours }: Pick<ApplicationContent, 'hours'>,
): string {
  const week = weeklyHours(hours)
  // A half hour takes the plural of the whole number above it.
  return t('application.hoursWeek', { count: Math.ceil(week), hours: format.number(week) })
}
