import type { Contract } from '#contract/contract.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Card } from '#web/kit/ui/card.tsx'

type Money = NonNullable<Contract['getStaffDay']['reply']['data']['money']>

const rows = [
  ['paid_back', '/dashboard/admin/payment-troubles'],
  ['credited', '/dashboard/admin/payouts'],
  ['paid_out', '/dashboard/admin/payouts'],
] as const

/** What the shop has taken in and given today, beside a week ago at this time; each figure leads to where it is looked up. */
export function MoneyToday({ money: { today, before } }: { money: Money }) {
  const { t, format } = useApp()
  const more = today.taken_in - before.taken_in
  const way = more > 0 ? 'more' : more < 0 ? 'less' : 'same'
  return (
    <Card aria-labelledby="money-today" className="h-fit">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="money-today" className="type-h3">
          {t('today.money')}
        </h2>
        <LocaleLink to="/dashboard/admin/payment-troubles" className="text-link type-small">
          {t('today.ledger')}
        </LocaleLink>
      </div>
      <p className="type-price-card mt-2">{format.money(today.taken_in)}</p>
      <p className="type-small text-ink-2">
        {t(`today.takenIn.${way}`, { amount: format.money(Math.abs(more)) })}
      </p>
      <dl className="type-small mt-4 divide-y divide-line border-t border-line">
        {rows.map(([each, to]) => (
          <div key={each} className="grid grid-cols-[1fr_auto] gap-x-4 py-2 tabular-nums">
            <dt>
              <LocaleLink to={to} className="hover:underline">
                {t(`today.moved.${each}`)}
              </LocaleLink>
            </dt>
            <dd className="text-end font-semibold">{format.money(today[each])}</dd>
            <dd className="type-caption col-span-2 text-ink-3">
              {t('today.weekAgo', { amount: format.money(before[each]) })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
