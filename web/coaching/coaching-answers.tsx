import { useApp } from '../app/app-context.ts'
import { StepsPath } from '../drawing/steps-path.tsx'
import { Icon } from '../ui/icon.tsx'
import { questions } from './structured-data.ts'

const steps = ['choose', 'agree', 'meet', 'keep'] as const

/** Below the coaches: how it goes on, and what players ask. */
export function CoachingAnswers() {
  const { t, dir } = useApp()
  return (
    <>
      <section className="mt-16" aria-labelledby="how">
        <h2 id="how" className="type-h2 mb-6">
          {t('coaching.howTitle')}
        </h2>
        <StepsPath
          dir={dir}
          steps={steps.map((key) => ({
            key,
            content: (
              <>
                <h3 className="type-h3">{t(`coaching.how.${key}`)}</h3>
                <p className="type-body mt-1 text-ink-2">{t(`coaching.how.${key}Text`)}</p>
              </>
            ),
          }))}
        />
      </section>
      <section
        className="mt-16 grid gap-8 pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
        aria-labelledby="questions"
      >
        <h2 id="questions" className="type-h2">
          {t('coaching.questionsTitle')}
        </h2>
        <div>
          {questions.map((name, index) => (
            <details key={name} className="question border-b border-line py-4" open={index === 0}>
              <summary className="type-body flex cursor-pointer items-center justify-between gap-4 font-semibold">
                {t(`coaching.question.${name}`)}
                <span className="question-plus text-ink-3">
                  <Icon name="plus" />
                </span>
                <span className="question-minus text-ink-3">
                  <Icon name="minus" />
                </span>
              </summary>
              <p className="type-body mt-3 max-w-[68ch] text-ink-2">{t(`coaching.answer.${name}`)}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  )
}
