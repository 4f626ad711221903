import { type FormEvent, useState } from 'react'
import { type DisputeKind, disputeKinds } from '#core/orders/disputes.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ChoiceList } from '#web/kit/ui/choice-list.tsx'
import { uploadPictures } from '#web/parts/pictures/upload-picture.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { Pictures } from './dispute-pictures.tsx'

const checks = ({ status }: OrderView) => status === 'verification_required'

function titleOf(order: OrderView) {
  if (checks(order)) return 'order.disputeTitle'
  return order.viewer === 'staff' ? 'order.disputeTitle.staff' : 'order.disputeTitle.own'
}

/** While the order is played, nobody says that its target is reached. */
function kindsOf({ status }: OrderView) {
  return disputeKinds.filter((kind) => status !== 'boosting' || kind !== 'target_not_reached')
}

/** Customer or staff report a problem: what it is about, a description, and optional screenshots. */
export default function DisputeDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [kind, setKind] = useState<DisputeKind | null>(null)
  const [reason, setReason] = useState('')
  const [pictures, setPictures] = useState<readonly File[]>([])
  const missing = kind === null ? t('disputes.missing.kind') : reasonMissing(t, reason)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing || !kind) return
    const params = { order_id: order.order_id }
    const done = await run(async () => {
      const picture_ids = await uploadPictures(call, order.order_id, pictures)
      return call('disputeOrder', { params, body: { kind, reason, picture_ids } })
    })
    if (done) onClose()
  }
  return (
    <FormDialog
      open
      dirty={kind !== null || reason.trim() !== '' || pictures.length > 0}
      onClose={onClose}
      title={t(titleOf(order))}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t('order.disputeText')}</p>
      <form className="mt-4 grid gap-4" onSubmit={submit}>
        <ChoiceList
          label={t('disputes.kindLabel')}
          options={kindsOf(order).map((each) => [each, t(`disputes.kind.${each}`)])}
          value={kind}
          onChange={setKind}
        />
        <ReasonField label={t('order.disputeReason')} reason={reason} onChange={setReason} />
        <Pictures pictures={pictures} onChange={setPictures} />
        <div className="flex flex-wrap items-start gap-2">
          <Button type="submit" variant="primary" busy={busy} disabledReason={missing}>
            {t('order.disputeSend')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('order.leaveAsIs')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
