import type { Contract } from '#contract/contract.ts'
import { oneOf } from '#web/parts/lists/list-query.ts'

export type Troubles = Contract['listPaymentTroubles']['reply']['data']
export type TroubleEvent = Troubles['events'][number]
type Chargeback = Troubles['chargebacks'][number]

const shopCurrency = 'EUR'

export const troubleKinds = ['event', 'refund', 'chargeback'] as const
export const troubleStates = ['open', 'settled'] as const
export const troublesList = {
  filters: { kind: oneOf(troubleKinds), state: oneOf(troubleStates) },
  sorts: ['newest'],
} as const

type Common = {
  key: string
  order: { order_id: string; number: number } | null
  /** Minor units; null if the provider named none. */
  amount: number | null
  currency: string
  at: string
  open: boolean
}
export type Trouble = Common &
  (
    | { kind: 'event'; event: TroubleEvent }
    | { kind: 'refund'; credited: boolean; byBank: number; erased: boolean }
    | { kind: 'chargeback'; chargeback: Chargeback }
  )

/** The currency that the provider reported, which can be another than the shop's. */
export function reportedCurrency({ currency }: TroubleEvent['reported']): string {
  return typeof currency === 'string' && /^[A-Za-z]{3}$/.test(currency) ? currency : shopCurrency
}

/** Everything that went wrong as one list: what is open first, then the newest. */
export function troubleRows({ events, refunds, chargebacks }: Troubles): Trouble[] {
  const rows: Trouble[] = [
    ...events.map((event): Trouble => {
      const { amount } = event.reported
      return {
        kind: 'event',
        key: `event-${event.event_id}`,
        event,
        order: null,
        at: event.at,
        amount: typeof amount === 'number' ? amount : null,
        currency: reportedCurrency(event.reported),
        open: event.settled === null,
      }
    }),
    ...refunds.map(({ order, amount, by_bank: byBank, erased, failed_at, credited_at }, index): Trouble => {
      const credited = credited_at !== null
      const key = `refund-${order?.order_id}-${index}`
      const common = { key, order, amount, currency: shopCurrency, at: failed_at, open: !credited }
      return { ...common, kind: 'refund', credited, byBank, erased }
    }),
    ...chargebacks.map((chargeback): Trouble => {
      const { chargeback_id: key, order, amount, opened_at: at, status } = chargeback
      const common = { key, order, amount, currency: shopCurrency, at, open: status === 'open' }
      return { ...common, kind: 'chargeback', chargeback }
    }),
  ]
  return rows.sort((a, b) => Number(b.open) - Number(a.open) || b.at.localeCompare(a.at))
}
