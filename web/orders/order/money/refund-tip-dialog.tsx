import { useState } from 'react'
import { typedAmount } from '#core/base/typed-numbers.ts'
import { typedMoney } from '#i18n/typed-money.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ConfirmDialog } from '#web/frame/shell/confirm-dialog.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import type { OrderView } from '../parts/order-facts.ts'

type Given = NonNullable<NonNullable<OrderView['tip']>['given']>
type Props = { order: OrderView; given: Given; onClose: () => void }

/** Staff refund a tip, or the part of it that they enter, while its booster's money is on hold. */
export default function RefundTipDialog({ order, given, onClose }: Props) {
  const { t, format, locale, call, session } = useApp()
  const { held, booster } = given
  const [text, setText] = useState(typedMoney(locale, held))
  const amount = typedAmount(text) ?? 0
  const bounds = { least: format.money(1), most: format.money(held) }
  const isWrong = amount < 1 || amount > held
  const refund = async (reason: string) => {
    const reply = await call('refundTip', { params: { order_id: order.order_id }, body: { amount, reason } })
    await session?.reload()
    return reply
  }
  return (
    <ConfirmDialog
      title={t('order.tip.refundTitle')}
      reasonLabel={t('order.reasonBoth')}
      confirmLabel={
        isWrong ? t('order.tip.refund') : t('order.tip.refundButton', { amount: format.money(amount) })
      }
      wrong={isWrong ? t('order.tip.wrong', bounds) : null}
      send={refund}
      done={t('order.tip.refundDone', { amount: format.money(amount) })}
      onClose={onClose}
    >
      <p className="type-body text-ink-2">
        {t('order.tip.refundText', { held: format.money(held), booster: booster.username })}
      </p>
      <Field className="mt-4" label={t('order.tip.own')} hint={t('order.tip.bounds', bounds)}>
        <TextInput
          inputMode="decimal"
          dir="ltr"
          maxLength={9}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
