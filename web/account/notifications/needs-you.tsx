import { orderTitle } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { WaitingOrder } from './news.ts'

const mostShown = 3

/** First in the panel, whatever its day: orders that wait for their customer. They leave once it is done, not when read. */
export function NeedsYou({ orders, onClose }: { orders: readonly WaitingOrder[]; onClose: () => void }) {
  const { t } = useApp()
  if (orders.length === 0) return null
  return (
    <section aria-label={t('news.needsYou')}>
      <h3 className="type-small px-5 pt-4 pb-1 text-ink-3">{t('news.needsYou')}</h3>
      <ul>
        {orders.slice(0, mostShown).map((order) => (
          <li key={order.order_id} className="grid grid-cols-[32px_1fr] gap-x-3 bg-surface-2 px-5 py-2.5">
            <span className="grid size-8 place-items-center rounded-full bg-surface-3 text-ink-2">
              <LateIcon name="flag" size={16} />
            </span>
            <div className="min-w-0">
              <p className="type-table font-semibold">{orderTitle(t, order)}</p>
              <Waits order={order} />
              <Step order={order} onClose={onClose} />
            </div>
          </li>
        ))}
      </ul>
      {orders.length > mostShown && (
        <LocaleLink
          to="/dashboard/my-orders"
          className="text-link type-small mx-5 mt-2 inline-block"
          onClick={onClose}
        >
          {t('news.needsMore', { count: orders.length - mostShown })}
        </LocaleLink>
      )}
    </section>
  )
}

/** Its number, and until when it can be checked. */
function Waits({ order: { number, check_until } }: { order: WaitingOrder }) {
  const { t } = useApp()
  const times = useTimes()
  return (
    <p className="type-small text-ink-2">
      {check_until
        ? t('news.checkUntil', { number, time: times.dateTime(check_until) })
        : t('news.order', { number })}
    </p>
  )
}

function Step({ order: { order_id, status }, onClose }: { order: WaitingOrder; onClose: () => void }) {
  const { t } = useApp()
  const pays = status === 'not_paid'
  const words = pays ? 'news.pay' : status === 'waiting_for_account' ? 'news.login' : 'news.check'
  return (
    <LocaleLink
      to={pays ? '/checkout/:order_id' : '/dashboard/order/:order_id'}
      params={{ order_id }}
      className={buttonClass({ variant: 'outline', size: 'small', className: 'mt-2' })}
      onClick={onClose}
    >
      {t(words)}
    </LocaleLink>
  )
}
