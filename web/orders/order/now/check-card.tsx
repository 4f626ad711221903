import { useState } from 'react'
import { dayMs, hourMs } from '#core/base/durations.ts'
import { duration } from '#i18n/duration.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { opensLater } from '#web/frame/shell/opens-later.tsx'
import { ReadyReasonField } from '#web/frame/shell/ready-reason-field.tsx'
import { type Said, saidAs, saidMissing } from '#web/frame/shell/said-reason.ts'
import { useNow } from '#web/frame/texts/use-now.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { DisputeNotice } from '../../disputes/dispute-notice.tsx'
import { BoughtAndLogged } from '../parts/bought-and-logged.tsx'
import { FailedComparisons } from '../parts/failed-comparisons.tsx'
import { kindWords } from '../parts/kind-words.ts'
import { NowCard, NowText } from '../parts/now-card.tsx'
import { offered } from '../parts/offered.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { ResultProof } from '../work/proof-card.tsx'

const DisputeDialog = opensLater(() => import('../../disputes/dispute-dialog.tsx'))
const ConfirmResultDialog = opensLater(() => import('./confirm-result-dialog.tsx'))
const VerifyDialog = opensLater(() => import('../work/verify-dialog.tsx'))

/**
 * The submitted result: its proof, the bought and the logged work, and the buttons to accept, dispute or send it back.
 */
export function CheckCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const own = order.viewer === 'customer'
  const replyBy = order.dispute?.reply_by ?? null
  const warns = order.disputed || order.shortfall !== null || order.doubts.length > 0
  return (
    <NowCard
      tone={warns ? 'warning' : 'good'}
      icon={<DashboardIcon name="flag" size={16} />}
      label={
        (order.viewer === 'booster' && !replyBy) || (own && order.disputed)
          ? t('order.nothingNow')
          : undefined
      }
      title={replyBy ? t('order.answerDispute', { time: times.dateTime(replyBy) }) : t(titleFor(order))}
      aside={<TimeLeft until={replyBy ?? order.check_until} />}
    >
      {!order.disputed && (
        <NowText>
          {order.check_until
            ? t(textFor(order), { time: times.dateTime(order.check_until) })
            : t(order.viewer === 'customer' ? 'order.checkTextOpenCustomer' : 'order.checkTextOpen')}
        </NowText>
      )}
      <div className="mt-4 grid gap-4 empty:hidden">
        {order.disputed && <DisputeNotice order={order} />}
        <FailedComparisons order={order} />
      </div>
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <ResultProof order={order} className="max-h-64" />
        <BoughtAndLogged order={order} />
      </div>
      <Answers order={order} />
    </NowCard>
  )
}

/** The time left for the check, or for an answer; the text beside it shows the deadline. */
function TimeLeft({ until }: { until: string | null }) {
  const { t, locale } = useApp()
  const now = useNow()
  if (!until || now === null) return null
  const left = Date.parse(until) - now
  if (left <= 0) return null
  return (
    <p className={`type-h2 shrink-0 tabular-nums ${left < dayMs ? 'text-warning' : ''}`}>
      {t('order.timeLeft', { time: duration(locale, left > dayMs ? left - (left % hourMs) : left) })}
    </p>
  )
}

function Answers({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [said, setSaid] = useState<Said<'reject'>>({})
  const [open, setOpen] = useState<'dispute' | 'confirm' | 'verify' | null>(null)
  const [accept, reject] = [available(order, 'complete'), available(order, 'reject')]
  const params = { order_id: order.order_id }
  return (
    <>
      {reject && (
        <ReadyReasonField
          deed="reject"
          label={t('order.staffReason')}
          className="mt-4"
          said={said}
          onChange={setSaid}
        />
      )}
      <div className="check-answers mt-5 flex flex-wrap items-start gap-2 empty:hidden">
        {accept && (
          <Button
            variant={order.disputed ? 'outline' : 'primary'}
            onClick={() => setOpen(order.viewer === 'staff' ? 'verify' : 'confirm')}
          >
            {t(acceptLabel(order))}
          </Button>
        )}
        {offered(order, 'dispute') && order.viewer === 'customer' && (
          <Button variant="outline" onClick={() => setOpen('dispute')}>
            {t('order.dispute')}
          </Button>
        )}
        {reject && (
          <Button
            variant="outline"
            busy={busy}
            disabledReason={saidMissing(t, said)}
            onClick={() =>
              run(() => call('rejectProof', { params, body: saidAs(said) }), t('order.rejectedNow'))
            }
          >
            {t('order.staffReject')}
          </Button>
        )}
      </div>
      {open === 'dispute' && <DisputeDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'confirm' && <ConfirmResultDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'verify' && <VerifyDialog order={order} onClose={() => setOpen(null)} />}
    </>
  )
}

/** An action that nothing forbids now: while a problem is under review, only the decision goes on. */
function available(order: OrderView, action: 'complete' | 'reject') {
  const offer = offered(order, action)
  return offer?.refusal ? undefined : offer
}

/** Accepting while their own report is open withdraws it. */
function acceptLabel({ viewer, disputed }: OrderView) {
  if (viewer === 'staff') return 'order.staffVerify'
  return disputed ? 'order.confirm.withdraw' : 'order.complete'
}

/** Each reader gets their own sentence: the customer decides, the booster waits, staff compare. */
function titleFor(order: OrderView) {
  if (order.viewer === 'booster') return order.disputed ? 'order.disputeWaits' : 'order.checkTitleBooster'
  // What staff are asked for is said by the dispute, as in its list.
  if (order.viewer === 'staff')
    return order.disputed && order.dispute
      ? (`disputes.state.${order.dispute.state}` as const)
      : 'order.checkTitleStaff'
  if (order.disputed) return 'order.disputeWaits'
  return kindWords(order).check.title
}

function textFor(order: OrderView) {
  if (order.viewer === 'booster') return 'order.checkTextBooster'
  if (order.viewer === 'staff') return 'order.checkTextStaff'
  return kindWords(order).check.text
}
