import { useState } from 'react'
import { type OrderView, offered } from '../orders/order-facts.ts'
import { useApp } from '../session/app-context.ts'
import { opensLater } from '../shell/opens-later.tsx'
import { Button } from '../ui/button.tsx'

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
