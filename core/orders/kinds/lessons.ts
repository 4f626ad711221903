import type { CountedUnit } from '../../choices/counted-units.ts'
import { countedEarned, countedLeft, portion } from '../counted-work.ts'
import type { Progress } from '../progress.ts'
import type { OrderKind, WorkStretch } from './order-kind.ts'

/** What all orders that are worked on in lessons share: `of` hours are bought, and notes prove the completed ones. */
export function lessons(unit: CountedUnit, of: number) {
  const progress = (held: readonly { hours: number }[]): Progress => {
    const sum = held.reduce((all, { hours }) => all + hours, 0)
    const hoursHeld = Math.min(of, sum)
    return { won: 0, lost: 0, drawn: 0, climb: null, hoursHeld, done: portion(hoursHeld, of) }
  }
  return {
    proof: 'notes',
    log: { of: 'lessons', hours: of },
    progress: ({ held }) => progress(held),
    loggedWork: ({ hoursHeld }) => ({ unit, done: hoursHeld, of }),
    plannedWork: ({ hoursHeld }) => ({ behind: hoursHeld, ahead: of - hoursHeld }),
    earned: (_quote, { hoursHeld }) => countedEarned(unit, hoursHeld, of),
    mark: ({ hoursHeld }) => hoursHeld,
    upTo: (progress, mark) => ({ ...progress, hoursHeld: Math.min(progress.hoursHeld, mark) }),
    left: (quote, { hoursHeld }) => countedLeft(quote, hoursHeld),
    // Notes of completed hours need no confirmation: the customer was there.
    stretches: ({ held }) =>
      held.flatMap(({ by }, i): WorkStretch[] =>
        held[i + 1]?.by === by
          ? []
          : [{ boosterId: by, until: progress(held.slice(0, i + 1)), state: 'confirmed' }],
      ),
    conflicts: () => [],
  } as const satisfies Partial<OrderKind>
}
