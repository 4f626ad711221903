import { useState } from 'react'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { useUser } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useOwnTexts } from '#web/frame/texts/use-own-texts.ts'
import { Button } from '#web/kit/ui/button.tsx'

const OrderForDialog = opensLater(() => import('./order-for-dialog.tsx'))

type Props = { config: OrderConfig; total: number; disabledReason: string | undefined }

/** Staff order what is configured for a customer. */
export function OrderForButton({ config, total, disabledReason }: Props) {
  const staff = useUser()?.permissions.includes('EditOrders') ?? false
  const t = useOwnTexts(['orderfor'], staff)
  const [open, setOpen] = useState(false)
  if (!t) return null
  return (
    <>
      <Button
        variant="outline"
        className="mt-2 w-full"
        disabledReason={disabledReason}
        onClick={() => setOpen(true)}
      >
        {t('orderfor.button')}
      </Button>
      {open && <OrderForDialog config={config} total={total} onClose={() => setOpen(false)} />}
    </>
  )
}
