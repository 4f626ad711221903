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

/** A dispute: its deadlines, the evidence, what both sides say, and the decision. Staff, customer and booster read it. */
export function Page({ data: { order, dispute } }: { data: Data }) {
  useOrderChanges([order])
  const decides = order.viewer === 'staff' && dispute.outcomes.length > 0
  return (
    <article className="dispute-page" data-game={order.config.game} data-decides={decides || undefined}>
      <DisputeHead order={order} dispute={dispute} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
        <DecisionsMade order={order} dispute={dispute} />
        {!order.session && <Evidence order={order} />}
        <Statements order={order} dispute={dispute} />
        {offered(order, 'answer_dispute') && <AnswerForm order={order} dispute={dispute} />}
        {order.games.length > 0 && <MatchLog order={order} />}
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
