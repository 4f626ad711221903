import type { ClimbConfig } from '#core/orders/order-config.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '../app/app-context.ts'
import { StepsPath } from '../drawing/steps-path.tsx'
import { Icon } from '../ui/icon.tsx'
import { questionsOf } from './questions.ts'

const steps: Record<ClimbConfig['service'], readonly { key: string; title: MessageKey; text: MessageKey }[]> =
  {
    'elo-boost': [
      { key: 'set', title: 'service.how.set', text: 'service.how.setText' },
      { key: 'hand', title: 'service.how.hand', text: 'service.how.handText' },
      { key: 'watch', title: 'service.how.watch', text: 'service.how.watchText' },
      { key: 'check', title: 'service.how.check', text: 'service.how.checkText' },
    ],
    'duo-boost': [
      { key: 'set', title: 'service.how.set', text: 'service.how.setText' },
      { key: 'hand', title: 'service.howDuo.hand', text: 'service.howDuo.handText' },
      { key: 'watch', title: 'service.how.watch', text: 'service.how.watchText' },
      { key: 'check', title: 'service.how.check', text: 'service.howDuo.checkText' },
    ],
  }

/** Below the calculator: how it goes on, and what players ask. */
export function ServiceAnswers({ config }: { config: ClimbConfig }) {
  const { t, dir } = useApp()
  return (
    <>
      <section className="mt-16" aria-labelledby="how">
        <h2 id="how" className="type-h2 mb-6">
          {t('service.howTitle')}
        </h2>
        <StepsPath
          dir={dir}
          steps={steps[config.service].map(({ key, title, text }) => ({
            key,
            content: (
              <>
                <h3 className="type-h3">{t(title)}</h3>
                <p className="type-body mt-1 text-ink-2">{t(text)}</p>
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
          {t('service.questionsTitle')}
        </h2>
        <div>
          {questionsOf(config.service).map(({ question, answer }, index) => (
            <details key={question} className="question border-b border-line py-4" open={index === 0}>
              <summary className="type-body flex cursor-pointer items-center justify-between gap-4 font-semibold">
                {t(question)}
                <span className="question-plus text-ink-3">
                  <Icon name="plus" />
                </span>
                <span className="question-minus text-ink-3">
                  <Icon name="minus" />
                </span>
              </summary>
              <p className="type-body mt-3 max-w-[68ch] text-ink-2">{t(answer)}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  )
}
