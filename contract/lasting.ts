import { hourMs, minuteMs } from '#core/base/durations.ts'
import { type DeadlineId, deadlines } from '#core/orders/deadlines.ts'

const units = [
  ['hour', hourMs],
  ['minute', minuteMs],
  ['second', 1_000],
] as const

/** A deadline in English words, such as "72 hours", for the summary of a call; in the largest unit that is whole. */
export function lasting(id: DeadlineId): string {
  const { ms } = deadlines[id]
  const [unit, unitMs] = units.find(([, each]) => ms % each === 0) ?? units[2]
  return new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(ms / unitMs)
}
