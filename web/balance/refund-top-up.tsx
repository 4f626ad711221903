import { useState } from 'react'
import { useApp } from '../session/app-context.ts'
import { opensLater } from '../shell/opens-later.tsx'
import { Button } from '../ui/button.tsx'
import type { BalanceEntry } from './balance-history-page.tsx'

const RefundTopUpDialog = opensLater(() => import('./refund-top-up-dialog.tsx'), ['order', 'balance'])

/** Beside a top-up: gets back what wasn't spent of it. */
export function RefundTopUp({ topUp }: { topUp: BalanceEntry['top_up'] }) {
  const { t } = useApp()
  const [isOpen, setOpen] = useState(false)
  if (!topUp || topUp.refundable === 0) return null
  return (
    <>
      <Button variant="link" size="small" onClick={() => setOpen(true)}>
        {t('balance.refund')}
      </Button>
      {isOpen && <RefundTopUpDialog topUp={topUp} onClose={() => setOpen(false)} />}
    </>
  )
}
