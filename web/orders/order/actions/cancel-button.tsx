import { type ReactNode, useState } from 'react'
import { useTranslate } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { ButtonVariant } from '#web/kit/ui/button-class.ts'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

const CancelDialog = opensLater(() => import('./cancel-dialog.tsx'))

type Props = { order: OrderView; variant?: ButtonVariant; className?: string; children: ReactNode }

/** Opens the dialog that shows the refund; disabled with the reason while the order can't be cancelled. */
export function CancelButton({ order, variant = 'outline', className, children }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const refusal = offered(order, 'cancel')?.refusal
  return (
    <>
      <Button
        variant={variant}
        {...(className && { className })}
        disabledReason={refusal && t(`order.refusal.${refusal}`)}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {open && <CancelDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
