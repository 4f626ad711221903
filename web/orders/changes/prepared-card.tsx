import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

type Prepared = NonNullable<OrderView['prepared']>

/** What staff prepared: the customer looks at it, agrees or leaves it; staff see that it waits and can take it back. */
export function PreparedCard({ order }: { order: OrderView }) {
  return order.prepared && <Waiting order={order} prepared={order.prepared} />
}

function Waiting({ order, prepared }: { order: OrderView; prepared: Prepared }) {
  const { t, format } = useApp()
  const times = useTimes()
  const { config, difference, next_total, ask, reason, by, answer_by } = prepared
  const costs = ask === 'others' ? (next_total ?? 0) : difference
  const facts = [
    [t('order.change.to'), orderTitle(t, { ...order, config })],
    [t('order.change.difference'), format.money(costs, order.currency, 'signed')],
  ]
  const time = times.dateTime(answer_by)
  return (
    <Notice
      tone="warning"
      title={
        by ? t('order.prepared.titleStaff', { name: by.username, time }) : t('order.prepared.title', { time })
      }
    >
      <dl className="type-table mt-2 grid gap-2 tabular-nums text-ink">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p dir="auto" className="mt-3 whitespace-pre-line text-ink">
        {reason}
      </p>
      <Answers order={order} prepared={prepared} />
    </Notice>
  )
}

function Answers({ order, prepared }: { order: OrderView; prepared: Prepared }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const { prepared_id, config, difference, ask, next_total, in_game_name } = prepared
  const params = { order_id: order.order_id }
  const own = order.viewer === 'customer'
  const [refundTo = 'payment_method', ...others] = order.stop?.refund_to ?? []
  const chooses = difference < 0 && others.length > 0
  const costs = ask !== 'booster' || difference > 0
  // What costs nothing is agreed to at once. Anything else is paid, or gets its refund's way, on the page of changes.
  const agree = () =>
    call('askChange', {
      params,
      body: {
        config,
        difference,
        method: 'balance',
        refund_to: refundTo,
        ask,
        ...(next_total !== null && { next_total }),
        ...(in_game_name !== null && { in_game_name }),
      },
    })
  const discard = () => call('discardPreparedChange', { params, body: { prepared_id } })
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden max-sm:[&_.button]:min-h-13 max-sm:[&_.button]:grow">
      {own && !costs && !chooses && (
        <Button variant="primary" busy={busy} onClick={() => run(agree, t('order.prepared.agreed'))}>
          {t('order.prepared.agree')}
        </Button>
      )}
      {own && (
        <LocaleLink
          to="/dashboard/order/:order_id/change"
          params={params}
          search="?prepared"
          className={buttonClass({ variant: costs || chooses ? 'primary' : 'outline' })}
        >
          {t(costs ? 'order.prepared.pay' : 'order.prepared.look')}
        </LocaleLink>
      )}
      {offered(order, 'prepared_discarded') && (
        <Button
          variant="outline"
          busy={busy}
          onClick={() => run(discard, t('order.event.prepared_discarded'))}
        >
          {t(own ? 'order.prepared.leave' : 'order.prepared.takeBack')}
        </Button>
      )}
    </div>
  )
}
