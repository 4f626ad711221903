import { inARow } from '#i18n/joined-words.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { LoginForm } from '../login/login-form.tsx'
import { NowCard, NowText } from '../parts/now-card.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'

/** Who paused the order, since when, and the effect on the promise. */
export function PausedCard({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const times = useTimes()
  const { busy, run } = useAction()
  const pausing = order.events.findLast(({ action }) => action === 'pause' || action === 'revoke_credentials')
  const resume = offered(order, 'resume')
  const params = { order_id: order.order_id }
  const text = t(order.viewer === 'booster' ? 'order.pausedTextBooster' : 'order.pausedText')
  const needsLogin = resume?.refusal === 'order_credentials_not_found'
  return (
    <NowCard
      tone="warning"
      icon={<DashboardIcon name="pause" size={16} />}
      label={resume ? undefined : t('order.paused')}
      title={t(`order.pausedBy.${pausedBy(order, pausing)}`)}
    >
      <NowText>
        {pausing ? inARow(t, t('order.pausedSince', { time: times.dateTime(pausing.at) }), text) : text}
      </NowText>
      {needsLogin && offered(order, 'replace_credentials') && <LoginForm order={order} wide />}
      {resume && (
        <div className="mt-4">
          <Button
            variant={needsLogin ? 'quiet' : 'primary'}
            busy={busy}
            disabledReason={resume.refusal && t(`order.refusal.${resume.refusal}`)}
            onClick={() => run(() => call('resumeOrder', { params }))}
          >
            <DashboardIcon name="play" /> {t('order.resume')}
          </Button>
        </div>
      )}
    </NowCard>
  )
}

function pausedBy({ viewer }: OrderView, pausing: OrderView['events'][number] | undefined) {
  if (!pausing) return 'unknown'
  if (pausing.action === 'revoke_credentials') return 'login'
  if (pausing.actor === 'admin') return 'staff'
  return viewer === 'customer' ? 'you' : 'customer'
}
