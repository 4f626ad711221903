import { useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { ButtonVariant } from '#web/kit/ui/button-class.ts'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

const OtherDialog = opensLater(() => import('./other-dialog.tsx'))

/** For the customer of an order in progress. */
export function OtherButton({ order, variant }: { order: OrderView; variant: ButtonVariant }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const offer = offered(order, 'ask_other_booster')
  if (!offer || offer.refusal) return null
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {t('order.silence.other')}
      </Button>
      {open && <OtherDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
