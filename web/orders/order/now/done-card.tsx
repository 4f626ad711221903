import { needsAccount } from '#core/orders/kinds.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { kindWords } from '../parts/kind-words.ts'
import { NowCard, NowText } from '../parts/now-card.tsx'
import { isAfterEnd, type OrderView } from '../parts/order-facts.ts'
import { AfterEnd } from './after-end.tsx'

/** The order is completed; to its customer, what is left to do. */
export function DoneCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  return (
    <NowCard
      open
      tone="good"
      icon={<Icon name="circle-check" size={16} />}
      label={t('games.status.completed')}
      title={t(kindWords(order).completed.title)}
    >
      <NowText>{t(textFor(order))}</NowText>
      {isAfterEnd(order) && <AfterEnd order={order} />}
    </NowCard>
  )
}

function textFor(order: OrderView) {
  if (order.viewer === 'booster') return 'order.completedTextBooster'
  if (order.viewer === 'staff') return 'order.completedNow'
  return needsAccount(order.config) ? 'order.completedText' : kindWords(order).completed.text
}
