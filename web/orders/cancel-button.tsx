import { type ReactNode, useState } from 'react'
import { opensLater } from '../shell/opens-later.tsx'
import { Button } from '../ui/button.tsx'
import type { ButtonVariant } from '../ui/button-class.ts'
import type { OrderView } from './order-facts.ts'

const CancelDialog = opensLater(() => import('./cancel-dialog.tsx'))

type Props = { order: OrderView; variant?: ButtonVariant; className?: string; children: ReactNode }

/** Opens the dialog that shows the refund. */
export function CancelButton({ order, variant = 'outline', className, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} {...(className && { className })} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <CancelDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
