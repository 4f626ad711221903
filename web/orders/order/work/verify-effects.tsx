import { needsAccount } from '#core/orders/kinds.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** What verifying a result does: who is paid how much, and what is deleted. */
export function VerifyEffects({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  return (
    <ul className="type-body grid gap-1">
      {order.stretches
        .filter(({ pay }) => pay > 0)
        .map(({ booster, pay }) => (
          <li key={booster.user_id} className="font-semibold">
            {t('order.verifyPays', { amount: format.money(pay), booster: booster.username })}
          </li>
        ))}
      <li className="text-ink-2">
        {t(needsAccount(order.config) ? 'order.verifyClosesVault' : 'order.verifyCloses')}
      </li>
    </ul>
  )
}
