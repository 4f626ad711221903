import { useState } from 'react'
import { needsAccount } from '#core/orders/kinds.ts'
import { mayPlay } from '#core/orders/play-hours.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { FoldCard } from '#web/kit/ui/fold-card.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { HourList } from './hour-list.tsx'
import { nextStart } from './next-start.ts'

const HoursDialog = opensLater(() => import('./hours-dialog.tsx'))

/** When the booster can play on the customer's account; the customer sets it here. */
export function HoursCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const [open, setOpen] = useState(false)
  const { hours, viewer, closed_at } = order
  const sets = offered(order, 'set_hours') !== undefined
  if (!needsAccount(order.config) || closed_at !== null || !(sets || hours)) return null
  const text = hours
    ? viewer === 'booster'
      ? 'order.hours.booster'
      : 'order.hours.customer'
    : 'order.hours.any'
  return (
    <FoldCard icon={<DashboardIcon name="clock" />} title={t('order.hours.title')}>
      <p className="type-small mt-2 text-ink-2">{t(text)}</p>
      {hours && (
        <div className="mt-3">
          <HourList hours={hours} />
        </div>
      )}
      {sets && (
        <Button variant="outline" size="small" className="mt-4" onClick={() => setOpen(true)}>
          {t(hours ? 'order.hours.change' : 'order.hours.set')}
        </Button>
      )}
      {open && <HoursDialog order={order} onClose={() => setOpen(false)} />}
    </FoldCard>
  )
}

/** Before a game is recorded: at this time the customer wants none. */
export function OutsideHours({ order: { hours } }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const now = useNow()
  if (!hours || now === null) return null
  const play = { slots: hours.slots, zone: hours.time_zone }
  if (mayPlay(play, new Date(now))) return null
  return (
    <Notice tone="warning" title={t('order.hours.outside')}>
      {t('order.hours.outsideText', { time: times.dateTime(nextStart(play, now)) })}
    </Notice>
  )
}
