import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { ChangeButton } from '../../changes/change-button.tsx'
import { DisputeButton } from '../../disputes/dispute-button.tsx'
import { AssignButton } from '../actions/assign-button.tsx'
import { CancelButton } from '../actions/cancel-button.tsx'
import { ReopenButton } from '../actions/reopen-button.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

const TakeBackDialog = opensLater(() => import('../work/take-back-dialog.tsx'))

/** The reader's actions on the whole order, apart from the next step: pause, assign, unassign, cancel. */
export function OrderActions({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [takingBack, setTakingBack] = useState(false)
  return (
    <div className="order-acts flex flex-wrap gap-2 empty:hidden">
      <ChangeButton order={order} />
      <PauseButton order={order} />
      {offered(order, 'assign') && <AssignButton order={order}>{t('order.assign')}</AssignButton>}
      {/* A booster drops it in a card beside their work. */}
      {offered(order, 'drop') && order.viewer === 'staff' && !order.disputed && (
        <Button variant="outline" onClick={() => setTakingBack(true)}>
          {t('order.takeBack')}
        </Button>
      )}
      <DisputeButton order={order} />
      <ReopenButton order={order} />
      {offered(order, 'cancel') && !order.disputed && (
        <CancelButton order={order}>{t('order.cancel')}</CancelButton>
      )}
      {takingBack && <TakeBackDialog order={order} onClose={() => setTakingBack(false)} />}
    </div>
  )
}

function PauseButton({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const params = { order_id: order.order_id }
  if (!offered(order, 'pause') || order.disputed) return null
  return (
    <Button
      variant="outline"
      busy={busy}
      onClick={() => run(() => call('pauseOrder', { params }), t('order.pausedNow'))}
    >
      <DashboardIcon name="pause" /> {t('order.pause')}
    </Button>
  )
}
