import type { CoachingConfig } from '#core/orders/order-config.ts'
import { useApp } from '../app/app-context.ts'
import { DropCard } from '../orders/drop-card.tsx'
import type { OrderView } from '../orders/order-facts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Card } from '../ui/card.tsx'

type Props = { order: OrderView; config: CoachingConfig }

/** Who teaches whom and what was wished; a coach may give it back here. */
export function CoachCards({ order, config }: Props) {
  const { t } = useApp()
  const teaches = order.viewer === 'booster'
  return (
    <>
      <Card>
        <p className="flex items-center gap-3">
          <Avatar name={(teaches ? order.customer.username : order.coach) ?? ''} />
          <span>
            <span className="type-table block font-semibold">
              {teaches ? order.customer.username : order.coach}
            </span>
            <span className="type-small text-ink-2">{t(teaches ? 'order.customer' : 'session.coach')}</span>
          </span>
        </p>
        {config.wishes && (
          <div className="mt-4">
            <h2 className="type-caption text-ink-2">{t('session.wishes')}</h2>
            <p dir="auto" className="type-small mt-1 whitespace-pre-line">
              {config.wishes}
            </p>
          </div>
        )}
      </Card>
      {teaches && order.status === 'boosting' && <DropCard order={order} />}
    </>
  )
}
