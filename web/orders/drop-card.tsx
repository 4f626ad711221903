import { useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useApp } from '../app/app-context.ts'
import { useMessageOf } from '../app/message-of.ts'
import { useNavigate } from '../app/page-state.ts'
import { showError } from '../app/toasts.ts'
import { Button } from '../ui/button.tsx'
import type { OrderView } from './order-facts.ts'
import { ReasonField, reasonMissing } from './reason-field.tsx'

/** Gives the order back: rare, so it stays folded, and says what follows before it happens. */
export function DropCard({ order }: { order: OrderView }) {
  const { t, call, locale } = useApp()
  const navigate = useNavigate()
  const messageOf = useMessageOf()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const drop = async () => {
    setBusy(true)
    try {
      await call('dropOrder', { params: { order_id: order.order_id }, body: { reason } })
      await navigate(pathIn('/dashboard/booster/active-orders', locale))
    } catch (error) {
      void showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className="type-table">
      <summary className="cursor-pointer text-ink-2">{t('order.dropTitle')}</summary>
      <p className="type-small mt-3 mb-3 text-ink-2">
        {t(order.session ? 'session.dropText' : 'order.dropText')}
      </p>
      <ReasonField label={t('order.reason')} reason={reason} onChange={setReason} />
      <div className="mt-3">
        <Button variant="outline" busy={busy} disabledReason={reasonMissing(t, reason)} onClick={drop}>
          {t('order.drop')}
        </Button>
      </div>
    </details>
  )
}
