import { expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { deadlines } from './deadlines.ts'
import { type DisputeReader, type DisputeState, disputeState, disputeStates } from './dispute-state.ts'

const at = new Date('2026-11-02T10:00:00Z')
const after = (ms: number) => new Date(at.getTime() + ms)
const open = {
  openedAt: at,
  openedBy: 'customer' as const,
  appeal: false,
  answered: false,
  hasBooster: true,
  outcome: null,
}
const frozen = { openedBy: 'customer' as const, finalAt: null, chargedBackAt: null }
const decidedThen = { openedBy: null, finalAt: after(deadlines.appeal.ms), chargedBackAt: null }

type Facts = Partial<Parameters<typeof disputeState>[0]>
type Order = Parameters<typeof disputeState>[1]
type Read = Record<DisputeReader, DisputeState>

const [reply, decide] = [after(deadlines.disputeReply.ms), after(deadlines.disputeDecision.ms)]
const appealed = { appeal: true, openedBy: 'booster' } as const
const everyone = (state: DisputeState): Read => ({
  customer: state,
  booster: state,
  staff: state,
  earlier_decider: state,
})
const staffDecide = { staff: 'your_decision', earlier_decider: 'colleague_decides' } as const

/** What has happened, then what each reader is told and until when; an hour after the opening unless `now` says another time. */
const cases: [string, { facts?: Facts; order?: Order; now?: Date }, Read, Date | null][] = [
  ['a report waits for the booster', {}, { ...everyone('booster_answers'), booster: 'your_answer' }, reply],
  [
    'staff’s own report, too',
    { facts: { openedBy: 'admin' } },
    { ...everyone('booster_answers'), booster: 'your_answer' },
    reply,
  ],
  [
    'answered, staff decide',
    { facts: { answered: true } },
    { ...staffDecide, customer: 'team_decides', booster: 'team_decides' },
    decide,
  ],
  [
    'nobody can answer, so staff decide',
    { facts: { hasBooster: false } },
    { ...staffDecide, customer: 'team_decides', booster: 'team_decides' },
    decide,
  ],
  [
    'the time to answer is over: staff decide, and an answer still counts',
    { now: reply },
    { ...staffDecide, customer: 'team_decides', booster: 'answer_overdue' },
    decide,
  ],
  [
    'a booster’s appeal waits for the customer',
    { facts: appealed },
    { ...everyone('customer_answers'), customer: 'your_answer' },
    after(deadlines.appealReply.ms),
  ],
  [
    'an answered appeal: another colleague than before',
    { facts: { ...appealed, answered: true } },
    { ...staffDecide, customer: 'second_look', booster: 'second_look' },
    after(deadlines.appealDecision.ms),
  ],
  [
    'a decision can be appealed, which staff read as well',
    { facts: { outcome: 'in_full' }, order: decidedThen },
    everyone('appealable'),
    decidedThen.finalAt,
  ],
  [
    'its time is over',
    { facts: { outcome: 'in_full' }, order: decidedThen, now: decidedThen.finalAt },
    everyone('final'),
    null,
  ],
  [
    'the bank took the money back',
    { facts: { outcome: 'charged_back' }, order: { ...decidedThen, chargedBackAt: at } },
    everyone('final'),
    null,
  ],
  [
    'a second look at it is open',
    { facts: { outcome: 'by_log' }, order: { ...decidedThen, openedBy: 'booster' } },
    everyone('appealed'),
    null,
  ],
  [
    'an upheld decision is final',
    { facts: { ...appealed, outcome: 'upheld' }, order: { ...decidedThen, finalAt: at } },
    everyone('final'),
    null,
  ],
  [
    'the booster goes on, whatever was decided about the order since',
    { facts: { outcome: 'returned' }, order: decidedThen },
    everyone('decided'),
    null,
  ],
  ['it was withdrawn', { facts: { outcome: 'withdrawn' }, order: decidedThen }, everyone('withdrawn'), null],
]

const readers = ['customer', 'booster', 'staff', 'earlier_decider'] as const

for (const [name, { facts, order = frozen, now = after(hourMs) }, read, until] of cases)
  test.each(readers)(`${name} (%s)`, (reader) => {
    expect(disputeState({ ...open, ...facts }, order, reader, now)).toEqual({ state: read[reader], until })
  })

test('each state is somebody’s', () => {
  const reached = cases.flatMap(([, , read]) => Object.values(read))
  expect(disputeStates.filter((state) => !reached.includes(state))).toEqual([])
})
