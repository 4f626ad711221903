import { useApp } from '#web/frame/session/app-context.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { workInWords } from '../order/parts/shortfall.ts'
import type { Amounts, Outcome } from './dispute-facts.ts'

const parts = ['customer', 'boosters', 'shop'] as const

type Props = { order: OrderView; outcome: Outcome; amounts: Amounts }

/** Where each cent goes: a bar of three parts, and the lines that lead to them. */
export function DivisionView({ order, outcome, amounts }: Props) {
  const { t, format, site } = useApp()
  const booster = order.booster?.username ?? t('order.booster')
  const names = { customer: order.customer.username, boosters: booster, shop: site.name }
  const earned = order.total - amounts.customer
  const lines = [
    [t('disputes.linePaid'), order.total],
    [
      outcome.work
        ? t('disputes.lineWork', { work: workInWords(t, format, order, outcome.work) })
        : t('disputes.lineEarned'),
      earned,
    ],
    [t('disputes.lineShare', { name: booster }), amounts.boosters],
    [t('disputes.lineShop', { shop: site.name }), amounts.shop],
  ] as const
  return (
    <>
      <div className="division-bar mt-3" aria-hidden="true">
        {parts
          .filter((part) => amounts[part] > 0)
          .map((part) => (
            <span key={part} data-to={part} style={{ '--part': amounts[part] } as object} />
          ))}
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        {parts.map((part) => (
          <div key={part} className="min-w-0">
            <dt className="type-caption truncate text-ink-2">
              <span className="division-mark" data-to={part} aria-hidden="true" />
              <bdi>{names[part]}</bdi>
            </dt>
            <dd className="type-h3 tabular-nums">{format.money(amounts[part])}</dd>
          </div>
        ))}
      </dl>
      <dl className="type-table mt-4 grid gap-1.5 border-t border-dashed border-line pt-4">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 text-ink-2">
            <dt>{label}</dt>
            <dd className="tabular-nums">{format.money(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 font-semibold">
          <dt>{t('disputes.lineBack', { name: order.customer.username })}</dt>
          <dd className="tabular-nums">{format.money(amounts.customer)}</dd>
        </div>
      </dl>
      {amounts.shop < 0 && (
        <p className="type-small mt-3 text-warning">
          {t('disputes.loss', { amount: format.money(0 - amounts.shop) })}
        </p>
      )}
    </>
  )
}
