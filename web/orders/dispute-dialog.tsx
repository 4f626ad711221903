import { type FormEvent, useState } from 'react'
import { mostDisputePictures } from '#core/orders/visibility.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { FormDialog } from '../shell/form-dialog.tsx'
import { Button } from '../ui/button.tsx'
import type { OrderView } from './order-facts.ts'
import { PictureField } from './picture-field.tsx'
import { ReasonField, reasonMissing } from './reason-field.tsx'
import { uploadPicture } from './upload-picture.ts'

/** The customer disputes a result: a description of the problem, and optional screenshots. */
export default function DisputeDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const [pictures, setPictures] = useState<readonly File[]>([])
  const missing = reasonMissing(t, reason)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) return
    const params = { order_id: order.order_id }
    const done = await run(async () => {
      const picture_ids: string[] = []
      for (const picture of pictures) {
        const id = await uploadPicture(call, order.order_id, picture)
        if (id) picture_ids.push(id)
      }
      return call('disputeOrder', { params, body: { reason, picture_ids } })
    }, t('order.disputeSent'))
    if (done) onClose()
  }
  return (
    <FormDialog
      open
      dirty={reason.trim() !== '' || pictures.length > 0}
      onClose={onClose}
      title={t('order.disputeTitle')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t('order.disputeText')}</p>
      <form className="mt-4 grid gap-4" onSubmit={submit}>
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

type PicturesProps = { pictures: readonly File[]; onChange: (pictures: readonly File[]) => void }

/** The chosen screenshots, and a field for one more. */
function Pictures({ pictures, onChange }: PicturesProps) {
  const { t } = useApp()
  const fields = [...pictures, null].slice(0, mostDisputePictures)
  return fields.map((picture, index) => (
    <PictureField
      key={index}
      label={index === 0 ? t('order.disputePictures') : t('order.disputePicture', { number: index + 1 })}
      file={picture}
      onChange={(file) => onChange(pictures.toSpliced(index, 1, ...(file ? [file] : [])))}
      pastes={picture === null}
    />
  ))
}
