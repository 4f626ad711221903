import { describe, expect, test } from 'vitest'
import type { Times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import { aDispute, decided, said } from '#web/test/disputes.ts'
import { madeUpOrder } from '../order/page/made-up-states.ts'
import { answersOf, type DisputeView, provenGames } from './dispute-facts.ts'
import { disputeSteps } from './dispute-steps.ts'

test.each<[string, Partial<DisputeView>, string[]]>([
  ['the booster’s, after a customer reported', { opened_by: 'customer' }, ['booster-9']],
  ['the booster’s, after staff opened it', { opened_by: 'admin' }, ['booster-9']],
  ['the customer’s, after a booster appealed', { opened_by: 'booster' }, ['customer-10']],
])('the answers are %s', (_, rest, ids) => {
  const statements = [said('customer', 7), said('booster', 7), said('booster', 9), said('customer', 10)]
  const dispute = aDispute({ statements, ...rest })
  expect(answersOf(dispute).map(({ statement_id }) => statement_id)).toEqual(ids)
})

test.each([
  [[], 0],
  [[null, null], 0],
  [['a', null, 'b', null], 3],
  [[null, 'a'], 2],
])('pictures %j prove %i games', (pictures, count) => {
  expect(provenGames(pictures.map((proof_file_id) => ({ proof_file_id })))).toBe(count)
})

describe('the steps of a dispute', () => {
  // Words are their keys and times their hours, so that a row reads as the step does.
  const t = ((key: string, of: { time?: string } = {}) => (of.time ? `${key} ${of.time}` : key)) as Translate
  const times = { dateTime: (at: string) => at.slice(11, 13) } as Times
  const running = madeUpOrder('solo', 'boosting', 'customer')
  const submitted = madeUpOrder('solo', 'disputed', 'customer')
  const steps = (order: typeof running, dispute: DisputeView) =>
    disputeSteps({ t, times }, order, dispute).map(
      ({ title, state, details }) => `${state} ${title}: ${details.join(', ')}`,
    )

  test('open and without an answer, the booster is next', () => {
    expect(steps(running, aDispute()).slice(1)).toEqual([
      'done order.event.dispute: 08, disputes.stopped',
      'now disputes.step.answer: disputes.by 10',
      'ahead disputes.step.decision: disputes.by 12',
      'ahead disputes.step.appeal: disputes.appealWho',
    ])
  })

  test('answered, staff are next', () => {
    const dispute = aDispute({
      state: 'team_decides',
      statements: [said('customer', 8), said('booster', 9)],
    })
    expect(steps(running, dispute).slice(2, 4)).toEqual([
      'done disputes.step.answered: 09',
      'now disputes.step.decision: disputes.by 12',
    ])
  })

  test('nobody answered in time, staff are next', () => {
    expect(steps(running, aDispute({ state: 'your_decision' })).slice(2, 4)).toEqual([
      'done disputes.step.answer: disputes.noAnswer',
      'now disputes.step.decision: disputes.by 12',
    ])
  })

  test.each(['customer', 'staff'] as const)('decided, either side can appeal, as the %s reads', (viewer) => {
    const dispute = aDispute(decided('in_full', 11))
    expect(steps(madeUpOrder('solo', 'decided', viewer), dispute).slice(2)).toEqual([
      'done disputes.step.answer: disputes.noAnswer',
      'done disputes.state.decided: 11',
      'now disputes.step.appeal: disputes.by 13, disputes.appealWho',
    ])
    expect(steps(running, { ...dispute, state: 'final' }).at(-1)).toBe('done disputes.step.final: ')
  })

  test('withdrawn, it ends there', () => {
    const dispute = aDispute({ ...decided('withdrawn', 11), state: 'withdrawn' })
    expect(steps(running, dispute).at(-1)).toBe('done disputes.state.withdrawn: 11')
  })

  test('the first step is where the order was', () => {
    const first = (order: typeof running, rest = {}) => steps(order, aDispute(rest))[0]
    expect(first(running)).toContain('disputes.step.running')
    expect(first(submitted)).toContain('disputes.step.submitted')
    expect(first(submitted, { completed_at: '2026-03-04T22:00:00.000Z' })).toBe(
      'done order.event.complete: 22',
    )
  })

  test('a second look waits for the other side, then for a colleague, and is final', () => {
    const appealed = { ...aDispute(decided('by_log', 7)), opened_by: undefined }
    const open = aDispute({ state: 'customer_answers', opened_by: 'booster', appealed })
    expect(steps(running, open)).toEqual([
      'done disputes.state.decided: 07',
      'done disputes.step.appealed: 08',
      'now disputes.step.otherAnswers: disputes.by 10',
      'ahead disputes.step.colleague: disputes.by 12',
      'ahead disputes.step.final: ',
    ])
    const answered: DisputeView = { ...open, state: 'second_look', statements: [said('customer', 9)] }
    expect(steps(running, answered).slice(2, 4)).toEqual([
      'done disputes.step.otherAnswered: 09',
      'now disputes.step.colleague: disputes.by 12',
    ])
    expect(steps(running, { ...answered, ...decided('upheld', 11), state: 'final' }).slice(3)).toEqual([
      'done disputes.state.decided: 11',
      'done disputes.step.final: ',
    ])
  })
})
