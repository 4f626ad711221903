import { useState } from 'react'
import { daysInWords } from '#i18n/climb-words.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { offered } from '../order/parts/offered.ts'
import type { OrderView } from '../order/parts/order-facts.ts'

const DeclineDialog = opensLater(() => import('./decline-dialog.tsx'))

type Change = NonNullable<OrderView['change']>

/** The change that waits: what it is and what it costs, with each side's answer. */
export function ChangeCard({ order }: { order: OrderView }) {
  return order.change && <Waiting order={order} change={order.change} />
}

function Waiting({ order, change }: { order: OrderView; change: Change }) {
  const { t, format } = useApp()
  const times = useTimes()
  const forBooster = order.viewer === 'booster'
  const facts = [
    [t('order.change.to'), orderTitle(t, { ...order, config: change.config })],
    [t('order.change.promise'), daysInWords(t, format, change.days)],
    forBooster
      ? [t('order.youEarn'), format.money(change.share, order.currency, 'signed')]
      : [t('order.change.difference'), format.money(change.difference, order.currency, 'signed')],
    ...(forBooster ? [] : [[t('order.change.inAll'), format.money(change.total)]]),
  ]
  return (
    <Notice tone="warning" title={t('order.change.waits', { time: times.dateTime(change.answer_by) })}>
      <dl className="type-table mt-2 grid gap-2 tabular-nums text-ink">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {change.note && (
        <p dir="auto" className="mt-3 whitespace-pre-line text-ink">
          {change.note}
        </p>
      )}
      <Answers order={order} change={change} />
    </Notice>
  )
}

function Answers({ order, change }: { order: OrderView; change: Change }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [declining, setDeclining] = useState(false)
  const input = { params: { order_id: order.order_id }, body: { change_id: change.change_id } }
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden max-sm:[&_.button]:min-h-13 max-sm:[&_.button]:grow">
      {offered(order, 'change_withdrawn') && (
        <Button
          variant="outline"
          busy={busy}
          onClick={() => run(() => call('withdrawChange', input), t('order.event.change_withdrawn'))}
        >
          {t('order.change.withdraw')}
        </Button>
      )}
      {offered(order, 'changed') && (
        <Button
          variant="primary"
          busy={busy}
          onClick={() => run(() => call('acceptChange', input), t('order.event.changed'))}
        >
          {t('order.change.accept')}
        </Button>
      )}
      {offered(order, 'change_declined') && (
        <Button variant="outline" onClick={() => setDeclining(true)}>
          {t('order.change.decline')}
        </Button>
      )}
      {declining && <DeclineDialog order={order} change={change} onClose={() => setDeclining(false)} />}
    </div>
  )
}
