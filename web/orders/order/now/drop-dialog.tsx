import { useContext, useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { ReplyContext } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { PictureField } from '#web/parts/pictures/picture-field.tsx'
import { uploadPicture } from '#web/parts/pictures/upload-picture.ts'
import { kindWords } from '../parts/kind-words.ts'
import type { OrderView } from '../parts/order-facts.ts'

type Props = { order: OrderView; onClose: () => void }

/** Asks before a booster drops an order: what it pays, and that they can't have it again. */
export default function DropDialog({ order, onClose }: Props) {
  const { t, format, call, locale } = useApp()
  const navigate = useNavigate()
  const messageOf = useMessageOf()
  const taker = useContext(ReplyContext)
  const [reason, setReason] = useState('')
  const [proof, setProof] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const { drop } = order
  const needsProof = drop?.needs_proof ?? false
  const missing = needsProof && !proof ? t('order.dropProofMissing') : reasonMissing(t, reason)
  const submit = async () => {
    setBusy(true)
    // The booster can't read this page once the order is dropped, so its news waits until they leave.
    const end = taker?.begin()
    try {
      const proof_file_id = await uploadPicture(call, order.order_id, proof)
      const body = { reason, ...(proof_file_id && { proof_file_id }) }
      await call('dropOrder', { params: { order_id: order.order_id }, body })
      const words = { number: order.number, amount: format.money(drop?.pay ?? 0) }
      void showSuccess(t(drop?.pay ? 'work.droppedPaid' : 'work.dropped', words))
      // Nothing is unsaved any more, so leaving asks nothing.
      onClose()
      await navigate(pathIn('/dashboard/booster/active-orders', locale))
    } catch (error) {
      end?.(undefined)
      void showError(messageOf(error))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      dirty={!busy && (reason !== '' || proof !== null)}
      onClose={onClose}
      title={t('order.dropAsk')}
      closeLabel={t('shell.close')}
    >
      <p className="type-h2">{t('order.dropPaysNow', { amount: format.money(drop?.pay ?? 0) })}</p>
      {drop && drop.pay > 0 && !order.session && (
        <p className="type-small mt-1 text-ink-2">{t('order.dropPayText')}</p>
      )}
      <p className="type-body mt-3 mb-4 text-ink-2">{t(kindWords(order).drop)}</p>
      <div className="grid gap-4">
        <ReasonField label={t('order.reason')} reason={reason} onChange={setReason} />
        {needsProof && <PictureField label={t('order.dropProof')} file={proof} onChange={setProof} />}
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('order.dropKeep')}
          </Button>
          <Button variant="danger" busy={busy} disabledReason={missing} onClick={submit}>
            {t('order.drop')}
          </Button>
        </div>
      </div>
    </FormDialog>
  )
}
