import { useState } from 'react'
import type { StaffDecision } from '#core/orders/staff-decisions.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { ReadyReasonField } from '#web/frame/shell/ready-reason-field.tsx'
import { ReasonField } from '#web/frame/shell/reason-field.tsx'
import { isSaid, type Said, saidAs, saidMissing } from '#web/frame/shell/said-reason.ts'
import { Button } from '#web/kit/ui/button.tsx'
import type { OrderView } from '#web/orders/order/parts/order-facts.ts'

type Props = {
  order: OrderView
  action: StaffDecision
  onDecide: (said: Said<'reject'>) => void
  onClose: () => void
}

/** Why staff send a result back, which its booster reads, or verify one whose comparison failed. */
export default function DecideDialog({ order, action, onDecide, onClose }: Props) {
  const { t } = useApp()
  const [said, setSaid] = useState<Said<'reject'>>({})
  return (
    <FormDialog
      open
      // What one press picked is nothing to lose.
      dirty={isSaid({ reason: said.reason ?? '' })}
      onClose={onClose}
      title={t(`triage.title.${action}`)}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">
        {t(`triage.lead.${action}`, { booster: order.booster?.username ?? t('order.booster') })}
      </p>
      {action === 'reject' ? (
        <ReadyReasonField
          deed="reject"
          label={t('triage.why.reject')}
          className="mt-4"
          said={said}
          onChange={setSaid}
        />
      ) : (
        <ReasonField
          label={t('triage.why.complete')}
          className="mt-4"
          reason={said.reason ?? ''}
          onChange={(reason) => setSaid({ reason })}
        />
      )}
      <div className="dialog-foot">
        <Button
          variant={action === 'reject' ? 'danger' : 'primary'}
          disabledReason={saidMissing(t, said)}
          onClick={() => onDecide(saidAs(said))}
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
