import { useApp } from '#web/frame/session/app-context.ts'
import { HowItWorks, type Step } from '../games/how-it-works.tsx'
import { Questions } from '../games/questions.tsx'
import { coachingQuestions } from './coaching-questions.ts'

const way = (['choose', 'agree', 'meet', 'keep'] as const).map(
  (key): Step => ({ key, title: `coaching.how.${key}`, text: `coaching.how.${key}Text` }),
)

/** Below the coaches: how coaching works, and players' questions. */
export function CoachingAnswers() {
  const { t } = useApp()
  return (
    <div className="pb-16">
      <HowItWorks title="coaching.howTitle" way={way} />
      <Questions title={t('coaching.questionsTitle')} questions={coachingQuestions(t)} />
    </div>
  )
}
