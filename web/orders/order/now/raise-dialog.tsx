import { useState } from 'react'
import { percentOf } from '#core/base/money.ts'
import { typedAmount } from '#core/base/typed-numbers.ts'
import { staffLimits } from '#core/money/staff-limits.ts'
import { shopKeeps } from '#core/orders/rising-share.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { OrderView } from '../parts/order-facts.ts'

type Props = { order: OrderView; raise: NonNullable<OrderView['raise']>; onClose: () => void }

/** Staff raise the share of an order that nobody takes, and see what it costs before. */
export default function RaiseDialog({ order, raise, onClose }: Props) {
  const { t, format, call } = useApp()
  const { percent: now, most, base, list } = raise
  const [text, setText] = useState('')
  const percent = (typedAmount(text) ?? 0) / 100
  const isWrong = percent <= now || percent > most || (percent * 2) % 1 !== 0
  // The share is rounded once, as the booster's is.
  const paysAt = (at: number) => order.booster_share + percentOf(list, at) - percentOf(list, base)
  const bounds = {
    now: format.percent(now),
    most: format.percent(most),
    keeps: format.percent(shopKeeps.percent),
  }
  const lines = [
    [t('order.raise.pays'), paysAt(percent)],
    [t('order.raise.more'), paysAt(percent) - paysAt(now)],
  ] as const
  return (
    <ConfirmDialog
      title={t('order.raise.title')}
      reasonLabel={t('order.reason')}
      confirmLabel={t('order.raise.send')}
      variant="primary"
      wrong={isWrong ? t('order.raise.missing') : null}
      dirty={text !== ''}
      send={(reason) =>
        call('raiseShare', { params: { order_id: order.order_id }, body: { percent, reason } })
      }
      done={t('order.raise.done')}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">{t('order.raise.text')}</p>
      <Field className="mt-4" label={t('order.raise.field')} hint={t('order.raise.bounds', bounds)}>
        <TextInput
          inputMode="decimal"
          dir="ltr"
          maxLength={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <dl className="type-table mt-4 grid gap-2 tabular-nums">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="font-semibold">{isWrong ? '–' : format.money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small mt-2 text-ink-2">
        {t('order.raise.limit', { amount: format.money(staffLimits.share.amount) })}
      </p>
    </ConfirmDialog>
  )
}
