import { useState } from 'react'
import type { StaffQueue } from '#core/site/waiting.ts'
import { orderTitle } from '#i18n/order-words.ts'
import { queueIcons, queuePlaces } from '#i18n/staff-queues.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Waiting } from '#web/frame/shell/waiting.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { NeedBy, NeedStep, needWords } from './need-parts.tsx'

const shownFirst = 3

type Props = {
  waiting: Waiting
  /** Below the panel's own heading, or the page's. */
  heading?: 'h2' | 'h3'
  /** Where it closes once something is opened. */
  onClose?: () => void
}

/** First in the panel, whatever its day: what waits for the person. It leaves once it is done, not when it is read. */
export function NeedsYou({ waiting, heading: Heading = 'h3', onClose }: Props) {
  const { t } = useApp()
  const [all, showAll] = useState(false)
  const { orders, queues } = waiting
  if (orders.length === 0 && queues.length === 0) return null
  const shown = all ? orders : orders.slice(0, shownFirst)
  const more = orders.length - shown.length
  return (
    <section aria-label={t('news.needsYou')}>
      <Heading className="type-small px-5 pt-4 pb-1 text-ink-3">{t('news.needsYou')}</Heading>
      <ul>
        {shown.map((order) => (
          <li key={order.order_id} className="grid grid-cols-[32px_1fr] gap-x-3 bg-surface-2 px-5 py-2.5">
            <Mark icon="flag" />
            <div className="min-w-0">
              <p className="type-table font-semibold">{orderTitle(t, order)}</p>
              <p className="type-small">{t(needWords[order.need])}</p>
              <NeedBy order={order} />
              <NeedStep order={order} className="mt-2" {...(onClose && { onClick: onClose })} />
            </div>
          </li>
        ))}
        {queues.map((each) => (
          <Queue key={each.queue} {...each} {...(onClose && { onClose })} />
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

const Mark = ({ icon }: { icon: string }) => (
  <span className="grid size-8 place-items-center rounded-full bg-surface-3 text-ink-2">
    <LateIcon name={icon} size={16} />
  </span>
)

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
function Queue({ queue, count, onClose }: Waiting['queues'][number] & Pick<Props, 'onClose'>) {
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
