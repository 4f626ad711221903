import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { BalanceEntry } from './balance-types.ts'

const RefundTopUpDialog = opensLater(() => import('./refund-top-up-dialog.tsx'))

/** Beside a top-up: gets back what wasn't spent of it. */
export function RefundTopUp({ topUp }: { topUp: BalanceEntry['top_up'] }) {
  const { t } = useApp()
  const [isOpen, setOpen] = useState(false)
  if (!topUp || topUp.refundable === 0) return null
  return (
    <>
      <button
        type="button"
        className="text-link type-small inline-flex min-h-6 items-center gap-1"
        onClick={() => setOpen(true)}
      >
        <Icon name="undo-2" size={16} />
        {t('balance.refund')}
      </button>
      {isOpen && <RefundTopUpDialog topUp={topUp} onClose={() => setOpen(false)} />}
    </>
  )
}
