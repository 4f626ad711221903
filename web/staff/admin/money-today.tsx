import type { Contract } from '#contract/contract.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Card } from '#web/kit/ui/card.tsx'

type Money = NonNullable<Contract['getStaffDay']['reply']['data']['money']>

const rows = ['paid_back', 'credited', 'paid_out'] as const

/** What the shop has taken in and given today, beside a week ago at this time. What was paid out leads to its list. */
export function MoneyToday({ money: { today, before } }: { money: Money }) {
  const { t, format } = useApp()
  const more = today.taken_in - before.taken_in
  const way = more > 0 ? 'more' : more < 0 ? 'less' : 'same'
  return (
    <Card aria-labelledby="money-today" className="h-fit">
      <h2 id="money-today" className="type-h3">
        {t('today.money')}
      </h2>
      <p className="type-price-card mt-2">{format.money(today.taken_in)}</p>
      <p className="type-small text-ink-2">
        {t(`today.takenIn.${way}`, { amount: format.money(Math.abs(more)) })}
      </p>
      <dl className="type-small mt-4 divide-y divide-line border-t border-line">
        {rows.map((each) => (
          <div key={each} className="grid grid-cols-[1fr_auto] gap-x-4 py-2 tabular-nums">
            <dt>
              {each === 'paid_out' ? (
                <LocaleLink to="/dashboard/admin/payouts" search="?status=sent" className="text-link">
                  {t('today.moved.paid_out')}
                </LocaleLink>
              ) : (
                t(`today.moved.${each}`)
              )}
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
