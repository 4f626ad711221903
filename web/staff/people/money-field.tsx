import { useState } from 'react'
import { typedAmount } from '#core/base/typed-numbers.ts'
import { typedMoney } from '#i18n/typed-money.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Field } from '#web/kit/ui/field.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

/** An amount that staff type, and why it can't be sent; minor units. */
export function useMoneyField(initial: number, most: number) {
  const { t, format, locale } = useApp()
  const [text, setText] = useState(initial > 0 ? typedMoney(locale, initial) : '')
  const amount = typedAmount(text) ?? 0
  const bounds = { least: format.money(1), most: format.money(most) }
  const wrong = amount < 1 || amount > most ? t('order.tip.wrong', bounds) : null
  const field = (
    <Field label={t('people.creditAmount')} hint={t('order.tip.bounds', bounds)}>
      <TextInput
        inputMode="decimal"
        dir="ltr"
        maxLength={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  )
  return { amount, wrong, field }
}
