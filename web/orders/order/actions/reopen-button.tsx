import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

const ReopenDialog = opensLater(() => import('./reopen-dialog.tsx'))

/** Staff let a completed order run again. */
export function ReopenButton({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  if (!offered(order, 'reopen')) return null
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('disputes.reopen')}
      </Button>
      {open && <ReopenDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
