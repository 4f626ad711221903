import type { Times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import type { OrderView } from '../orders/order-facts.ts'
import type { DisputeView } from './dispute-facts.ts'

type Step = { key: string; state: 'done' | 'now' | 'ahead'; title: string; details: string[] }

/** The five steps of a dispute, each with its date or its deadline. */
export function disputeSteps(
  { t, times }: { t: Translate; times: Times },
  order: OrderView,
  dispute: DisputeView,
): Step[] {
  const { opened_at, closed_at, reply_by, decide_by, outcome, statements } = dispute
  const at = (instant: string | null) => (instant ? [times.dateTime(instant)] : [])
  const answer = statements.find(({ role }) => role === 'booster')
  const open = closed_at === null
  const before = dispute.completed_at ?? order.finished_at
  const by = (time: string) => [t('disputes.by', { time: times.dateTime(time) })]
  return [
    {
      key: 'before',
      state: 'done',
      title: dispute.completed_at
        ? t('order.event.complete')
        : order.finished_at
          ? t('disputes.step.submitted')
          : t('disputes.step.running'),
      details: at(before ?? order.claimed_at),
    },
    {
      key: 'opened',
      state: 'done',
      title: t('order.event.dispute'),
      details: [...at(opened_at), ...(open ? [t('disputes.stopped')] : [])],
    },
    {
      key: 'answer',
      state: answer ? 'done' : open ? 'now' : 'done',
      title: t(answer ? 'disputes.step.answered' : 'disputes.step.answer'),
      details: answer ? at(answer.at) : open ? by(reply_by) : [t('disputes.noAnswer')],
    },
    {
      key: 'decision',
      state: open ? (answer ? 'now' : 'ahead') : 'done',
      title: open
        ? t('disputes.step.decision')
        : t(outcome === 'withdrawn' ? 'disputes.chip.withdrawn' : 'disputes.chip.decided'),
      details: open ? by(decide_by) : at(closed_at),
    },
    {
      key: 'money',
      state: open ? 'ahead' : 'done',
      title: t('disputes.step.money'),
      details: [],
    },
  ]
}
