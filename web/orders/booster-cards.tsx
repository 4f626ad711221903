import { type BoostConfig, isCoaching } from '#core/orders/order-config.ts'
import { useApp } from '../app/app-context.ts'
import { WishChips } from '../characters/wish-chips.tsx'
import { wishesOf } from '../climb/climb-words.ts'
import { CoachCards } from '../coaching/coach-cards.tsx'

import { Avatar } from '../ui/avatar.tsx'
import { Card } from '../ui/card.tsx'
import { DropCard } from './drop-card.tsx'
import { FinishCard } from './finish-card.tsx'
import type { OrderView } from './order-facts.ts'
import { RecordGame } from './record-game.tsx'

/** Who the order's other side is, what was wished, and the booster's work. */
export function BoosterCards({ order }: { order: OrderView }) {
  const { config } = order
  if (isCoaching(config)) return <CoachCards order={order} config={config} />
  const works = order.viewer === 'booster' && order.status === 'boosting'
  return (
    <>
      <People order={order} config={config} />
      {works && <RecordGame order={order} config={config} />}
      {works && <FinishCard order={order} />}
      {works && <DropCard order={order} />}
    </>
  )
}

function People({ order, config }: { order: OrderView; config: BoostConfig }) {
  const { t } = useApp()
  const wishes = wishesOf(config).length > 0 || config.freeHours !== ''
  const other = order.viewer === 'booster' ? order.customer : order.booster
  if (!other && !wishes && !order.in_game_name) return null
  return (
    <Card>
      {other && (
        <p className="flex items-center gap-3">
          <Avatar name={other.username} />
          <span>
            <span className="type-table block font-semibold">{other.username}</span>
            <span className="type-small text-ink-2">
              {t(order.viewer === 'booster' ? 'order.customer' : 'order.booster')}
            </span>
          </span>
        </p>
      )}
      {order.in_game_name && (
        <p className="type-small mt-3 text-ink-2 first:mt-0">
          {t('order.inGameName')}: <bdi className="font-semibold text-ink">{order.in_game_name}</bdi>
        </p>
      )}
      {wishes && (
        <ul className="mt-4 flex flex-wrap gap-1 first:mt-0" aria-label={t('order.wishes')}>
          <WishChips config={config} />
        </ul>
      )}
    </Card>
  )
}
