import { useState } from 'react'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { opensLater } from '../shell/opens-later.tsx'
import { Button } from '../ui/button.tsx'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { AssignButton } from './assign-button.tsx'
import { CancelButton } from './cancel-button.tsx'
import { ChangeButton } from './changes/change-button.tsx'
import { DisputeButton } from './dispute-button.tsx'
import { type OrderView, offered } from './order-facts.ts'
import { ReopenButton } from './reopen-button.tsx'

const TakeBackDialog = opensLater(() => import('./take-back-dialog.tsx'))

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
