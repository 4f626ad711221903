import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

const DisputeDialog = opensLater(() => import('./dispute-dialog.tsx'))

/** Reports a problem with an order in progress or a completed one; a submitted result has its own button. */
export function DisputeButton({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const hasOwn = order.status === 'verification_required' && order.viewer === 'customer'
  if (hasOwn || !offered(order, 'dispute')) return null
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('order.dispute')}
      </Button>
      {open && <DisputeDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
