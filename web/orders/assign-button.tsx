import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../app/app-context.ts'
import { Button } from '../ui/button.tsx'
import type { ButtonSize } from '../ui/button-class.ts'

const AssignDialog = lazy(() => import('./assign-dialog.tsx'))

type Props = { order: { order_id: string; number: number }; size?: ButtonSize }

/** For staff, where an order waits for its booster. */
export function AssignButton({ order, size }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" size={size} onClick={() => setOpen(true)}>
        {t('order.assign')}
      </Button>
      {open && (
        <Suspense>
          <AssignDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
