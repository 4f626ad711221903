import { useEffect, useState } from 'react'
import { meetingPlaceOf } from '#core/orders/meeting-places.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { MeetingLinkForm } from '#web/shop/coaching/meeting-link-form.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

type Meeting = NonNullable<NonNullable<OrderView['session']>['meeting']>

/** Where the agreed session takes place: its customer reads the link shortly before, its coach sets it. */
export function MeetingPlace({ order, meeting }: { order: OrderView; meeting: Meeting }) {
  const { t } = useApp()
  const times = useTimes()
  const { link, is_set, opens_at } = meeting
  const isCustomer = order.viewer === 'customer'
  const isOver = useOver(meeting, isCustomer)
  if (isCustomer && isOver) return null
  const note = () => {
    if (!is_set) return t(isCustomer ? 'session.meetingNone' : 'session.meetingMissing')
    const time = times.dateTime(opens_at)
    if (!isCustomer) return t('session.meetingCoach', { time })
    return link ? t('session.meetingEnds') : t('session.meetingOpens', { time })
  }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="type-table font-semibold">{t('session.meeting')}</h3>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={buttonClass({ variant: 'outline', className: 'mt-2' })}
        >
          <DashboardIcon name="external-link" size={18} />
          {t('session.join', { place: meetingPlaceOf(link) })}
        </a>
      )}
      <p className="type-small mt-2 text-ink-2">{note()}</p>
      {offered(order, 'set_meeting_link') && <OwnLink order={order} meeting={meeting} />}
    </div>
  )
}

/** Whether the session is over. A page that is open asks for the link when its time has come. */
function useOver({ link, is_set, opens_at, closes_at }: Meeting, isCustomer: boolean): boolean {
  const now = useNow()
  const revalidate = useRevalidate()
  const isOver = now !== null && now >= Date.parse(closes_at)
  const isDue = isCustomer && is_set && !link && now !== null && now >= Date.parse(opens_at) && !isOver
  useEffect(() => {
    if (isDue) void revalidate()
  }, [isDue, revalidate])
  return isOver
}

/** A link of this session alone, folded until the coach wants one. */
function OwnLink({ order: { order_id }, meeting: { link, is_own } }: { order: OrderView; meeting: Meeting }) {
  const { t, call } = useApp()
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button variant="link" size="small" className="mt-1" onClick={() => setOpen(true)}>
        {t(link ? 'session.meetingOther' : 'session.meetingSet')}
      </Button>
    )
  return (
    <div className="mt-3">
      <MeetingLinkForm
        link={is_own ? link : null}
        send={(next) => call('saveMeetingLink', { params: { order_id }, body: { link: next } })}
        remove={is_own ? t('calendar.remove') : undefined}
        onDone={() => setOpen(false)}
      />
    </div>
  )
}
