import { useState } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { StatusPath } from '#web/kit/drawing/status-path/status-path.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { orderSteps } from '../parts/order-steps.ts'

/** The order's stages as camps of a path; on a phone one row that opens it. */
export function OrderStatusPath({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  const times = useTimes()
  const [open, setOpen] = useState(false)
  const steps = orderSteps({ t, format, times }, order)
  const current = steps.findIndex(({ state }) => state === 'now')
  const shown = current < 0 ? steps.length - 1 : current
  return (
    <div className="order-path" data-open={open || undefined}>
      <button
        type="button"
        className="steps-fold md:hidden"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="steps-camps" aria-hidden="true">
          {steps.map(({ key, state }) => (
            <i key={key} data-state={state} />
          ))}
        </span>
        <span className="text-ink-2 tabular-nums">
          {t('order.stepOf', { number: shown + 1, count: steps.length })}
        </span>
        <b className="min-w-0 truncate font-semibold">{steps[shown]?.title}</b>
        <Icon name="chevron-down" className="ms-auto text-ink-3" />
      </button>
      <StatusPath label={t('order.timeline')} steps={steps} />
    </div>
  )
}
