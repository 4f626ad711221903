import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

const DropDialog = opensLater(() => import('./drop-dialog.tsx'))

/** The way to drop the order, with what it pays now; a dialog asks first. */
export function DropCard({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const [open, setOpen] = useState(false)
  // Staff unassign a booster at the top of the page.
  if (!offered(order, 'drop') || order.viewer !== 'booster') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="type-small text-ink-2">
        {t('order.dropPaysNow', { amount: format.money(order.drop?.pay ?? 0) })}
      </p>
      <Button variant="link" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('order.dropTitle')}
      </Button>
      {open && <DropDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  )
}
