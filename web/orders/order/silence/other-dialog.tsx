import { type FormEvent, useState } from 'react'
import { type ReplacementCause, replacementCauses } from '#core/orders/silence.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ChoiceList } from '#web/kit/ui/choice-list.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** The customer asks for another booster: a reason from the list, and what happened. */
export default function OtherDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const now = useNow()
  const { busy, run } = useAction()
  const [cause, setCause] = useState<ReplacementCause | null>(null)
  const [reason, setReason] = useState('')
  const { silence } = order
  const atOnce = silence !== null && now !== null && now >= Date.parse(silence.replace_at)
  const missing = cause === null ? t('order.silence.causeMissing') : reasonMissing(t, reason)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing || !cause) return
    const input = { params: { order_id: order.order_id }, body: { cause, reason } }
    const done = t(atOnce ? 'order.silence.sentNow' : 'order.silence.sent')
    if (await run(() => call('askOtherBooster', input), done)) onClose()
  }
  const booster = order.booster?.username ?? ''
  return (
    <FormDialog
      open
      dirty={cause !== null || reason.trim() !== ''}
      onClose={onClose}
      title={t('order.silence.other')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">
        {t(atOnce ? 'order.silence.otherTextNow' : 'order.silence.otherTextAsk', { booster })}
      </p>
      <form className="mt-4 grid gap-4" onSubmit={submit}>
        <ChoiceList
          label={t('order.reason')}
          options={replacementCauses.map((each) => [each, t(`order.silence.cause.${each}`)])}
          value={cause}
          onChange={setCause}
        />
        <ReasonField label={t('order.silence.words')} reason={reason} onChange={setReason} />
        <div className="flex flex-wrap items-start gap-2">
          <Button type="submit" variant="primary" busy={busy} disabledReason={missing}>
            {t('order.silence.other')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('order.leaveAsIs')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
