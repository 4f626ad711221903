import { useState } from 'react'
import { topUpBounds, topUpSums } from '#core/top-ups.ts'
import { useSearchParams } from '../router/page-state.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { Segment } from '../ui/segment.tsx'
import { TextInput } from '../ui/text-input.tsx'

/** Adds money to the balance by card, on the provider's page. */
export function TopUpCard({ balance }: { balance: number }) {
  const { t, format, call } = useApp()
  const { busy, run } = useAction()
  const [choice, setChoice] = useState<string>(String(topUpSums[1]))
  const [text, setText] = useState('')
  const [query] = useSearchParams()
  const isOwn = choice === 'other'
  const amount = isOwn ? Math.round(Number(text.replace(',', '.')) * 100) || 0 : Number(choice)
  const bounds = { least: format.money(topUpBounds.least), most: format.money(topUpBounds.most) }
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
        <dl className="top-up-sums">
          <Sum name={t('balance.topUpNow')} amount={format.money(balance)} />
          <Sum name={t('balance.kind.top_up')} amount={format.money(amount, 'EUR', 'signed')} />
          <Sum name={t('balance.topUpAfter')} amount={format.money(balance + amount)} />
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
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
