import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

const AppealDialog = opensLater(() => import('./appeal-dialog.tsx'))

/** Customer or booster ask for a second look at the decision. */
export function AppealButton({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  if (!offered(order, 'appeal')) return null
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('disputes.appeal')}
      </Button>
      {open && <AppealDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
