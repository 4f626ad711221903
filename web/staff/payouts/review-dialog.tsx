import { useApp } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { OrderLink } from '#web/parts/lists/order-link.tsx'
import type { StaffPayout } from './payouts-query.ts'

type Props = {
  payouts: readonly StaffPayout[]
  /** Of everything that is selected. */
  sum: number
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before boosters are paid whose shares staff still decide about, and leads to the orders. */
export default function ReviewDialog({ payouts, sum, onConfirm, onClose }: Props) {
  const { t, format } = useApp()
  const confirm = () => {
    onClose()
    void onConfirm()
  }
  return (
    <Dialog open onClose={onClose} title={t('payouts.reviewTitle')} closeLabel={t('shell.close')}>
      <p className="type-body text-ink-2">{t('payouts.reviewText', { count: payouts.length })}</p>
      <ul className="type-body mt-4 divide-y divide-line">
        {payouts.map(({ payout_id, number, booster, review }) => (
          <li key={payout_id} className="flex flex-wrap gap-x-4 py-2">
            <span>{t('payouts.reviewOrders', { number })}</span>
            <bdi className="grow text-ink-2">{booster.username}</bdi>
            {review.map((order) => (
              <OrderLink key={order.order_id} order={order} />
            ))}
          </li>
        ))}
      </ul>
      <div className="dialog-foot">
        <Button variant="danger" onClick={confirm}>
          {t('payouts.makeBatch', { amount: format.money(sum) })}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('order.leaveAsIs')}
        </Button>
      </div>
    </Dialog>
  )
}
