import { type FormEvent, useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FormDialog } from '#web/frame/shell/form-dialog.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { uploadPictures } from '#web/parts/pictures/upload-picture.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { Pictures } from './dispute-pictures.tsx'

const leastReason = 10

/** What the decision missed, in words and pictures; there is one appeal per decision. */
export default function AppealDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const [pictures, setPictures] = useState<readonly File[]>([])
  const missing =
    reason.trim().length < leastReason ? t('disputes.missing.reason', { count: leastReason }) : null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) return
    const done = await run(async () => {
      const picture_ids = await uploadPictures(call, order.order_id, pictures)
      const params = { order_id: order.order_id }
      return call('appealDecision', { params, body: { reason, picture_ids } })
    }, t('disputes.appealSent'))
    if (done) onClose()
  }
  return (
    <FormDialog
      open
      dirty={reason.trim() !== '' || pictures.length > 0}
      onClose={onClose}
      title={t('disputes.appealTitle')}
      closeLabel={t('shell.close')}
    >
      <p className="type-body text-ink-2">{t('disputes.appealText')}</p>
      <form className="mt-4 grid gap-4" onSubmit={submit}>
        <Field label={t('disputes.appealReason')}>
          <TextArea
            rows={4}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Pictures pictures={pictures} onChange={setPictures} />
        <div className="flex flex-wrap items-start gap-2">
          <Button type="submit" variant="primary" busy={busy} disabledReason={missing}>
            {t('disputes.appeal')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('order.leaveAsIs')}
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}
