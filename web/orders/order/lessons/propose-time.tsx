import { type FormEvent, useState } from 'react'
import { minuteMs } from '#core/base/durations.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { SlotPicker } from '#web/shop/coaching/slot-picker.tsx'
import { type PickedStart, useFreeSlots } from '#web/shop/coaching/use-free-slots.ts'
import type { OrderView } from '../parts/order-facts.ts'

/**
 * Proposes a time, one of the coach's free starts or any other, in the reader's time zone; sent as an instant. Folded when
 * there is a proposal to answer.
 */
export function ProposeTime({ order, folded }: { order: OrderView; folded: boolean }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  if (folded && !open)
    return (
      <div className="mt-4">
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('session.proposeOther')}
        </Button>
      </div>
    )
  return <ProposeForm order={order} folded={folded} onDone={() => setOpen(false)} />
}

type FormProps = { order: OrderView; folded: boolean; onDone: () => void }

function ProposeForm({ order, folded, onDone }: FormProps) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const { coachId } = kindOf(order.config)
  const { slots } = useFreeSlots(coachId, order.logged.of - order.logged.done)
  const [picked, setPicked] = useState<PickedStart>()
  const [typed, setTyped] = useState('')
  const now = useNow()
  const free = slots && slots.starts.length > 0 ? slots : null
  const other = !free || picked === null
  // The browser reads a value without a zone in its own.
  const when = other ? typed && new Date(typed).toISOString() : (picked ?? '')
  const past = when !== '' && now !== null && Date.parse(when) <= now
  const missing = when === '' ? t('session.whenMissing') : past ? t('session.whenPast') : null
  const propose = async (event: FormEvent) => {
    event.preventDefault()
    if (missing) return
    const params = { order_id: order.order_id }
    const send = () => call('proposeSession', { params, body: { starts_at: when } })
    if (!(await run(send, t('session.proposed')))) return
    setTyped('')
    setPicked(undefined)
    onDone()
  }
  return (
    <form className="mt-5 grid gap-3" onSubmit={propose}>
      {free && (
        <div className="max-w-md">
          <SlotPicker slots={free} value={picked} other={t('slots.other')} onChange={setPicked} />
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {other && (
          <Field label={t('session.when')} className="w-full sm:w-64">
            <TextInput
              type="datetime-local"
              min={now === null ? undefined : localValue(now)}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
        <Button type="submit" variant={folded ? 'outline' : 'primary'} busy={busy} disabledReason={missing}>
          {t('session.propose')}
        </Button>
      </div>
    </form>
  )
}

/** An instant in the control's format: local time without a zone. */
function localValue(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * minuteMs)
  return local.toISOString().slice(0, 16)
}
