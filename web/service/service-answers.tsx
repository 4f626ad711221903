import type { ServiceId } from '#core/games/game.ts'
import { isClimb, type OrderConfig } from '#core/orders/order-config.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { useApp } from '../app/app-context.ts'
import { StepsPath } from '../drawing/steps-path.tsx'
import { Icon } from '../ui/icon.tsx'
import { questionsOf } from './questions.ts'

type Step = { key: string; title: MessageKey; text: MessageKey }

const set: Step = { key: 'set', title: 'service.how.set', text: 'service.how.setText' }
const hand: Step = { key: 'hand', title: 'service.how.hand', text: 'service.how.handText' }
const watch: Step = { key: 'watch', title: 'service.how.watch', text: 'service.how.watchText' }
const check: Step = { key: 'check', title: 'service.how.check', text: 'service.how.checkText' }
const counted: readonly Step[] = [
  { key: 'set', title: 'service.howCount.set', text: 'service.howCount.setText' },
  hand,
  { key: 'watch', title: 'service.how.watch', text: 'service.howCount.watchText' },
  check,
]

const steps: Record<ServiceId, readonly Step[]> = {
  'elo-boost': [set, hand, watch, check],
  'duo-boost': [
    set,
    { key: 'hand', title: 'service.howDuo.hand', text: 'service.howDuo.handText' },
    watch,
    { key: 'check', title: 'service.how.check', text: 'service.howDuo.checkText' },
  ],
  'placement-boost': counted,
  'win-boost': counted,
}

/** Below the calculator: how it goes on, and what players ask. */
export function ServiceAnswers({ config }: { config: OrderConfig }) {
  const { t, dir } = useApp()
  return (
    <>
      <section className="mt-16" aria-labelledby="how">
        <h2 id="how" className="type-h2 mb-6">
          {t(isClimb(config) ? 'service.howTitle' : 'service.howCount.title')}
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
