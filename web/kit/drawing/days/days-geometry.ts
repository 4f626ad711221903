/** The days of an axis in time order: where each begins, and the end of the last, in milliseconds. */
export type Days = { starts: readonly number[]; end: number }

/** The part of the axis (0 to 1) at which an instant lies; what is before or after it lies at its end. */
export function placeOn({ starts, end }: Days, at: number): number {
  const from = starts[0] ?? end
  return Math.min(1, Math.max(0, (at - from) / Math.max(1, end - from)))
}

/** How many days an axis can have. */
const lengths = [7, 14, 30] as const
/** Of them, how many lie before today. */
const before: Readonly<Record<(typeof lengths)[number], number>> = { 7: 3, 14: 6, 30: 14 }

/**
 * The shortest axis around today on which these instants lie, or the longest. `startOf` gives the beginning of the day that lies so
 * many days after today.
 */
export function daysAround(instants: readonly number[], startOf: (offset: number) => number): Days {
  const axis = (length: (typeof lengths)[number]): Days => {
    const first = -before[length]
    return {
      starts: Array.from({ length }, (_, i) => startOf(first + i)),
      end: startOf(first + length),
    }
  }
  const fits = ({ starts, end }: Days) => instants.every((at) => at >= (starts[0] ?? end) && at <= end)
  return lengths.map(axis).find(fits) ?? axis(30)
}

/** The stretched drawing is 1000 wide and 100 high: where the work begins, and where it is done. */
export const frame = { width: 1000, foot: 72, top: 20, bracket: 90 } as const

/** The height of a part of the work. */
export function heightOf(done: number): number {
  return frame.foot - (frame.foot - frame.top) * Math.min(1, Math.max(0, done))
}

/** The played games as stairs: each rises, or falls, when it was recorded. */
export function stairs(
  days: Days,
  { since, steps, until }: { since: number; steps: readonly { at: number; done: number }[]; until: number },
): string {
  const x = (at: number) => (placeOn(days, at) * frame.width).toFixed(1)
  const rises = steps.map(({ at, done }) => `H${x(at)}V${heightOf(done).toFixed(1)}`).join('')
  return `M${x(since)} ${frame.foot}${rises}H${x(until)}`
}
