import type { OrderView } from '../orders/order-facts.ts'
import { useApp } from '../session/app-context.ts'
import { useTimes } from '../texts/use-times.ts'
import { Card } from '../ui/card.tsx'
import type { DisputeView } from './dispute-facts.ts'

/** The decision as each side reads it: the outcome, the reason, and the reader's amount; staff see all three. */
export function DecisionMade({ order, dispute }: { order: OrderView; dispute: DisputeView }) {
  const { t, format, site } = useApp()
  const times = useTimes()
  const { outcome, closed_at, decision, to_customer, to_boosters, to_shop } = dispute
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
    <Card aria-labelledby="decision">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="decision" className="type-h3">
          {t('disputes.decision')}
        </h2>
        <time className="type-small text-ink-2" dateTime={closed_at}>
          {times.dateTime(closed_at)}
        </time>
      </div>
      <p className="type-body mt-2 font-semibold">{t(`order.disputeOutcome.${outcome}`)}</p>
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
    </Card>
  )
}
