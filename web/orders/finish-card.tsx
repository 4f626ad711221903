import { type FormEvent, useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { CallError } from '../app/call.ts'
import { useAction } from '../app/use-action.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { countKey } from './count-facts.ts'
import type { OrderView } from './order-facts.ts'
import { uploadPicture } from './upload-picture.ts'

/** Hands the finished climb in, with its proof. */
export function FinishCard({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  // A climb is shown by its final rank, wins and games by the list of them.
  const count = countKey(order)
  const [chosen, setChosen] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('proof')
    void run(async () => {
      const proof_file_id = await uploadPicture(call, order.order_id, file)
      if (!proof_file_id) throw new CallError(400, 'no_files_uploaded')
      await call('finishOrder', { params: { order_id: order.order_id }, body: { proof_file_id } })
    }, t('success.orderUpdated'))
  }
  return (
    <Card aria-labelledby="finish">
      <h2 id="finish" className="type-h3">
        {t(`order.finishTitle${count}`)}
      </h2>
      <p className="type-small mt-1 mb-4 text-ink-2">{t(`order.finishText${count}`)}</p>
      <form className="grid gap-4" onSubmit={submit}>
        <Field label={t(`order.finishPick${count}`)}>
          <TextInput
            name="proof"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => setChosen(Boolean(event.target.files?.length))}
          />
        </Field>
        <Button type="submit" busy={busy} disabledReason={chosen ? null : t('order.finishMissing')}>
          {t('order.finish')}
        </Button>
      </form>
    </Card>
  )
}
