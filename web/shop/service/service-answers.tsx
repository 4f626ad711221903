import { type BoostConfig, isClimb } from '#core/choices/order-config.ts'
import type { ServiceId } from '#core/games/game.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { About } from '../games/about.tsx'
import { HowItWorks, type Step } from '../games/how-it-works.tsx'
import { steps } from '../games/order-steps.ts'
import { Questions } from '../games/questions.tsx'
import { AddonMeanings } from './addon-meanings.tsx'
import { questionsOf } from './questions.ts'
import { SisterServices } from './sister-services.tsx'

const counted: readonly Step[] = [
  { key: 'set', title: 'service.howCount.set', text: 'service.howCount.setText' },
  steps.hand,
  { key: 'watch', title: 'service.how.watch', text: 'service.howCount.watchText' },
  steps.check,
]

const ways: Record<ServiceId, readonly Step[]> = {
  'elo-boost': [steps.set, steps.hand, steps.watch, steps.check],
  'duo-boost': [
    steps.set,
    { key: 'hand', title: 'service.howDuo.hand', text: 'service.howDuo.handText' },
    steps.watch,
    { key: 'check', title: 'service.how.check', text: 'service.howDuo.checkText' },
  ],
  'placement-boost': counted,
  'win-boost': counted,
}

/** Below the calculator: the next steps, facts about game and service, players' questions, and other pages. */
export function ServiceAnswers({ config, prices }: { config: BoostConfig; prices: PriceTable }) {
  const { t } = useApp()
  const { game, service } = config
  return (
    <>
      <HowItWorks
        title={isClimb(config) ? 'service.howTitle' : 'service.howCount.title'}
        way={ways[service]}
      />
      <About
        title={t(`${game}/${service}.about.title`)}
        first={t(`${game}/${service}.about.first`)}
        second={t(`${game}/${service}.about.second`)}
      />
      <AddonMeanings game={game} service={service} prices={prices} />
      <Questions title={t('service.questionsTitle')} questions={questionsOf(t, game, service)} />
      <SisterServices game={game} service={service} prices={prices} />
    </>
  )
}
