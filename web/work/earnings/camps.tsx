import type { ReactNode } from 'react'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Earnings } from './earnings-query.ts'
import { useMonthNames } from './use-month-names.ts'

/** The four camps of one path: not sure yet, on hold, to be requested, paid out. */
export function Camps({ earnings: { camps, months } }: { earnings: Earnings }) {
  const { t, format } = useApp()
  const times = useTimes()
  const names = useMonthNames()
  const { pending, held, available, paid } = camps
  const money = (amount: number) => format.money(amount)
  const orders = (count: number) => t('booster.completedCount', { count })
  const next =
    held.next && t('earnings.nextHeld', { amount: money(held.next.amount), date: times.day(held.next.at) })
  const all = paid.since && {
    amount: money(paid.in_all),
    year: new Date(paid.since).getUTCFullYear().toString(),
  }
  return (
    <ol className="camps" aria-label={t('shell.earnings')}>
      <Camp state="pending" amount={money(pending.amount)} beside={orders(pending.orders)}>
        {t('earnings.untilCheck')}
      </Camp>
      <Camp state="held" amount={money(held.amount)} beside={orders(held.orders)}>
        {next ?? t(held.orders > 0 ? 'booster.share.held' : 'earnings.none')}
      </Camp>
      <Camp state="available" amount={money(available.amount)} beside={orders(available.orders)}>
        {available.amount < 0 ? (
          <span className="text-warning">{t('earnings.debt')}</span>
        ) : (
          t(available.amount > 0 ? 'earnings.yours' : 'earnings.none')
        )}
      </Camp>
      <Camp
        state="paid"
        amount={money(paid.this_month)}
        beside={t('earnings.inMonth', { month: names.long(months.at(-1)?.month ?? '') })}
      >
        {all ? t('earnings.since', all) : t('earnings.none')}
      </Camp>
    </ol>
  )
}

type CampProps = {
  state: 'pending' | 'held' | 'available' | 'paid'
  amount: string
  beside: string
  children: ReactNode
}

function Camp({ state, amount, beside, children }: CampProps) {
  const { t } = useApp()
  return (
    <li className="camp" data-state={state}>
      <span className="camp-mark" aria-hidden="true">
        {state === 'paid' && <Icon name="check" size={16} />}
      </span>
      <p className="type-small font-semibold">{t(`earnings.state.${state}`)}</p>
      <p className="camp-figure">
        <span className="camp-amount">{amount}</span> <span className="type-small text-ink-2">{beside}</span>
      </p>
      <p className="type-small text-ink-3">{children}</p>
    </li>
  )
}
