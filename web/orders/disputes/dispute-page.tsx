import './disputes.css'
import '../order/page/order-page.css'
import { orderTitle } from '#i18n/order-words.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { VaultCard } from '../order/login/vault-card.tsx'
import { ClimbSection } from '../order/parts/climb-section.tsx'
import { offered } from '../order/parts/offered.ts'
import { type OrderView, orderProgress } from '../order/parts/order-facts.ts'
import { useOrderChanges } from '../order/parts/use-order-changes.ts'
import { MatchLog } from '../order/work/match-log.tsx'
import { AnswerForm } from './answer-form.tsx'
import { DecisionCard } from './decision-card.tsx'
import { DecisionsMade } from './decision-made.tsx'
import { type DisputeView, provenGames } from './dispute-facts.ts'
import { DisputeHead } from './dispute-head.tsx'
import { RecordShown } from './record-shown.tsx'
import { StaffNotes } from './staff-notes.tsx'
import { Statements } from './statements.tsx'

type Data = { order: OrderView; dispute: DisputeView }

export async function loader({ call, params }: LoaderContext): Promise<Data> {
  const of = { params: { order_id: params.order_id ?? '' } }
  const [order, dispute] = await Promise.all([call('getOrder', of), call('getDispute', of)])
  return { order: order.data.order, dispute: dispute.data.dispute }
}

export function meta({ data, t, site }: MetaContext<Data>) {
  const title = `${orderTitle(t, data.order)} | ${t('shell.adminDisputes')} | ${site.name}`
  return { title, description: t('disputes.description') }
}

/**
 * A dispute: its deadlines, the record, what both sides say, and the decision. Staff judge the record, so it comes first for
 * them; customer and booster come to read and answer.
 */
export function Page({ data: { order, dispute } }: { data: Data }) {
  const { t } = useApp()
  useOrderChanges([order])
  const isStaff = order.viewer === 'staff'
  const decides = isStaff && dispute.outcomes.length > 0 && !dispute.needs_other
  const record = (
    <>
      <RecordShown order={order} />
      {order.games.length > 0 && <MatchLog order={order} />}
      {!order.session && <Evidence order={order} />}
    </>
  )
  return (
    <article className="dispute-page" data-game={order.config.game} data-decides={decides || undefined}>
      <DisputeHead order={order} dispute={dispute} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
        <DecisionsMade order={order} dispute={dispute} />
        {dispute.needs_other && dispute.state !== 'colleague_decides' && (
          <Notice>{t('disputes.missing.other')}</Notice>
        )}
        {isStaff && record}
        <Statements order={order} dispute={dispute} />
        {offered(order, 'answer_dispute') && <AnswerForm order={order} dispute={dispute} />}
        {!isStaff && record}
        <VaultCard order={order} />
        {!decides && <StaffNotes order={order} dispute={dispute} />}
      </div>
      {decides && (
        <div className="dispute-decision grid content-start gap-6">
          {/* A changed order changes the amounts, so the choice begins again. */}
          <DecisionCard key={order.version} order={order} dispute={dispute} />
          <StaffNotes order={order} dispute={dispute} />
        </div>
      )}
    </article>
  )
}

/** The chart with what the pictures don't show, and how many games that are. */
function Evidence({ order }: { order: OrderView }) {
  const { t } = useApp()
  const proven = provenGames(order.games)
  const unproven = order.games.length - proven
  return (
    <div>
      <ClimbSection order={order} progress={orderProgress(order)} proven={proven} />
      {unproven > 0 && (
        <Notice tone="error" className="mt-6" title={t('disputes.unproven', { count: unproven })}>
          {t(order.viewer === 'staff' ? 'disputes.unprovenText' : 'disputes.unprovenText.party')}
        </Notice>
      )}
    </div>
  )
}
