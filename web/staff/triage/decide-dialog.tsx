import { useState } from 'react'
import { rejectReasons, type StaffDecision } from '#core/orders/staff-decisions.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import type { OrderView } from '#web/orders/order/parts/order-facts.ts'

type Props = {
  order: OrderView
  action: StaffDecision
  onDecide: (reason: string) => void
  onClose: () => void
}

/** Why staff send a result back, or verify one whose comparison failed. Ready-made reasons fill the field and can be edited. */
export default function DecideDialog({ order, action, onDecide, onClose }: Props) {
  const { t } = useApp()
  const [reason, setReason] = useState('')
  const ready = rejectReasons.map((each) => t(`triage.reason.${each}`))
  return (
    <FormDialog
      open
      // What one press filled in is nothing to lose.
      dirty={reason.trim() !== '' && !ready.includes(reason)}
      onClose={onClose}
      title={t(`triage.title.${action}`)}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">
        {t(`triage.lead.${action}`, { booster: order.booster?.username ?? t('order.booster') })}
      </p>
      {action === 'reject' && (
        <ul className="mt-4 grid gap-2">
          {ready.map((words) => (
            <li key={words}>
              <Button
                variant="outline"
                size="small"
                className="h-auto min-h-9 w-full justify-start py-1.5 text-start whitespace-normal"
                aria-pressed={reason === words}
                onClick={() => setReason(words)}
              >
                {words}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ReasonField label={t(`triage.why.${action}`)} className="mt-4" reason={reason} onChange={setReason} />
      <div className="mt-6 flex flex-wrap items-start gap-2">
        <Button
          variant={action === 'reject' ? 'danger' : 'primary'}
          disabledReason={reasonMissing(t, reason)}
          onClick={() => onDecide(reason.trim())}
        >
          {t(action === 'reject' ? 'order.staffReject' : 'order.staffVerify')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </FormDialog>
  )
}
