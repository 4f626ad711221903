import { useState } from 'react'
import type { FreeSlot } from '#core/orders/coaching.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { FreeSlots } from '#web/shop/coaching/free-slots.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** The customer's weekly hours, in the time zone in which they were first set. */
export default function HoursDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [given] = useState<FreeSlot[]>(order.hours?.slots ?? [])
  const [slots, setSlots] = useState(given)
  const time_zone = order.hours?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const params = { order_id: order.order_id }
  const save = async () => {
    const sent = () => call('setPlayHours', { params, body: { slots, time_zone } })
    if (await run(sent, t('order.hours.saved'))) onClose()
  }
  return (
    <FormDialog
      open
      dirty={!busy && slots !== given}
      onClose={onClose}
      size="wide"
      title={t('order.hours.dialogTitle')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body mb-5 text-ink-2">{t('order.hours.dialogText')}</p>
      <FreeSlots slots={slots} zone={time_zone} onChange={setSlots} />
      <div className="mt-6 flex justify-end">
        <Button variant="primary" busy={busy} onClick={save}>
          {t('order.hours.save')}
        </Button>
      </div>
    </FormDialog>
  )
}
