import type { OrderConfig, OrderServiceId } from '#core/choices/order-config.ts'
import type { TimelineAction } from '#core/orders/deeds.ts'
import type { MessageKey } from '#i18n/translate.ts'

/** The keys of texts on an order's page that differ between kinds. */
type KindWords = {
  subline: MessageKey
  /** The person who works on it. */
  worker: MessageKey
  /** Steps of the path, when done and when current. */
  found: { done: MessageKey; now: MessageKey }
  underWay: { done: MessageKey; now: MessageKey }
  /** What the line below the title is while someone is sought, and while they work (`state-line.ts`). */
  line: { sought: 'search' | 'coachAsked'; underWay: 'playing' | 'coaching' }
  finish: { title: MessageKey; text: MessageKey; pick: MessageKey }
  check: { title: MessageKey; text: MessageKey }
  completed: { title: MessageKey; text: MessageKey }
  stop: { earned: MessageKey; how: MessageKey }
  drop: MessageKey
  takeBack: MessageKey
  /** Events that have their own name for this kind in the timeline. */
  events: Partial<Record<TimelineAction, MessageKey>>
}

const climb = {
  subline: 'order.subline',
  worker: 'order.booster',
  found: { done: 'order.step.found', now: 'order.step.finding' },
  underWay: { done: 'order.step.boosted', now: 'order.step.boosting' },
  line: { sought: 'search', underWay: 'playing' },
  finish: { title: 'order.finishTitle', text: 'order.finishText', pick: 'order.finishPick' },
  check: { title: 'order.checkTitle', text: 'order.checkText' },
  completed: { title: 'order.completedTitle', text: 'order.completedNow' },
  stop: { earned: 'order.stopEarned', how: 'order.stopHow' },
  drop: 'order.dropText',
  takeBack: 'order.takeBackText',
  events: {},
} as const satisfies KindWords

const count = {
  ...climb,
  finish: { title: 'order.finishTitleCount', text: 'order.finishTextCount', pick: 'order.finishPickCount' },
  check: { ...climb.check, title: 'order.checkTitleCount' },
  completed: { ...climb.completed, title: 'order.completedTitleCount' },
  events: { finish: 'order.event.finishCount' },
} as const satisfies KindWords

const coaching = {
  subline: 'session.subline',
  worker: 'session.coach',
  found: { done: 'session.stepAccepted', now: 'session.stepAccepted' },
  underWay: { done: 'session.stepSessions', now: 'session.stepSessions' },
  line: { sought: 'coachAsked', underWay: 'coaching' },
  finish: { title: 'session.finishTitle', text: 'session.finishText', pick: 'order.finishPick' },
  check: { title: 'session.checkTitle', text: 'session.checkText' },
  completed: { title: 'session.completedTitle', text: 'session.completedText' },
  stop: { earned: 'session.stopEarned', how: 'session.stopHow' },
  drop: 'session.dropText',
  takeBack: 'order.takeBackTextCoach',
  events: { finish: 'order.event.finishHours', drop: 'order.event.decline' },
} as const satisfies KindWords

/** The row of a kind. Pages show what an order has and use these words for it. */
const words = {
  'elo-boost': climb,
  'duo-boost': climb,
  'placement-boost': count,
  'win-boost': count,
  coaching,
} satisfies Record<OrderServiceId, KindWords>

type Ordered = { config: OrderConfig }

export function kindWords({ config }: Ordered): KindWords {
  return words[config.service]
}
