import { type FormEvent, useState } from 'react'
import { minuteMs } from '#core/base/durations.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** Proposes a time in the reader's time zone and sends it as an instant. Folded when there is a proposal to answer. */
export function ProposeTime({ order, folded }: { order: OrderView; folded: boolean }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const now = useNow()
  const [open, setOpen] = useState(false)
  const [when, setWhen] = useState('')
  if (folded && !open)
    return (
      <div className="mt-4">
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('session.proposeOther')}
        </Button>
      </div>
    )
  const past = when !== '' && now !== null && Date.parse(when) <= now
  const missing = when === '' ? t('session.whenMissing') : past ? t('session.whenPast') : null
  const propose = async (event: FormEvent) => {
    event.preventDefault()
    if (missing) return
    // The browser reads a value without a zone in its own.
    const body = { starts_at: new Date(when).toISOString() }
    const done = await run(
      () => call('proposeSession', { params: { order_id: order.order_id }, body }),
      t('session.proposed'),
    )
    if (!done) return
    setWhen('')
    setOpen(false)
  }
  return (
    <form className="mt-5 flex flex-wrap items-end gap-3" onSubmit={propose}>
      <Field label={t('session.when')} className="w-full sm:w-64">
        <TextInput
          type="datetime-local"
          min={now === null ? undefined : localValue(now)}
          value={when}
          onChange={(event) => setWhen(event.target.value)}
        />
      </Field>
      <Button type="submit" variant={folded ? 'outline' : 'primary'} busy={busy} disabledReason={missing}>
        {t('session.propose')}
      </Button>
    </form>
  )
}

/** An instant in the control's format: local time without a zone. */
function localValue(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * minuteMs)
  return local.toISOString().slice(0, 16)
}
