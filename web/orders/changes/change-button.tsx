import { type ReactNode, useState } from 'react'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { useTranslate } from '../../session/app-context.ts'
import { opensLater } from '../../shell/opens-later.tsx'
import { Button } from '../../ui/button.tsx'
import { type OrderView, offered } from '../order-facts.ts'

const ChangeDialog = opensLater(
  () => import('./change-dialog.tsx'),
  ['change', 'games', 'service', 'order', 'checkout', 'success'],
)

type Props = {
  order: OrderView
  /** What the dialog starts with, if not the order as it is. */
  wish?: OrderConfig
  variant?: 'outline' | 'link'
  children?: ReactNode
}

/** For the customer of a paid order; while a change waits, its card says so instead. */
export function ChangeButton({ order, wish, variant = 'outline', children }: Props) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const offer = offered(order, 'change_asked')
  if (!offer || offer.refusal) return null
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {children ?? t('order.changeOrder')}
      </Button>
      {open && <ChangeDialog order={order} wish={wish ?? order.config} onClose={() => setOpen(false)} />}
    </>
  )
}
