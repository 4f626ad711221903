import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import type { OrderView } from '../parts/order-facts.ts'

/** Until a coach accepts: the deadline, or the refusal and where the money goes, for each reader. */
export function AnswerNotice({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const coach = order.coach ?? ''
  const staff = order.viewer === 'staff'
  const time = order.start_due_at ? times.dateTime(order.start_due_at) : ''
  const said = order.events.findLast(({ action }) => action === 'decline' || action === 'drop')
  if (said)
    return (
      <Notice tone="warning" title={t('session.declinedTitle', { coach })}>
        {said.reason && (
          <p dir="auto" className="mb-2 text-ink">
            {said.reason}
          </p>
        )}
        {t(staff ? 'session.declinedTextStaff' : 'session.declinedText', { time })}
      </Notice>
    )
  return (
    <Notice title={t('session.waitingTitle', { coach })}>
      {t(staff ? 'session.waitingTextStaff' : 'session.waitingText', { time })}
    </Notice>
  )
}
