import { type FormEvent, useState } from 'react'
import { hoursOf } from '#core/orders/deadlines.ts'
import { mostDisputePictures } from '#core/orders/visibility.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { OrderView } from './order-facts.ts'
import { ReasonField, reasonMissing } from './reason-field.tsx'
import { uploadPicture } from './upload-picture.ts'

/** The customer objects to a result: what is wrong, with pictures if they have any. */
export default function DisputeDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const [tooMany, setTooMany] = useState(false)
  const missing = tooMany
    ? t('order.disputeTooMany', { count: mostDisputePictures })
    : reasonMissing(t, reason)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) return
    const files = new FormData(event.currentTarget).getAll('pictures')
    const params = { order_id: order.order_id }
    const done = await run(async () => {
      const picture_ids: string[] = []
      for (const file of files) {
        const id = await uploadPicture(call, order.order_id, file)
        if (id) picture_ids.push(id)
      }
      return call('disputeOrder', { params, body: { reason, picture_ids } })
    }, t('order.disputeSent'))
    if (done) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={t('order.disputeTitle')} closeLabel={t('order.close')}>
      <p className="type-body text-ink-2">{t('order.disputeText', { hours: hoursOf('disputeAnswer') })}</p>
      <form className="mt-4 grid gap-4" onSubmit={submit}>
        <ReasonField label={t('order.disputeReason')} reason={reason} onChange={setReason} />
        <Field label={t('order.disputePictures', { count: mostDisputePictures })}>
          <TextInput
            name="pictures"
            type="file"
            multiple
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => setTooMany((event.target.files?.length ?? 0) > mostDisputePictures)}
          />
        </Field>
        <div className="flex flex-wrap items-start gap-2">
          <Button type="submit" variant="primary" busy={busy} disabledReason={missing}>
            {t('order.disputeSend')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('order.leaveAsIs')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
