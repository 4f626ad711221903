import { useState } from 'react'
import { typedAmount } from '#core/base/typed-numbers.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Field } from '#web/kit/ui/field.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import type { OrderView } from '../order/parts/order-facts.ts'
import type { Amounts, DisputeView, Outcome } from './dispute-facts.ts'
import { DivisionView } from './division-view.tsx'
import { OutcomeRows, type OwnTexts } from './outcome-rows.tsx'

const DecideDialog = opensLater(() => import('./decide-dialog.tsx'))

const leastReason = 10
const nothing: OwnTexts = { customer: '', boosters: '', shop: '' }

/** Staff choose an outcome, read what it means to the cent, give the reason that both sides read, and confirm. */
export function DecisionCard({ order, dispute }: { order: OrderView; dispute: DisputeView }) {
  const { t, format } = useApp()
  const times = useTimes()
  const [chosen, choose] = useState<Outcome['outcome'] | null>(null)
  const [own, setOwn] = useState(nothing)
  const [reason, setReason] = useState('')
  const [asking, setAsking] = useState(false)
  const outcome = dispute.outcomes.find((each) => each.outcome === chosen) ?? null
  const amounts = amountsOf(outcome, own)
  const sum = amounts && amounts.customer + amounts.boosters + amounts.shop
  const differs =
    sum !== null && sum !== order.total
      ? t('disputes.sumDiffers', { sum: format.money(sum), total: format.money(order.total) })
      : null
  const lack = lackOf(outcome, amounts)
  const isBare = reason.trim().length < leastReason
  const missing = lack
    ? t(`disputes.missing.${lack}`)
    : (differs ?? (isBare ? t('disputes.missing.reason', { count: leastReason }) : null))
  return (
    <Card aria-labelledby="frozen">
      <h2 id="frozen" className="type-h3">
        {dispute.appealed ? t('disputes.again') : t('disputes.frozen', { amount: format.money(order.total) })}
      </h2>
      <p className="type-small mt-1 text-ink-2">
        {t(dispute.appealed ? 'disputes.againText' : 'disputes.frozenText', {
          time: times.dateTime(dispute.opened_at),
        })}
      </p>
      <OutcomeRows
        order={order}
        dispute={dispute}
        chosen={chosen}
        onChoose={choose}
        own={own}
        onOwn={setOwn}
      />
      {differs && (
        <p role="alert" className="type-small mt-2 text-error">
          {differs}
        </p>
      )}
      {outcome && !differs && outcome.outcome !== 'upheld' && (
        <section className="mt-5 border-t border-line pt-5">
          <h3 className="label">{t('disputes.after')}</h3>
          {amounts ? (
            <DivisionView order={order} outcome={outcome} amounts={amounts} />
          ) : (
            outcome.outcome === 'returned' && (
              <p className="type-body mt-2">
                {t('disputes.afterReturned', { name: order.booster?.username ?? t('order.booster') })}
              </p>
            )
          )}
        </section>
      )}
      <Field label={t('disputes.reason')} className="mt-5">
        <TextArea
          rows={3}
          maxLength={600}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button
        variant="primary"
        className="mt-4 w-full"
        disabledReason={missing}
        onClick={() => setAsking(true)}
      >
        {t('disputes.confirm')}
      </Button>
      {asking && outcome && (
        <DecideDialog
          order={order}
          outcome={outcome}
          amounts={amounts}
          reason={reason}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

/** What staff haven't said yet. */
function lackOf(outcome: Outcome | null, amounts: Amounts | null): 'outcome' | 'amounts' | null {
  if (!outcome) return 'outcome'
  return unpaid(outcome) || amounts ? null : 'amounts'
}

/** Whether an outcome moves no money. */
const unpaid = ({ outcome }: Outcome) => outcome === 'returned' || outcome === 'upheld'

function amountsOf(outcome: Outcome | null, own: OwnTexts): Amounts | null {
  if (outcome?.outcome !== 'own') return outcome?.amounts ?? null
  const [customer, boosters, shop] = [own.customer, own.boosters, own.shop].map(typedAmount)
  return customer == null || boosters == null || shop == null ? null : { customer, boosters, shop }
}
