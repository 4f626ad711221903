import { type FormEvent, useState } from 'react'
import { Pictures } from '../orders/dispute-pictures.tsx'
import type { OrderView } from '../orders/order-facts.ts'
import { reasonMissing } from '../orders/reason-field.tsx'
import { uploadPictures } from '../orders/upload-picture.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { DisputeView } from './dispute-facts.ts'

/** Each reader's own field: the booster answers, the customer adds, staff ask both. */
export function AnswerForm({ order, dispute }: { order: OrderView; dispute: DisputeView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly File[]>([])
  const missing = reasonMissing(t, text) && t('disputes.missing.text')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) return
    const done = await run(async () => {
      const picture_ids = await uploadPictures(call, order.order_id, pictures)
      const params = { order_id: order.order_id }
      return call('answerDispute', { params, body: { text, picture_ids, for_staff: false } })
    }, t('disputes.sent'))
    if (!done) return
    setText('')
    setPictures([])
  }
  return (
    <Card>
      <form className="grid gap-4" onSubmit={submit}>
        <Field label={t(`disputes.write.${writerOf(order, dispute)}`)}>
          <TextArea
            rows={3}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Pictures pictures={pictures} onChange={setPictures} />
        <div>
          <Button
            type="submit"
            variant={order.viewer === 'booster' ? 'primary' : 'outline'}
            busy={busy}
            disabledReason={missing}
          >
            {t('inbox.send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** In a second look, one side asked and the other answers, whichever of them is the booster. */
function writerOf({ viewer }: OrderView, { appealed, opened_by }: DisputeView) {
  if (!appealed || viewer === 'staff') return viewer
  return viewer === opened_by ? 'opener' : 'booster'
}
