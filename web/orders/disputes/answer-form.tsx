import { type FormEvent, useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { uploadPictures } from '#web/parts/pictures/upload-picture.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { DisputeView } from './dispute-facts.ts'
import { Pictures } from './dispute-pictures.tsx'

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
