import { lazy, Suspense, useState } from 'react'
import { type Actor, actionsFor, flagActionFor } from '#core/orders/lifecycle.ts'
import { useApp } from '../app/app-context.ts'
import { LocaleLink } from '../app/locale-link.tsx'
import { useAction } from '../app/use-action.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { AssignButton } from './assign-button.tsx'
import type { OrderView } from './order-facts.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))

/** As whom this page's reader acts; the life-cycle table says what they may do. */
export function actorOf(order: OrderView): Actor {
  return order.viewer === 'staff' ? 'admin' : order.viewer
}

/** Pause, cancel, pay: what the table of the life cycle allows its reader now. */
export function OrderActions({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [cancelling, setCancelling] = useState(false)
  const params = { order_id: order.order_id }
  const actor = actorOf(order)
  const flag = flagActionFor(order.status, order.paused, actor)
  const actions = actionsFor(order.status, actor)
  return (
    <div className="flex flex-wrap gap-2">
      {order.status === 'not_paid' && order.viewer === 'customer' && (
        <LocaleLink to="/checkout/:order_id" params={params} className={buttonClass({ variant: 'primary' })}>
          {t('order.pay')}
        </LocaleLink>
      )}
      {flag && (
        <Button
          variant="outline"
          busy={busy}
          onClick={() =>
            run(
              () => call(flag === 'pause' ? 'pauseOrder' : 'resumeOrder', { params }),
              t('success.orderUpdated'),
            )
          }
        >
          <DashboardIcon name={flag === 'pause' ? 'pause' : 'play'} />{' '}
          {t(flag === 'pause' ? 'order.pause' : 'order.resume')}
        </Button>
      )}
      {actions.includes('assign') && <AssignButton order={order}>{t('order.assign')}</AssignButton>}
      {actions.includes('cancel') && order.status !== 'boosting' && (
        <Button variant="outline" onClick={() => setCancelling(true)}>
          {t('order.cancel')}
        </Button>
      )}
      {cancelling && (
        <Suspense>
          <CancelDialog order={order} onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </div>
  )
}
