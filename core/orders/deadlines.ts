import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'

/** `said`: texts say it in this unit, as `{figures.name}` (`i18n/figures.ts`). */
type Deadline = { ms: number; said?: 'minute' | 'hour' | 'day'; source: string }

/** Every time span in the life of an order, with its source; pages, texts and jobs read it here. */
export const deadlines = {
  /** How long a seal locks a quote's price. */
  seal: { ms: 30 * minuteMs, said: 'minute', source: 'domain 5: a locked quote' },
  /** From when the login is stored until a booster starts; after that a refund is offered. */
  start: { ms: hourMs, said: 'hour', source: 'domain 3, promises' },
  /** How long an order is offered to the booster whom its customer named alone. */
  namedOffer: { ms: 2 * hourMs, said: 'hour', source: 'domain 3, promises' },
  /** From the start of the search until more boosters are asked, and until everyone who fits is. */
  secondWave: { ms: 10 * minuteMs, source: 'domain 3, promises' },
  everyoneAsked: { ms: 25 * minuteMs, said: 'minute', source: 'domain 3, promises' },
  /** Until a customer is reminded of an unpaid order. */
  paymentReminder: { ms: dayMs, said: 'hour', source: 'domain 3: not paid' },
  /** Until an unpaid order is cancelled. */
  payment: { ms: 2 * dayMs, said: 'hour', source: 'domain 3: not paid' },
  /** From the payment until a customer is reminded of a missing login. */
  loginReminder: { ms: 2 * hourMs, source: 'decided: reminders' },
  /** Until the coach must answer; then the customer is refunded. */
  coachAnswer: { ms: 2 * dayMs, said: 'hour', source: 'decision 0006' },
  /** How long a coach's time is held for the customer who pays for it. */
  slotHold: { ms: 30 * minuteMs, source: 'decision 0076' },
  /** How long before an agreed session both sides are reminded of it. */
  sessionReminder: { ms: 3 * hourMs, said: 'hour', source: 'decision 0076' },
  /** Until a result is accepted if nobody objects. */
  check: { ms: 3 * dayMs, said: 'hour', source: 'domain 3: verification required' },
  /** Until a claim is final: before that, the booster can undo it, and nobody is told of it. */
  undoClaim: { ms: 10_000, source: 'decision 0100' },
  /** Until what staff decided about a result is carried out: before that, they can undo it, and nobody else is told. */
  undoDecision: { ms: 10_000, source: 'look 21: ten seconds to undo' },
  /** Until a booster can no longer undo the game that they just recorded. */
  undo: { ms: 10_000, source: 'decision 0011' },
  /** Until a booster can no longer correct the last game. */
  correction: { ms: 10 * minuteMs, said: 'minute', source: 'domain 3' },
  /** Until a booster must answer a change of the order; then nothing changes. */
  changeAnswer: { ms: 12 * hourMs, said: 'hour', source: 'proposal: look 45' },
  /** How long a booster must be silent before the customer can poke them, and then again. */
  poke: { ms: 6 * hourMs, source: 'decided: once in 6 h' },
  /** How long a booster is silent before a reminder. */
  silenceReminder: { ms: 12 * hourMs, said: 'hour', source: 'proposal: half of the silence' },
  /** How long a booster is silent before the order is held and the customer can take another one. */
  silence: { ms: dayMs, said: 'hour', source: 'decided: silent for 24 h' },
  /** From the result until its customer is reminded to check it. */
  checkReminder: { ms: dayMs, source: 'decided: reminders' },
  /** From the result until the last reminder. */
  lastCheckReminder: { ms: 60 * hourMs, source: 'decided: reminders' },
  /** Until staff must answer a dispute. */
  disputeAnswer: { ms: dayMs, said: 'hour', source: 'domain 3, promises' },
  /** Until the booster should answer a dispute; after that staff decide without an answer. */
  disputeReply: { ms: 2 * dayMs, said: 'hour', source: 'decided: answer 48 h' },
  /** Until staff must decide a dispute. */
  disputeDecision: { ms: 7 * dayMs, said: 'day', source: 'domain 3, promises' },
  /** Until customer and booster can no longer ask for a second look at a dispute's decision. */
  appeal: { ms: 2 * dayMs, said: 'hour', source: 'proposal: look 44' },
  /** Until the other side should answer an appeal. */
  appealReply: { ms: dayMs, said: 'hour', source: 'proposal: look 44' },
  /** Until staff must decide an appeal. */
  appealDecision: { ms: 3 * dayMs, said: 'day', source: 'proposal: the evidence was read once already' },
  /** How long before a dispute's deadline its person is reminded. */
  disputeReminder: { ms: dayMs, source: 'proposal: as the reminder of a payment' },
  /** Until a completed order can no longer be disputed or run again; its shares are held as long. */
  reopen: { ms: 7 * dayMs, source: 'decided: re-opening within 7 days' },
  /** Until a picture that nothing refers to is deleted. */
  unusedPicture: { ms: dayMs, said: 'day', source: 'decision 0011' },
  /** Until a picture that no draft of a post has is deleted: the draft can wait on a device without a connection. */
  unusedPostPicture: { ms: 30 * dayMs, source: 'decision 0090' },
  /** How long a preview link of a post works. */
  postPreview: { ms: 30 * dayMs, source: 'decision 0090' },
  /** Until a bank books a refund that the provider sent. */
  bankRefund: { ms: 10 * dayMs, said: 'day', source: 'proposal: banks book a refund within 3 to 10 days' },
  /** Until a booster's share can be paid out. */
  hold: { ms: 7 * dayMs, said: 'day', source: 'domain 3, money' },
  /** How long a request for a login code waits for the customer, and then the code for the booster. */
  loginCode: { ms: 5 * minuteMs, said: 'minute', source: 'domain 3, promises' },
  /** How long a link to an order's progress works after the order ends. */
  tracking: { ms: 30 * dayMs, said: 'day', source: 'proposal: long enough to show the finished climb' },
  /** How long after its completion an order can be reviewed, and after that review the booster can answer. */
  review: { ms: 30 * dayMs, said: 'day', source: 'proposal: while the order is remembered' },
  /** How long a review or its answer can be corrected. */
  reviewEdit: { ms: 7 * dayMs, said: 'day', source: 'proposal: as long as an order can run again' },
  /** From the completion until a customer is reminded once of the review. */
  reviewReminder: { ms: 3 * dayMs, source: 'decided: reviews' },
  /** How long after its completion an order can be tipped. */
  tip: { ms: 30 * dayMs, source: 'proposal: as long as it can be reviewed' },
  /** How long the chat stays open for writing after an order ends. */
  chat: { ms: dayMs, said: 'hour', source: 'domain 3, chat' },
} as const satisfies Record<string, Deadline>

export type DeadlineId = keyof typeof deadlines

/** The instant at which a deadline that started at `since` ends. */
export function endOf(deadline: DeadlineId, since: Date): Date {
  return new Date(since.getTime() + deadlines[deadline].ms)
}

/** The latest start of a deadline that has passed at `now`. */
export function passedBefore(deadline: DeadlineId, now: Date): Date {
  return new Date(now.getTime() - deadlines[deadline].ms)
}
