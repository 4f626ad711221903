import { type FormEvent, useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { reasonMissing } from '#web/frame/shell/reason-field.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { DisputeView } from './dispute-facts.ts'

/** Notes that only staff read, and a field for another while the dispute is open. */
export function StaffNotes({ order, dispute }: { order: OrderView; dispute: DisputeView }) {
  const { t, call } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const [text, setText] = useState('')
  const open = dispute.closed_at === null
  if (order.viewer !== 'staff' || (!open && dispute.notes.length === 0)) return null
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const params = { order_id: order.order_id }
    const body = { text, picture_ids: [], for_staff: true }
    if (await run(() => call('answerDispute', { params, body }), t('disputes.noteSaved'))) setText('')
  }
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="type-h3">
        {t('disputes.notes')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {dispute.notes.map(({ name, text: note, at }) => (
          <li key={`${at}${note}`} className="type-table py-2.5">
            <span className="flex justify-between gap-4 text-ink-2">
              <bdi>{name}</bdi>
              <time dateTime={at}>{times.dateTime(at)}</time>
            </span>
            <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
              {note}
            </span>
          </li>
        ))}
      </ul>
      {open && (
        <form className="mt-3 grid gap-3" onSubmit={save}>
          <Field label={t('disputes.note')}>
            <TextArea
              rows={2}
              maxLength={1000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <div>
            <Button
              type="submit"
              variant="outline"
              size="small"
              busy={busy}
              disabledReason={reasonMissing(t, text) && t('disputes.missing.text')}
            >
              {t('disputes.noteSave')}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
