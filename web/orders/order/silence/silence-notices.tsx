import { useState } from 'react'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { OtherButton } from './other-button.tsx'

const DeclineOtherDialog = opensLater(() => import('./decline-other-dialog.tsx'))

/** What a silent booster means for each reader, and a request for another one. */
export function SilenceNotices({ order }: { order: OrderView }) {
  const { silence, replacement, viewer } = order
  if (viewer === 'booster') return silence && <BoosterNotice silence={silence} />
  return (
    <>
      {silence?.held_at && <Held order={order} silence={silence} />}
      {replacement && <Asked order={order} replacement={replacement} />}
    </>
  )
}

type Silence = NonNullable<OrderView['silence']>

/** The customer reminded the booster, or the order is held. */
function BoosterNotice({ silence }: { silence: Silence }) {
  const { t } = useApp()
  const times = useTimes()
  const { active_at, poked_at, held_at, replace_at } = silence
  if (!held_at && !(poked_at && poked_at > active_at)) return null
  return (
    <Notice tone="warning" title={t('order.silence.boosterTitle')}>
      {t('order.silence.boosterText', {
        time: times.dateTime(active_at),
        until: times.dateTime(replace_at),
      })}
    </Notice>
  )
}

function Held({ order, silence }: { order: OrderView; silence: Silence }) {
  const { t } = useApp()
  const times = useTimes()
  const title = t('order.silence.heldTitle', {
    booster: order.booster?.username ?? '',
    time: times.dateTime(silence.active_at),
  })
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          <OtherButton order={order} variant="primary" />
          <KeepButton order={order} label="order.silence.keep" />
        </div>
      }
    >
      {t(order.viewer === 'customer' ? 'order.silence.heldText' : 'order.silence.heldStaff')}
    </Notice>
  )
}

type Replacement = NonNullable<OrderView['replacement']>

function Asked({ order, replacement }: { order: OrderView; replacement: Replacement }) {
  const { t } = useApp()
  const [declining, setDeclining] = useState(false)
  const isStaff = order.viewer === 'staff'
  return (
    <Notice
      tone={isStaff ? 'warning' : 'note'}
      title={t(isStaff ? 'order.silence.staffTitle' : 'order.silence.askedTitle')}
      action={
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {!order.silence?.held_at && <KeepButton order={order} label="order.silence.withdraw" />}
          {offered(order, 'decline_other_booster') && (
            <Button variant="outline" onClick={() => setDeclining(true)}>
              {t('order.silence.decline')}
            </Button>
          )}
        </div>
      }
    >
      {!isStaff && <p>{t('order.silence.askedText')}</p>}
      <p className="font-semibold text-ink">{t(`order.silence.cause.${replacement.cause}`)}</p>
      <p dir="auto" className="whitespace-pre-line text-ink">
        {replacement.reason}
      </p>
      {declining && <DeclineOtherDialog order={order} onClose={() => setDeclining(false)} />}
    </Notice>
  )
}

type KeepProps = { order: OrderView; label: 'order.silence.keep' | 'order.silence.withdraw' }

/** Goes on with the booster: ends the hold and withdraws the request. */
function KeepButton({ order, label }: KeepProps) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  if (!offered(order, 'keep_booster')) return null
  const params = { order_id: order.order_id }
  return (
    <Button
      variant="outline"
      busy={busy}
      onClick={() => run(() => call('keepBooster', { params }), t('order.silence.kept'))}
    >
      {t(label)}
    </Button>
  )
}
