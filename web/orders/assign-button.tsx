import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { Button } from '../ui/button.tsx'
import type { ButtonSize } from '../ui/button-class.ts'

const AssignDialog = lazy(() => import('./assign-dialog.tsx'))

type Props = {
  order: { order_id: string; number: number; config: OrderConfig }
  size?: ButtonSize
  children: ReactNode
}

/** For staff, where an order waits for its booster. */
export function AssignButton({ order, size, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && (
        <Suspense>
          <AssignDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
