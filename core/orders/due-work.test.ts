import { expect, test } from 'vitest'
import { dayMs, hourMs } from '#core/base/durations.ts'
import { climb } from '../test/test-configs.ts'
import { deadlines } from './deadlines.ts'
import { byDue, type DueFacts, type DueKind, dueWork } from './due-work.ts'

const at = new Date('2026-11-02T10:00:00Z')
const later = (ms: number) => new Date(at.getTime() + ms)
const coaching = { service: 'coaching', game: 'valorant', coachId: 'me', hours: 2, wishes: '' } as const

const playing: DueFacts = {
  config: climb('league-of-legends', 'Silver II', 'Gold IV'),
  status: 'boosting',
  paused: false,
  frozen: false,
  claimedAt: at,
  finishedAt: null,
  daysTo: 3,
  sessionAt: null,
  dispute: null,
  codeGivenAt: null,
  change: null,
}
const dispute = {
  openedAt: at,
  openedBy: 'customer',
  appeal: false,
  answered: false,
  hasBooster: true,
} as const
const finished = { status: 'verification_required', finishedAt: at } as const

/** Each kind, with what makes it next and its time; a row keeps everything of the rows above it that it doesn't name. */
const cases: [DueKind, Partial<DueFacts>, Date | null, boolean][] = [
  ['play', {}, later(3 * dayMs), true],
  ['agree', { config: coaching }, null, true],
  ['session', { config: coaching, sessionAt: later(hourMs) }, later(hourMs), true],
  ['paused', { paused: true }, null, false],
  ['change', { paused: true, change: { answerBy: later(hourMs) } }, later(hourMs), true],
  ['code', { change: { answerBy: later(hourMs) }, codeGivenAt: at }, later(deadlines.loginCode.ms), true],
  ['check', finished, later(deadlines.check.ms), false],
  ['frozen', { ...finished, frozen: true }, null, false],
  ['dispute', { ...finished, frozen: true, dispute }, later(deadlines.disputeReply.ms), true],
  [
    'dispute',
    { status: 'completed', dispute: { ...dispute, appeal: true } },
    later(deadlines.appealReply.ms),
    true,
  ],
  [
    'decision',
    { status: 'completed', dispute: { ...dispute, appeal: true, openedBy: 'booster' } },
    later(deadlines.appealDecision.ms),
    false,
  ],
  [
    'decision',
    { ...finished, dispute: { ...dispute, answered: true } },
    later(deadlines.disputeDecision.ms),
    false,
  ],
]

for (const [kind, facts, due, mine] of cases)
  test(`${kind} is next on an order with ${JSON.stringify(facts)}`, () => {
    expect(dueWork({ ...playing, ...facts })).toEqual({ kind, at: due, mine })
  })

test('what waits for the booster comes first: disputes, then by time', () => {
  const work = cases.map(([, facts]) => dueWork({ ...playing, ...facts }))
  const kinds = work.toSorted(byDue).map(({ kind }) => kind)
  const mine: DueKind[] = ['code', 'dispute', 'dispute', 'change', 'session', 'play', 'agree']
  expect(kinds).toEqual(mine.concat('decision', 'check', 'decision', 'frozen', 'paused'))
})
