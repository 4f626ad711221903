import { orderNumber } from '#core/base/order-number.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { wordsOf } from '#web/frame/texts/message-of.ts'
import type { Run } from './use-bulk.ts'

type Props = {
  refused: Run['refused']
  more: number
  /** Orders that weren't asked about, each with the reason in words. */
  others?: readonly { order_id: string; number: number; why: string }[]
}

/** The orders that an action leaves as they are, each by its number with the reason. */
export function RefusedOrders({ refused, more, others = [] }: Props) {
  const { t, format } = useApp()
  const answered = refused.map(({ code, ...order }) => ({ ...order, why: wordsOf(t, code) }))
  return (
    <ul className="type-small max-h-48 divide-y divide-line overflow-y-auto border-y border-line">
      {[...others, ...answered].map(({ order_id, number, why }) => (
        <li key={order_id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
          <LocaleLink
            to="/dashboard/order/:order_id"
            params={{ order_id }}
            className="text-link font-semibold"
          >
            {format.ltr(orderNumber(number))}
          </LocaleLink>
          <span className="min-w-0 text-ink-2">{why}</span>
        </li>
      ))}
      {more > 0 && <li className="py-2 text-ink-3">{t('bulk.moreLeft', { count: more })}</li>}
    </ul>
  )
}
