import { useState } from 'react'
import { typedAmount } from '#core/base/typed-numbers.ts'
import { topUpBounds, topUpSums } from '#core/money/top-ups.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'

/** Adds money to the balance by card, on the provider's page; a debt is paid from it first. */
export function TopUpCard({ balance, debt }: { balance: number; debt: number }) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const [choice, setChoice] = useState<string>(String(topUpSums[1]))
  const [text, setText] = useState('')
  const [query] = useSearchParams()
  const isOwn = choice === 'other'
  const amount = isOwn ? (typedAmount(text) ?? 0) : Number(choice)
  const bounds = { least: format.money(topUpBounds.least), most: format.money(topUpBounds.most) }
  const paid = Math.min(debt, amount)
  const isWrong = amount < topUpBounds.least || amount > topUpBounds.most
  const pay = async () => {
    const { data } = await call('topUpBalance', { body: { amount } })
    location.assign(data.redirect)
  }
  return (
    <Card aria-labelledby="top-up-title" className="top-up">
      <h2 id="top-up-title" className="type-h3">
        {t('balance.topUp')}
      </h2>
      <p className="type-small text-ink-2">{t('balance.topUpText')}</p>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong && !busy) void run(pay)
        }}
      >
        {query.get('payment') === 'left' && (
          <Notice tone="warning" title={t('checkout.notPaidTitle')}>
            {t('checkout.notPaidText')}
          </Notice>
        )}
        <Segment
          label={t('coupons.amount')}
          value={choice}
          onChange={setChoice}
          options={[
            ...topUpSums.map((sum) => ({ value: String(sum), label: format.money(sum, 'EUR', 'short') })),
            { value: 'other', label: t('balance.topUpOther') },
          ]}
        />
        {isOwn && (
          <Field label={t('balance.topUpOwn')} hint={t('balance.topUpBounds', bounds)}>
            <TextInput
              inputMode="decimal"
              dir="ltr"
              maxLength={9}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        )}
        <dl className="grid gap-2 border-line-strong border-t border-dashed pt-4 text-ink-2">
          <Sum name={t('balance.topUpNow')} amount={format.money(balance)} />
          <Sum name={t('balance.kind.top_up')} amount={format.money(amount, 'EUR', 'signed')} />
          {debt > 0 && <Sum name={t('balance.kind.debt')} amount={format.money(0 - paid, 'EUR', 'signed')} />}
          <Sum name={t('balance.topUpAfter')} amount={format.money(balance + amount - paid)} />
        </dl>
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          busy={busy}
          disabledReason={isWrong ? t('balance.topUpWrong', bounds) : null}
        >
          {t('balance.topUpButton', { amount: format.money(amount) })}
        </Button>
        <p className="type-caption text-ink-3">{t('checkout.payNext')}</p>
      </form>
    </Card>
  )
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 last:font-semibold last:text-ink">
      <dt>{name}</dt>
      <dd className="text-ink lining-nums tabular-nums">{amount}</dd>
    </div>
  )
}
