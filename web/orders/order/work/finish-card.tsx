import { type FormEvent, useState } from 'react'
import { isDone } from '#core/orders/progress.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { CallError } from '#web/frame/session/call.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { PictureField } from '#web/parts/pictures/picture-field.tsx'
import { uploadPicture } from '#web/parts/pictures/upload-picture.ts'
import { kindWords } from '../parts/kind-words.ts'
import { type OrderView, orderProgress } from '../parts/order-facts.ts'
import { workInWords } from '../parts/shortfall.ts'

/** Submits the result with its proof. A result that the log doesn't show needs a confirmation next to both figures. */
export function FinishCard({ order }: { order: OrderView }) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  // The final rank is proof of a climb; the match list is proof of wins and games.
  const words = kindWords(order).finish
  const [proof, setProof] = useState<File | null>(null)
  const [anyway, setAnyway] = useState(false)
  const short = isDone(orderProgress(order)) ? null : workInWords(t, format, order, order.logged)
  const missing = !proof ? t('order.finishMissing') : short && !anyway ? t('order.finishAnywayMissing') : null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (missing) return
    void run(async () => {
      const proof_file_id = await uploadPicture(call, order.order_id, proof)
      if (!proof_file_id) throw new CallError(400, 'no_files_uploaded')
      const body = { proof_file_id, anyway: short !== null && anyway }
      return call('finishOrder', { params: { order_id: order.order_id }, body })
    }, t('order.finished'))
  }
  return (
    <Card aria-labelledby="finish">
      <h2 id="finish" className="type-h3">
        {t(words.title)}
      </h2>
      <p className="type-small mt-1 mb-4 text-ink-2">{t(words.text)}</p>
      <form className="grid gap-4" onSubmit={submit}>
        <PictureField label={t(words.pick)} file={proof} onChange={setProof} />
        {short && proof && (
          <div>
            <p className="type-small">
              <strong>{t('order.finishShort', { figures: short })}</strong>{' '}
              <span className="text-ink-2">{t('order.finishShortText')}</span>
            </p>
            <Checkbox className="mt-3" checked={anyway} onChange={(event) => setAnyway(event.target.checked)}>
              {t('order.finishAnyway')}
            </Checkbox>
          </div>
        )}
        <Button type="submit" busy={busy} disabledReason={missing}>
          {t('order.finish')}
        </Button>
      </form>
    </Card>
  )
}
