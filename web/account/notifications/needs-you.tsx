import { useState } from 'react'
import type { OrderNeed, StaffQueue } from '#core/site/waiting.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { queueIcons, queuePlaces } from '#i18n/staff-queues.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Waiting } from '#web/frame/shell/waiting.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import type { WaitingOrder } from './news.ts'

const shownFirst = 3

/** First in the panel, whatever its day: what waits for the person. It leaves once it is done, not when it is read. */
export function NeedsYou({ waiting, onClose }: { waiting: Waiting; onClose: () => void }) {
  const { t } = useApp()
  const [all, showAll] = useState(false)
  const { orders, queues } = waiting
  if (orders.length === 0 && queues.length === 0) return null
  const shown = all ? orders : orders.slice(0, shownFirst)
  const more = orders.length - shown.length
  return (
    <section aria-label={t('news.needsYou')}>
      <h3 className="type-small px-5 pt-4 pb-1 text-ink-3">{t('news.needsYou')}</h3>
      <ul>
        {shown.map((order) => (
          <li key={order.order_id} className="grid grid-cols-[32px_1fr] gap-x-3 bg-surface-2 px-5 py-2.5">
            <Mark icon="flag" />
            <div className="min-w-0">
              <p className="type-table font-semibold">{orderTitle(t, order)}</p>
              <p className="type-small">{t(needWords[order.need])}</p>
              <By order={order} />
              <Step order={order} onClose={onClose} />
            </div>
          </li>
        ))}
        {queues.map((each) => (
          <Queue key={each.queue} {...each} onClose={onClose} />
        ))}
      </ul>
      {more > 0 && (
        <div className="px-5 pt-2">
          <Button offline size="small" variant="quiet" onClick={() => showAll(true)}>
            {t('news.needsMore', { count: more })}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What an order waits for; some of it is the title of the notification that came of it. */
const needWords = {
  code_asked: 'notifications.login_code_asked.title',
  code_given: 'notifications.login_code_given.title',
  named: 'notifications.named_asked.title',
  reply: 'notifications.dispute_answer_due.title',
  change: 'notifications.change_asked.title',
  silent: 'news.needs.silent',
  late: 'news.needs.late',
  check: 'news.needs.check',
  login: 'news.needs.login',
  pay: 'news.needs.pay',
} as const satisfies Record<OrderNeed, MessageKey>

const Mark = ({ icon }: { icon: string }) => (
  <span className="grid size-8 place-items-center rounded-full bg-surface-3 text-ink-2">
    <LateIcon name={icon} size={16} />
  </span>
)

/** Its number, and by when it should be done or should have been. */
function By({ order: { number, need, until } }: { order: WaitingOrder }) {
  const { t } = useApp()
  const times = useTimes()
  const time = until && times.dateTime(until)
  if (!time) return <p className="type-small text-ink-2">{t('news.order', { number })}</p>
  const isOver = need === 'late' || Date.parse(until) < Date.now()
  return <p className="type-small text-ink-2">{t(isOver ? 'news.due' : 'news.by', { number, time })}</p>
}

const orderPage = '/dashboard/order/:order_id'

/** Where an order is taken further, and what the button to it says. */
const steps = {
  code_asked: [orderPage, 'enterCode'],
  code_given: [orderPage, 'openCode'],
  named: [orderPage, 'seeOffer'],
  reply: ['/dashboard/order/:order_id/dispute', 'answer'],
  change: [orderPage, 'answer'],
  silent: [orderPage, 'openOrder'],
  late: [orderPage, 'openOrder'],
  check: [orderPage, 'check'],
  login: [orderPage, 'login'],
  pay: ['/checkout/:order_id', 'pay'],
} as const satisfies Record<OrderNeed, readonly [string, string]>

function Step({ order: { order_id, need }, onClose }: { order: WaitingOrder; onClose: () => void }) {
  const { t } = useApp()
  const [to, words] = steps[need]
  return (
    <LocaleLink
      to={to}
      params={{ order_id }}
      className={buttonClass({ variant: 'outline', size: 'small', className: 'mt-2' })}
      onClick={onClose}
    >
      {t(`news.do.${words}`)}
    </LocaleLink>
  )
}

/** What the list is called in which something waits for staff. */
const queueWords = {
  results: 'news.queues.results',
  late_start: 'news.queues.late_start',
  other_booster: 'news.queues.other_booster',
  silent: 'news.queues.silent',
  disputes: 'shell.adminDisputes',
  support: 'shell.adminSupport',
  payouts: 'shell.adminPayouts',
  applications: 'shell.adminApplications',
  service_requests: 'news.queues.service_requests',
  proposals: 'shell.adminProposals',
} as const satisfies Record<StaffQueue, MessageKey>

/** A list of staff, and how much waits in it. */
function Queue({ queue, count, onClose }: Waiting['queues'][number] & { onClose: () => void }) {
  const { t, format } = useApp()
  return (
    <li className="bg-surface-2">
      <LocaleLink
        {...queuePlaces[queue]}
        className="grid grid-cols-[32px_1fr_auto] items-center gap-x-3 px-5 py-2.5 hover:bg-surface-3"
        onClick={onClose}
      >
        <Mark icon={queueIcons[queue]} />
        <span className="type-table font-semibold">{t(queueWords[queue])}</span>
        <span className="type-table tabular-nums">{format.number(count)}</span>
      </LocaleLink>
    </li>
  )
}
