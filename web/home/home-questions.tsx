import { Questions } from '../games/questions.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { isBuilt } from '../routes.tsx'
import { useApp } from '../session/app-context.ts'
import { placeOfZone } from '../texts/use-time-zone.ts'
import { homeAnswers } from './home-answers.ts'

/** The questions, and where to ask another one. */
export function HomeQuestions() {
  const { t, site } = useApp()
  const { from, to, timeZone, email } = site.support
  return (
    <div className="shell home-questions">
      <Questions title={t('home.questionsTitle')} questions={homeAnswers(t, site)}>
        <p className="type-body mt-4 text-ink-2">
          {t.parts('home.stillUnsure', { from, to, place: placeOfZone(timeZone) }).map(({ tag, text }) =>
            tag === null ? (
              text
            ) : isBuilt('/contact') ? (
              <LocaleLink key={tag} to="/contact" className="text-link">
                {text}
              </LocaleLink>
            ) : (
              <a key={tag} href={`mailto:${email}`} className="text-link">
                {text}
              </a>
            ),
          )}
        </p>
      </Questions>
    </div>
  )
}
