import type { Contract } from '#contract/contract.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'

export type Guests = Contract['listGuestOrders']['reply']['data']['guests']

/** What guests ordered with the person's address. Anyone could type it, so the person says what is theirs. */
export function GuestOrders({ guests }: { guests: Guests }) {
  return guests.map((guest) => <GuestOrder key={guest.guest_id} guest={guest} />)
}

function GuestOrder({ guest: { guest_id, orders } }: { guest: Guests[number] }) {
  const { t, call, format } = useApp()
  const { day } = useTimes()
  const { busy, run } = useAction()
  const answer = (mine: boolean) =>
    run(
      () => call('answerGuestOrders', { params: { guest_id }, body: { mine } }),
      t(mine ? 'order.guestJoined' : 'order.guestDisowned'),
    )
  return (
    <Notice
      className="mb-6"
      title={t('order.guestTitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="small" busy={busy} onClick={() => void answer(true)}>
            {t('order.guestMine')}
          </Button>
          <Button variant="outline" size="small" busy={busy} onClick={() => void answer(false)}>
            {t('order.guestNotMine')}
          </Button>
        </div>
      }
    >
      <p>{t('order.guestText')}</p>
      <ul className="mt-2">
        {orders.map(({ order_id, number, config, created_at }) => (
          <li key={order_id}>
            <bdi>{format.ltr(orderNumber(number))}</bdi> · {orderTitle(t, { config, coach: null })} ·{' '}
            <span className="whitespace-nowrap">{day(created_at)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
