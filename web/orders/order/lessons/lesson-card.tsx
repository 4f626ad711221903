import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimeZone } from '#web/frame/texts/use-time-zone.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { CalendarButton } from './calendar-button.tsx'
import { MeetingPlace } from './meeting-place.tsx'
import { ProposeTime } from './propose-time.tsx'

type Lesson = NonNullable<OrderView['session']>
type Props = { order: OrderView; lesson: Lesson }

/** The time that is agreed for a lesson, or who proposed which time, in the reader's time zone. */
export function LessonCard({ order, lesson }: Props) {
  const { t, format } = useApp()
  const times = useTimes()
  const zone = useTimeZone()
  const { agreed_at, proposal, lost_at } = lesson
  const booked = order.status === 'waiting_for_booster' && (agreed_at || lost_at)
  if (order.status !== 'boosting' && !booked) return null
  return (
    <Card aria-labelledby="session">
      <h2 id="session" className="type-h3">
        {t('session.title')}
      </h2>
      {agreed_at ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="type-h2 tabular-nums">{times.dateTime(agreed_at)}</span>
          <span className="type-small inline-flex items-center gap-1 text-good">
            <Icon name="check" size={16} /> {t('session.agreed')}
          </span>
        </p>
      ) : (
        <p className="type-body mt-2">
          <strong className="block">{t('session.none')}</strong>
          {lost_at && (
            <span className="block text-ink-2">{t('slots.lost', { time: times.dateTime(lost_at) })}</span>
          )}
          {!proposal && !booked && <span className="text-ink-2">{t('session.noneText')}</span>}
        </p>
      )}
      {zone && (agreed_at || proposal) && (
        <p className="type-caption mt-1 text-ink-3">{t('session.localZone', { zone: format.ltr(zone) })}</p>
      )}
      {agreed_at && <CalendarButton order={order} startsAt={agreed_at} />}
      {lesson.meeting && order.status === 'boosting' && (
        <MeetingPlace order={order} meeting={lesson.meeting} />
      )}
      {proposal && <Proposal order={order} lesson={lesson} proposal={proposal} />}
      {offered(order, 'session_proposed') && (
        <ProposeTime order={order} folded={agreed_at !== null || proposal !== null} />
      )}
    </Card>
  )
}

type ProposalProps = Props & { proposal: NonNullable<Lesson['proposal']> }

function Proposal({ order, lesson, proposal }: ProposalProps) {
  const { t, call } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const now = useNow()
  const { starts_at, by } = proposal
  const own = by === order.viewer
  const over = now !== null && Date.parse(starts_at) <= now
  const [customer, booster] = [order.customer.username, order.booster?.username]
  const other = by === 'customer' ? customer : booster
  const name = own ? (by === 'customer' ? booster : customer) : other
  const time = times.dateTime(starts_at)
  const params = { order_id: order.order_id }
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="type-body">
        {t(own ? 'session.youProposed' : 'session.theyPropose', { time, name: name ?? '' })}
      </p>
      {(over || lesson.agreed_at) && (
        <p className="type-small mt-1 text-ink-2">{t(over ? 'session.overdue' : 'session.keeps')}</p>
      )}
      {offered(order, 'session_agreed') && !over && (
        <div className="mt-3">
          <Button
            variant="primary"
            busy={busy}
            onClick={() =>
              run(() => call('acceptSession', { params, body: { starts_at } }), t('session.accepted'))
            }
          >
            {t('session.accept')}
          </Button>
        </div>
      )}
    </div>
  )
}
