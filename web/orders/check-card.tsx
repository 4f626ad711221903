import { lazy, type ReactNode, Suspense, useState } from 'react'
import { needsAccount } from '#core/orders/kinds.ts'
import { duration } from '#i18n/duration.ts'
import { useAction } from '../router/use-action.ts'
import { useApp } from '../session/app-context.ts'
import { useNow } from '../texts/use-now.ts'
import { useTimes } from '../texts/use-times.ts'
import { Button } from '../ui/button.tsx'
import { DashboardIcon } from '../ui/dashboard-icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { BoughtAndLogged } from './bought-and-logged.tsx'
import { DisputeNotice } from './dispute-notice.tsx'
import { kindWords } from './kind-words.ts'
import { NowCard, NowText } from './now-card.tsx'
import { type OrderView, offered } from './order-facts.ts'
import { ProofPicture } from './proof-picture.tsx'
import { ReasonField, reasonMissing } from './reason-field.tsx'
import { workInWords } from './shortfall.ts'

const DisputeDialog = lazy(() => import('./dispute-dialog.tsx'))

/** The submitted result: its proof, bought against logged, and who may accept it, dispute it or send it back. */
export function CheckCard({ order }: { order: OrderView }) {
  const { t } = useApp()
  const times = useTimes()
  const warns = order.disputed || order.shortfall !== null
  return (
    <NowCard
      tone={warns ? 'warning' : 'good'}
      icon={<DashboardIcon name="flag" size={16} />}
      label={order.viewer === 'booster' ? t('order.nothingNow') : undefined}
      title={t(titleFor(order))}
      aside={<TimeLeft order={order} />}
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
        <Shortfall order={order} />
      </div>
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        {order.proof_file_id && (
          <ProofPicture fileId={order.proof_file_id} label={t('order.checkProof')} className="max-h-64" />
        )}
        <BoughtAndLogged order={order} />
      </div>
      <Answers order={order} />
    </NowCard>
  )
}

/** How long the check runs; the words beside it say until when. */
function TimeLeft({ order }: { order: OrderView }) {
  const { t, locale } = useApp()
  const now = useNow()
  if (!order.check_until || now === null) return null
  const left = Date.parse(order.check_until) - now
  if (left <= 0) return null
  return (
    <p className={`type-h2 shrink-0 tabular-nums ${left < 86_400_000 ? 'text-warning' : ''}`}>
      {t('order.timeLeft', { time: duration(locale, left) })}
    </p>
  )
}

/** Submitted in spite of the log: both figures, for each reader. */
function Shortfall({ order }: { order: OrderView }) {
  const { t, format } = useApp()
  if (!order.shortfall) return null
  return (
    <Notice tone="warning" title={t('order.shortfall')}>
      {workInWords(t, format, order, order.shortfall)}
    </Notice>
  )
}

function Answers({ order }: { order: OrderView }) {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  const [reason, setReason] = useState('')
  const [disputing, setDisputing] = useState(false)
  const [accept, reject] = [offered(order, 'complete'), offered(order, 'reject')]
  const params = { order_id: order.order_id }
  return (
    <>
      {accept && order.viewer === 'staff' && <Consequence order={order} />}
      {reject && (
        <ReasonField label={t('order.staffReason')} className="mt-4" reason={reason} onChange={setReason} />
      )}
      <div className="check-answers mt-5 flex flex-wrap items-start gap-2">
        {accept && (
          <Button
            variant="primary"
            busy={busy}
            onClick={() => run(() => call('completeOrder', { params }), t('order.completedNow'))}
          >
            {t(order.viewer === 'staff' ? 'order.staffVerify' : 'order.complete')}
          </Button>
        )}
        {offered(order, 'dispute') && (
          <Button variant="outline" onClick={() => setDisputing(true)}>
            {t('order.dispute')}
          </Button>
        )}
        {reject && (
          <Button
            variant="outline"
            busy={busy}
            disabledReason={reasonMissing(t, reason)}
            onClick={() =>
              run(() => call('rejectProof', { params, body: { reason } }), t('order.rejectedNow'))
            }
          >
            {t('order.staffReject')}
          </Button>
        )}
      </div>
      {disputing && (
        <Suspense>
          <DisputeDialog order={order} onClose={() => setDisputing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What verifying does, before it is done: who is paid how much, and what is deleted. */
function Consequence({ order }: { order: OrderView }): ReactNode {
  const { t, format } = useApp()
  const paid = order.stretches.filter(({ pay }) => pay > 0)
  if (paid.length === 0) return null
  return (
    <p className="type-small mt-4">
      {paid.map(({ booster, pay }) => (
        <span key={booster.user_id} className="block font-semibold">
          {t('order.verifyPays', { amount: format.money(pay), booster: booster.username })}
        </span>
      ))}
      <span className="text-ink-2">
        {t(needsAccount(order.config) ? 'order.verifyClosesVault' : 'order.verifyCloses')}
      </span>
    </p>
  )
}

/** Each sentence has its reader: the customer decides, the booster waits, staff compare. */
function titleFor(order: OrderView) {
  if (order.viewer === 'booster') return 'order.checkTitleBooster'
  if (order.viewer === 'staff') return 'order.checkTitleStaff'
  if (order.disputed) return 'order.disputeWaits'
  return kindWords(order).check.title
}

function textFor(order: OrderView) {
  if (order.viewer === 'booster') return 'order.checkTextBooster'
  if (order.viewer === 'staff') return 'order.checkTextStaff'
  return kindWords(order).check.text
}
