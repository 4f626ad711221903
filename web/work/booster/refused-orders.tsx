import type { ReactNode } from 'react'
import type { Contract } from '#contract/contract.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { searchOf } from '../services/services-place.ts'
import type { BoardOrder } from './board-filter.ts'
import { refusalWords } from './refusal-words.ts'

type Props = {
  orders: readonly BoardOrder[]
  data: Contract['listAvailableOrders']['reply']['data']
  row: (order: BoardOrder) => ReactNode
}

/** The orders that can't be claimed, folded by the reason, each with the way to change it where a booster can. */
export function RefusedOrders({ orders, data, row }: Props) {
  const { t, format } = useApp()
  const byReason = new Map<string, BoardOrder[]>()
  for (const order of orders) {
    const why = order.refusal ? refusalWords(t, order, order.refusal, data) : ''
    byReason.set(why, [...(byReason.get(why) ?? []), order])
  }
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y">
      {[...byReason].map(([why, some]) => (
        <li key={why} className="flex flex-wrap items-start justify-between gap-x-6 py-1">
          <details className="min-w-0 grow">
            <summary className="type-table cursor-pointer py-2.5">
              <span className="inline-flex items-center gap-2">
                <Icon name="lock" size={16} className="text-ink-3" /> {why}
                <span className="text-ink-3 tabular-nums">{format.number(some.length)}</span>
              </span>
            </summary>
            <ul className="board board-others">{some.map(row)}</ul>
          </details>
          <Way order={some[0]} />
        </li>
      ))}
    </ul>
  )
}

/** The line of "My services" that decides it. */
function Way({ order }: { order: BoardOrder | undefined }) {
  const { t } = useApp()
  if (!order || !isBoost(order.config)) return null
  const { game, service, server } = order.config
  const search =
    order.refusal === 'booster_not_available'
      ? searchOf({ game, service: filterId({ game, service, server }) })
      : order.refusal === 'not_eligible_to_claim_this_league_orders' || order.refusal === 'queue_left_out'
        ? searchOf({ game })
        : null
  if (search === null) return null
  return (
    <LocaleLink to="/dashboard/booster/services" search={search} className="text-link hit type-small py-2.5">
      {t('services.fromBoard')}
    </LocaleLink>
  )
}
