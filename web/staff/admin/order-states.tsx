import { type OrderStatus, orderStatuses } from '#core/orders/lifecycle.ts'
import type { Translate } from '#i18n/translate.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'

export function stateName(t: Translate, state: OrderStatus): string {
  return state === 'verification_required' ? t('admin.toVerify') : t(`games.status.${state}`)
}

/** Results that need a check come first, since staff decide on them. */
const states: readonly OrderStatus[] = [
  'verification_required',
  ...orderStatuses.filter((each) => each !== 'verification_required'),
]

type Props = {
  current: OrderStatus | 'triage'
  counts: Record<OrderStatus, number>
  /** How many orders triage has, on its page. */
  triage?: number
}

/** The lists of staff's orders: what needs a decision, and a list for each status, each with its count. */
export function OrderStates({ current, counts, triage }: Props) {
  const { t, format } = useApp()
  const here = (tab: Props['current']) => (tab === current ? 'page' : undefined)
  return (
    <div className="mt-4 mb-6">
      <Tabs label={t('admin.states')}>
        <LocaleLink to="/dashboard/admin/triage" className="tab" aria-current={here('triage')}>
          {t('admin.triage')}{' '}
          {triage !== undefined && <span className="text-ink-3 tabular-nums">{format.number(triage)}</span>}
        </LocaleLink>
        {states.map((each) => (
          <LocaleLink
            key={each}
            to="/dashboard/admin/orders/:state"
            params={{ state: each }}
            className="tab"
            aria-current={here(each)}
          >
            {stateName(t, each)}{' '}
            <span className="text-ink-3 tabular-nums">{format.number(counts[each])}</span>
          </LocaleLink>
        ))}
      </Tabs>
    </div>
  )
}
