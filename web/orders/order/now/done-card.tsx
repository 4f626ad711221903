import { needsAccount } from '#core/orders/kinds.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ClimbAgain } from '../actions/climb-again.tsx'
import { kindWords } from '../parts/kind-words.ts'
import { NowCard, NowText } from '../parts/now-card.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** The order is completed; the card suggests next steps. */
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
      {order.viewer === 'customer' && (
        <div className="mt-4">
          <ClimbAgain order={order} />
        </div>
      )}
    </NowCard>
  )
}

function textFor(order: OrderView) {
  if (order.viewer === 'booster') return 'order.completedTextBooster'
  if (order.viewer === 'staff') return 'order.completedNow'
  return needsAccount(order.config) ? 'order.completedText' : kindWords(order).completed.text
}
