import { zoneName } from '#i18n/zone-names.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Questions } from '../games/questions.tsx'
import { homeAnswers } from './home-answers.ts'

/** The questions, and where to ask another one. */
export function HomeQuestions() {
  const { t, site } = useApp()
  const { from, to, timeZone } = site.support
  return (
    <div className="shell home-questions">
      <Questions title={t('home.questionsTitle')} questions={homeAnswers(t, site)}>
        <p className="type-body mt-4 text-ink-2">
          {t
            .parts('home.stillUnsure', { from, to, zone: zoneName(t.locale, timeZone) })
            .map(({ tag, text }) =>
              tag === null ? (
                text
              ) : (
                <LocaleLink key={tag} to="/contact" className="text-link">
                  {text}
                </LocaleLink>
              ),
            )}
        </p>
      </Questions>
    </div>
  )
}
