import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Facts } from './person-facts.tsx'
import { PersonPart, Rows } from './person-part.tsx'
import type { SectionProps } from './person-types.ts'

/** Where a booster's money is, and their last payouts. */
export function PersonEarnings(props: SectionProps) {
  const { t, call, format } = useApp()
  const times = useTimes()
  const params = { user_id: props.person.user_id }
  return (
    <PersonPart
      {...props}
      section="earnings"
      title={t('shell.earnings')}
      read={async () => (await call('getPersonEarnings', { params })).data}
      action={
        <LocaleLink to="/dashboard/admin/payouts" className="text-link type-small">
          {t('shell.adminPayouts')}
        </LocaleLink>
      }
    >
      {({ camps, payouts }) => (
        <>
          <Facts
            facts={[
              [t('earnings.state.pending'), format.money(camps.pending.amount)],
              [t('earnings.state.held'), format.money(camps.held.amount)],
              [t('earnings.state.available'), format.money(camps.available.amount)],
              [t('earnings.state.paid'), format.money(camps.paid.in_all)],
            ]}
          />
          <Rows>
            {payouts.map(({ payout_id, number, amount, status, requested_at }) => (
              <li key={payout_id} className="type-small flex flex-wrap gap-x-4 py-2.5">
                <span className="w-28 text-ink-3">{times.day(requested_at)}</span>
                <span className="grow">{t('person.payout', { number })}</span>
                <span className="text-ink-2">{t(`payouts.status.${status}`)}</span>
                <b className="font-semibold tabular-nums">{format.money(amount)}</b>
              </li>
            ))}
          </Rows>
        </>
      )}
    </PersonPart>
  )
}
