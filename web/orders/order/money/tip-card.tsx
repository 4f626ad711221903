import { useState } from 'react'
import { typedAmount } from '#core/base/typed-numbers.ts'
import { longestTipWords, offeredTips, tipBounds } from '#core/orders/tips.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Segment } from '#web/kit/ui/segment.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextInput } from '#web/kit/ui/text-input.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

const RefundTipDialog = opensLater(() => import('./refund-tip-dialog.tsx'))

/** The tip of a completed order: its customer gives it, and everyone who sees the order reads it. */
export function TipCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const { tip, viewer } = order
  if (!tip || !(tip.given || offered(order, 'tip'))) return null
  const booster = order.booster?.username ?? ''
  return (
    <Card aria-labelledby="tip">
      <h2 id="tip" className="type-h3">
        {tip.given
          ? t(viewer === 'customer' ? 'order.tip.yours' : 'order.tip.name')
          : t('order.tip.title', { booster })}
      </h2>
      {tip.given ? (
        <Given order={order} given={tip.given} />
      ) : (
        <TipForm order={order} balance={tip.balance} />
      )}
    </Card>
  )
}

type Tip = NonNullable<OrderView['tip']>

function Given({ order, given }: { order: OrderView; given: NonNullable<Tip['given']> }) {
  const { t, format } = useApp()
  const times = useTimes()
  const [isRefunding, setRefunding] = useState(false)
  const { amount, words, at, booster, refunded } = given
  const offer = offered(order, 'refund_tip')
  const refusal = offer?.refusal
  const told = { amount: format.money(amount), booster: booster.username, date: times.date(at) }
  return (
    <>
      <p className="type-price-card mt-2 tabular-nums">{told.amount}</p>
      <p className="type-small mt-1 text-ink-2">
        {t(order.viewer === 'booster' ? 'order.tip.givenBooster' : 'order.tip.given', told)}
      </p>
      {refunded > 0 && (
        <p className="type-small mt-1 text-ink-2">
          {t('order.tip.refunded', { amount: format.money(refunded) })}
        </p>
      )}
      {words && (
        <p dir="auto" className="type-body mt-3 whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
      {offer && (
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          disabledReason={refusal && t(`order.refusal.${refusal}`)}
          onClick={() => setRefunding(true)}
        >
          {t('order.tip.refund')}
        </Button>
      )}
      {isRefunding && <RefundTipDialog order={order} given={given} onClose={() => setRefunding(false)} />}
    </>
  )
}

type FormProps = { order: OrderView; balance: number }

/** Three amounts or an own one, and a few words; from the balance if it suffices, otherwise by card. */
function TipForm({ order, balance }: FormProps) {
  const { t, format, call, session } = useApp()
  const { busy, run } = useAction()
  const [query] = useSearchParams()
  const [choice, setChoice] = useState('')
  const [own, setOwn] = useState('')
  const [words, setWords] = useState('')
  const amount = choice === 'other' ? (typedAmount(own) ?? 0) : Number(choice)
  const booster = order.booster?.username ?? ''
  const bounds = { least: format.money(tipBounds.least), most: format.money(tipBounds.most) }
  const isWrong = amount < tipBounds.least || amount > tipBounds.most
  const fits = amount <= balance
  const why = isWrong && own !== '' ? t('order.tip.wrong', bounds) : null
  const give = async (method: 'balance' | 'card') => {
    const { data } = await call('tipOrder', {
      params: { order_id: order.order_id },
      body: { amount, method, words },
    })
    if (data.redirect) location.assign(data.redirect)
    else await session?.reload()
  }
  const told = { amount: format.money(amount), booster }
  const pay = (method: 'balance' | 'card') =>
    run(() => give(method), method === 'balance' ? t('order.tip.sent', told) : undefined)
  return (
    <form
      className="mt-2 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong && !busy) void pay(fits ? 'balance' : 'card')
      }}
    >
      <p className="type-small text-ink-2">
        {balance >= tipBounds.least
          ? t('order.tip.leadBalance', { booster, balance: format.money(balance) })
          : t('order.tip.lead', { booster })}
      </p>
      {query.get('payment') === 'left' && (
        <Notice tone="warning" title={t('order.tip.notPaid')}>
          {t('order.tip.notPaidText')}
        </Notice>
      )}
      <Segment
        label={t('order.tip.title', { booster })}
        hideLabel
        value={choice}
        onChange={setChoice}
        options={[
          ...offeredTips(order.total).map((sum) => ({
            value: String(sum),
            label: format.money(sum, 'EUR', 'short'),
          })),
          { value: 'other', label: t('order.tip.other') },
        ]}
      />
      {choice === 'other' && (
        <Field label={t('order.tip.own')} hint={t('order.tip.bounds', bounds)}>
          <TextInput
            inputMode="decimal"
            dir="ltr"
            maxLength={9}
            value={own}
            onChange={(event) => setOwn(event.target.value)}
          />
        </Field>
      )}
      {choice !== '' && (
        <Field label={t('reviews.words')}>
          <TextArea
            rows={2}
            dir="auto"
            maxLength={longestTipWords}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      )}
      <div className="grid justify-items-stretch gap-2">
        <Button
          type="submit"
          variant="quiet"
          busy={busy}
          disabledReason={why}
          disabledBy={isWrong ? 'tip' : null}
        >
          {isWrong ? t('order.tip.choose') : t(fits ? 'order.tip.give' : 'order.tip.giveByCard', told)}
        </Button>
        {!isWrong && fits && (
          <Button variant="outline" size="small" busy={busy} onClick={() => pay('card')}>
            {t('order.tip.giveByCard', told)}
          </Button>
        )}
      </div>
      {!isWrong && !fits && <p className="type-caption text-ink-3">{t('order.tip.payNext')}</p>}
    </form>
  )
}
