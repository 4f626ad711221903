import { kindOf } from '../kinds.ts'
import type { OrderFacts } from './order.ts'
import { isParty, type Rules, when } from './rule.ts'

export type LessonFacts = {
  /** The completed hours, and whose proposed time awaits an answer. */
  hoursHeld: number
  proposedBy: 'customer' | 'booster' | null
}

/** In an ordinary order. */
export const noLesson: LessonFacts = { hoursHeld: 0, proposedBy: null }

export const lessonRefusals = ['session_not_held'] as const

const isTaught = ({ config, status }: OrderFacts) =>
  kindOf(config).log.of === 'lessons' && status === 'boosting'

export const hoursLeft = ({ config, hoursHeld }: OrderFacts & LessonFacts) => {
  const { log } = kindOf(config)
  return log.of === 'lessons' ? log.hours - hoursHeld : 0
}

export const lessonRules: Rules<
  'session_proposed' | 'session_agreed' | 'session_held' | 'set_meeting_link',
  LessonFacts & OrderFacts
> = {
  session_proposed: (actor, order) => when(isParty(actor) && isTaught(order)),
  session_agreed: (actor, order) =>
    when(isParty(actor) && isTaught(order) && order.proposedBy !== null && order.proposedBy !== actor),
  set_meeting_link: (actor, order) => when(actor === 'booster' && isTaught(order)),
  session_held: (actor, order) => when(actor === 'booster' && isTaught(order) && hoursLeft(order) > 0),
}
