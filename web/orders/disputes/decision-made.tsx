import { type ReactNode, useId } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { AppealButton } from './appeal-button.tsx'
import { DisputeLine } from './dispute-chip.tsx'
import type { DisputeView } from './dispute-facts.ts'
import { outcomeKey } from './outcome-words.ts'

type Made = Pick<
  DisputeView,
  'outcome' | 'closed_at' | 'decision' | 'to_customer' | 'to_boosters' | 'to_shop'
>
type Props = { order: OrderView; dispute: DisputeView }

/** What was decided, the last decision first, and until when a second look can be asked for. */
export function DecisionsMade({ order, dispute }: Props) {
  const { t } = useApp()
  const { appealed, closed_at, opened_by: by } = dispute
  if (!appealed)
    return (
      <DecisionMade order={order} made={dispute} openedBy={by} heading={t('disputes.decision')}>
        <Finality order={order} dispute={dispute} />
      </DecisionMade>
    )
  return (
    <>
      {closed_at && (
        <DecisionMade order={order} made={dispute} openedBy={by} heading={t('disputes.finalDecision')}>
          <Finality order={order} dispute={dispute} />
        </DecisionMade>
      )}
      <DecisionMade order={order} made={appealed} openedBy={by} heading={t('disputes.firstDecision')} />
    </>
  )
}

/** Until when a second look can be asked for, with its button to the parties; afterwards that the decision is final. */
function Finality({ order, dispute }: Props) {
  const { state } = dispute
  if (state !== 'appealable' && state !== 'final' && !offered(order, 'appeal')) return null
  return (
    <div className="mt-4 grid justify-items-start gap-3 border-t border-line pt-4">
      <DisputeLine of={dispute} className="type-small text-ink-2" />
      <AppealButton order={order} />
    </div>
  )
}

type MadeProps = {
  order: OrderView
  made: Made
  openedBy: DisputeView['opened_by']
  heading: string
  children?: ReactNode
}

/** A decision as each side reads it: the outcome, the reason, and the reader's amount; staff see all three. */
function DecisionMade({ order, made, openedBy, heading, children }: MadeProps) {
  const { t, format, site } = useApp()
  const times = useTimes()
  const id = useId()
  const { outcome, closed_at, decision, to_customer, to_boosters, to_shop } = made
  if (!outcome || !closed_at) return null
  const staff = order.viewer === 'staff'
  const name = { customer: order.customer.username, booster: order.booster?.username ?? t('order.booster') }
  const rows = [
    ...(to_customer === null && to_boosters === null
      ? []
      : order.viewer === 'booster'
        ? []
        : [[t('disputes.linePaid'), order.total] as const]),
    ...(to_boosters === null
      ? []
      : [
          [
            staff ? t('disputes.lineShare', { name: name.booster }) : t('disputes.yourShare'),
            to_boosters,
          ] as const,
        ]),
    ...(to_shop === null ? [] : [[t('disputes.lineShop', { shop: site.name }), to_shop] as const]),
    ...(to_customer === null
      ? []
      : [
          ...(staff ? [] : [[t('disputes.lineEarned'), order.total - to_customer] as const]),
          [
            staff ? t('disputes.lineBack', { name: name.customer }) : t('disputes.yourRefund'),
            to_customer,
          ] as const,
        ]),
  ]
  return (
    <Card aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="type-h3">
          {heading}
        </h2>
        <time className="type-small text-ink-2" dateTime={closed_at}>
          {times.dateTime(closed_at)}
        </time>
      </div>
      <p className="type-body mt-2 font-semibold">{t(outcomeKey(outcome, openedBy, order.viewer))}</p>
      {decision && (
        <p dir="auto" className="type-body mt-1 whitespace-pre-line text-ink-2">
          {decision}
        </p>
      )}
      {rows.length > 0 && (
        <dl className="type-table mt-4 grid max-w-md gap-2">
          {rows.map(([label, amount]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-semibold tabular-nums">{format.money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Card>
  )
}
