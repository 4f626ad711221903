import type { Times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { answersOf, type DisputeView, isAsked } from './dispute-facts.ts'

type Step = { key: string; state: 'done' | 'now' | 'ahead'; title: string; details: string[] }
type Words = { t: Translate; times: Times }

/** The five steps of a dispute or of its second look, each with its date or its deadline. */
export function disputeSteps(words: Words, order: OrderView, dispute: DisputeView): Step[] {
  return dispute.appealed ? appealSteps(words, dispute) : firstSteps(words, order, dispute)
}

function firstSteps({ t, times }: Words, order: OrderView, dispute: DisputeView): Step[] {
  const { opened_at, closed_at, reply_by, decide_by, outcome } = dispute
  const at = (instant: string | null) => (instant ? [times.dateTime(instant)] : [])
  const by = (time: string) => [t('disputes.by', { time: times.dateTime(time) })]
  const answer = answersOf(dispute)[0]
  const open = closed_at === null
  const before = dispute.completed_at ?? order.finished_at
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
      state: isAsked(dispute) ? 'now' : 'done',
      title: t(answer ? 'disputes.step.answered' : 'disputes.step.answer'),
      details: answer ? at(answer.at) : isAsked(dispute) ? by(reply_by) : [t('disputes.noAnswer')],
    },
    {
      key: 'decision',
      state: open ? (isAsked(dispute) ? 'ahead' : 'now') : 'done',
      title: open
        ? t('disputes.step.decision')
        : t(outcome === 'withdrawn' ? 'disputes.state.withdrawn' : 'disputes.state.decided'),
      details: open ? by(decide_by) : at(closed_at),
    },
    ...lastStep({ t, times }, dispute),
  ]
}

/** An appeal, while one is possible or would be; a dispute that moved no money ends with its decision. */
function lastStep({ t, times }: Words, { closed_at, state, until }: DisputeView): Step[] {
  const title = t('disputes.step.appeal')
  if (!closed_at) return [{ key: 'appeal', state: 'ahead', title, details: [t('disputes.appealWho')] }]
  if (state === 'appealable' && until) {
    const by = t('disputes.by', { time: times.dateTime(until) })
    return [{ key: 'appeal', state: 'now', title, details: [by, t('disputes.appealWho')] }]
  }
  if (state !== 'final') return []
  return [{ key: 'final', state: 'done', title: t('disputes.step.final'), details: [] }]
}

function appealSteps({ t, times }: Words, dispute: DisputeView): Step[] {
  const { appealed, opened_at, closed_at, reply_by, decide_by } = dispute
  const at = (instant: string | null | undefined) => (instant ? [times.dateTime(instant)] : [])
  const by = (time: string) => [t('disputes.by', { time: times.dateTime(time) })]
  const answer = answersOf(dispute)[0]
  const open = closed_at === null
  return [
    { key: 'first', state: 'done', title: t('disputes.state.decided'), details: at(appealed?.closed_at) },
    { key: 'appealed', state: 'done', title: t('disputes.step.appealed'), details: at(opened_at) },
    {
      key: 'answer',
      state: isAsked(dispute) ? 'now' : 'done',
      title: t(answer ? 'disputes.step.otherAnswered' : 'disputes.step.otherAnswers'),
      details: answer ? at(answer.at) : isAsked(dispute) ? by(reply_by) : [t('disputes.noAnswer')],
    },
    {
      key: 'decision',
      state: open ? (isAsked(dispute) ? 'ahead' : 'now') : 'done',
      title: t(open ? 'disputes.step.colleague' : 'disputes.state.decided'),
      details: open ? by(decide_by) : at(closed_at),
    },
    { key: 'final', state: open ? 'ahead' : 'done', title: t('disputes.step.final'), details: [] },
  ]
}
