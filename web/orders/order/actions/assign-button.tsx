import { type ReactNode, useState } from 'react'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { ButtonSize } from '#web/kit/ui/button-class.ts'

const AssignDialog = opensLater(() => import('./assign-dialog.tsx'))

type Props = {
  order: { order_id: string; number: number; config: OrderConfig }
  size?: ButtonSize
  children: ReactNode
}

/** For staff, while an order waits for a booster. */
export function AssignButton({ order, size, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <AssignDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
