import { type ReactNode, useState } from 'react'
import { RowNeedsConnection } from '#web/frame/pwa/needs-connection.tsx'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ChangeButton } from '../../changes/change-button.tsx'
import { DisputeButton } from '../../disputes/dispute-button.tsx'
import { AssignButton } from '../actions/assign-button.tsx'
import { CancelButton } from '../actions/cancel-button.tsx'
import { ReopenButton } from '../actions/reopen-button.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { lineState } from '../parts/state-line.ts'

type Act = { name: string; Button: (props: { order: OrderView }) => ReactNode }

const TakeBackDialog = opensLater(() => import('../work/take-back-dialog.tsx'))

/** The reader's actions on the whole order, apart from the next step. On a phone all but the first are behind “More”. */
export function OrderActions({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const now = useNow()
  const [first, ...more] = actsOf(order, now)
  if (!first) return null
  return (
    <div className="order-acts flex flex-wrap gap-2">
      <RowNeedsConnection>
        <first.Button order={order} />
        {more.length > 0 && (
          <Button
            offline
            variant="outline"
            className="md:hidden"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t('order.more')}
            <Icon name="chevron-down" size={16} className={open ? 'rotate-180' : ''} />
          </Button>
        )}
        <div className={`flex flex-wrap gap-2 max-md:basis-full md:contents ${open ? '' : 'max-md:hidden'}`}>
          {more.map((act) => (
            <act.Button key={act.name} order={order} />
          ))}
        </div>
      </RowNeedsConnection>
    </div>
  )
}

/** Those that the reader has now, the most used first. */
function actsOf(order: OrderView, now: number | null): Act[] {
  const { status, viewer, disputed } = order
  const change = offered(order, 'change_asked')
  const prepare = offered(order, 'change_prepared')
  const own = viewer === 'customer'
  const checksIt = status === 'verification_required' && own
  const isLate = lineState(order, now) === 'late'
  const acts: [isOffered: boolean, name: string, Button: Act['Button']][] = [
    [change?.refusal === null, 'change', ChangeButton],
    [!!offered(order, 'pause') && !disputed, 'pause', PauseButton],
    [!!offered(order, 'assign'), 'assign', Assign],
    // A booster drops it in a card beside their work.
    [prepare?.refusal === null && !disputed, 'prepare', ChangeButton],
    [!!offered(order, 'drop') && viewer === 'staff' && !disputed, 'drop', TakeBack],
    // A submitted result has its own button for it.
    [!!offered(order, 'dispute') && !checksIt, 'dispute', DisputeButton],
    [!!offered(order, 'reopen'), 'reopen', ReopenButton],
    // A late start has it in its card.
    [!!offered(order, 'cancel') && !disputed && !(own && isLate), 'cancel', Cancel],
  ]
  return acts.flatMap(([isOffered, name, Button]) => (isOffered ? [{ name, Button }] : []))
}

function Assign({ order }: { order: OrderView }) {
  const { t } = useApp()
  return <AssignButton order={order}>{t('order.assign')}</AssignButton>
}

function Cancel({ order }: { order: OrderView }) {
  const { t } = useApp()
  return <CancelButton order={order}>{t('order.cancel')}</CancelButton>
}

function TakeBack({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('order.takeBack')}
      </Button>
      {open && <TakeBackDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

function PauseButton({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const params = { order_id: order.order_id }
  return (
    <Button variant="outline" busy={busy} onClick={() => run(() => call('pauseOrder', { params }))}>
      <DashboardIcon name="pause" /> {t('order.pause')}
    </Button>
  )
}
