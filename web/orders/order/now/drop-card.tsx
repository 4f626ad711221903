import { type FormEvent, useContext, useState } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useNavigate } from '#web/frame/router/page-state.ts'
import { ReplyContext } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ReasonField, reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { useMessageOf } from '#web/frame/texts/message-of.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showError, showSuccess } from '#web/kit/ui/toasts.ts'
import { PictureField } from '#web/parts/pictures/picture-field.tsx'
import { uploadPicture } from '#web/parts/pictures/upload-picture.ts'
import { kindWords } from '../parts/kind-words.ts'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** Drops the order. This is rare, so the card is folded, and it shows the consequences before the booster confirms. */
export function DropCard({ order }: { order: OrderView }) {
  const { t, format, call, locale } = useApp()
  const navigate = useNavigate()
  const messageOf = useMessageOf()
  const taker = useContext(ReplyContext)
  const [reason, setReason] = useState('')
  const [proof, setProof] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  // Staff unassign a booster at the top of the page.
  if (!offered(order, 'drop') || order.viewer !== 'booster') return null
  const { drop } = order
  const needsProof = drop?.needs_proof ?? false
  const missing = needsProof && !proof ? t('order.dropProofMissing') : reasonMissing(t, reason)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) return
    setBusy(true)
    // The booster can't read this page once the order is dropped, so its news waits until they leave.
    const end = taker?.begin()
    try {
      const proof_file_id = await uploadPicture(call, order.order_id, proof)
      const body = { reason, ...(proof_file_id && { proof_file_id }) }
      await call('dropOrder', { params: { order_id: order.order_id }, body })
      const words = { number: order.number, amount: format.money(drop?.pay ?? 0) }
      void showSuccess(t(drop?.pay ? 'work.droppedPaid' : 'work.dropped', words))
      await navigate(pathIn('/dashboard/booster/active-orders', locale))
    } catch (error) {
      end?.(undefined)
      void showError(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className="type-table">
      <summary className="cursor-pointer text-ink-2">{t('order.dropTitle')}</summary>
      <p className="type-small mt-3 text-ink-2">{t(kindWords(order).drop)}</p>
      {drop && drop.pay > 0 && (
        <p className="type-small mt-2">
          <strong>{t('order.dropPay', { amount: format.money(drop.pay) })}</strong>{' '}
          {!order.session && <span className="text-ink-2">{t('order.dropPayText')}</span>}
        </p>
      )}
      <form className="mt-3 grid gap-3" onSubmit={submit}>
        <ReasonField label={t('order.reason')} reason={reason} onChange={setReason} />
        {needsProof && <PictureField label={t('order.dropProof')} file={proof} onChange={setProof} />}
        <Button type="submit" variant="outline" busy={busy} disabledReason={missing}>
          {t('order.drop')}
        </Button>
      </form>
    </details>
  )
}
