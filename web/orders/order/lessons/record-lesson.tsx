import { type FormEvent, useState } from 'react'
import { shortestNotes } from '#core/orders/coaching.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Select } from '#web/kit/ui/select.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import type { OrderView } from '../parts/order-facts.ts'

type Props = { order: OrderView; left: number; agreedAt: string | null }

/** The coach's record of a lesson: its length, and notes for the customer. */
export function RecordLesson({ order, left, agreedAt }: Props) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const now = useNow()
  const [hours, setHours] = useState(1)
  const [notes, setNotes] = useState('')
  const missing = !agreedAt
    ? t('session.agreeFirst')
    : now !== null && Date.parse(agreedAt) > now
      ? t('session.notBegun')
      : notes.trim().length < shortestNotes
        ? t('session.notesMissing')
        : null
  const record = async (event: FormEvent) => {
    event.preventDefault()
    if (missing) return
    const body = { hours: Math.min(hours, left), notes }
    const done = await run(
      () => call('recordSession', { params: { order_id: order.order_id }, body }),
      t('session.recorded'),
    )
    if (!done) return
    setHours(1)
    setNotes('')
  }
  return (
    <Card aria-labelledby="record-lesson">
      <h2 id="record-lesson" className="type-h3">
        {t('session.recordTitle')}
      </h2>
      <p className="type-small mt-1 mb-4 text-ink-2">{t('session.recordText')}</p>
      <form className="grid gap-4" onSubmit={record}>
        <Field label={t('session.recordHours')}>
          <Select value={Math.min(hours, left)} onChange={(event) => setHours(Number(event.target.value))}>
            {Array.from({ length: left }, (_, index) => (
              <option key={index} value={index + 1}>
                {t('games.hours', { count: index + 1 })}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('session.recordNotes')}>
          <TextArea
            rows={6}
            maxLength={4000}
            value={notes}
            onChange={(event) => setNotes(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" busy={busy} disabledReason={missing}>
          {t('session.record')}
        </Button>
      </form>
    </Card>
  )
}
