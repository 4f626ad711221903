import { type DayHours, dayEnd } from '#core/boosters/applications.ts'

/** Hours of a week in half hours from midnight, as the field of hours changes them. */

export const weekDays = [1, 2, 3, 4, 5, 6, 7] as const

/** The hours that a free day begins with: an evening. */
export const evening = { from: 36, to: 44 } as const

export type Span = { from: number; to: number }

/** What a pointer holds: the span as a whole, one of its ends, or a new one that grows from where it began. */
export type Grip = { kind: 'all' | 'from' | 'to' | 'new'; at: number; span: Span }

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest half hour at a part of the day's width, 0 to 1. */
export function halfHourAt(part: number): number {
  return within(Math.round(part * dayEnd), 0, dayEnd)
}

/** The span after the pointer was moved to a half hour; it never leaves the day and never vanishes. */
export function dragged({ kind, at, span }: Grip, to: number): Span {
  if (kind === 'from') return { from: within(to, 0, span.to - 1), to: span.to }
  if (kind === 'to') return { from: span.from, to: within(to, span.from + 1, dayEnd) }
  if (kind === 'all') return moved(span, to - at)
  const [from, end] = [Math.min(at, to), Math.max(at, to)]
  return end > from
    ? { from, to: end }
    : { from: Math.min(from, dayEnd - 1), to: Math.min(from, dayEnd - 1) + 1 }
}

/** The whole span later or earlier, as far as the day goes. */
export function moved({ from, to }: Span, by: number): Span {
  const shift = within(by, -from, dayEnd - to)
  return { from: from + shift, to: to + shift }
}

/** The same span with another end. */
export function resized({ from, to }: Span, by: number): Span {
  return { from, to: within(to + by, from + 1, dayEnd) }
}

/** The week with other hours on one day; null frees the day. */
export function withDay(hours: readonly DayHours[], day: number, span: Span | null): DayHours[] {
  const others = hours.filter((each) => each.day !== day)
  return span ? [...others, { day, ...span }].sort((a, b) => a.day - b.day) : others
}

/** 17 or 17:30; the end of the day is 24. */
export function clock(halfHours: number): string {
  const hour = String(Math.floor(halfHours / 2)).padStart(2, '0')
  return halfHours % 2 === 0 ? hour : `${hour}:30`
}

/** 17:00 or 17:30, as lists of times write it. */
export function fullClock(halfHours: number): string {
  return halfHours % 2 === 0 ? `${clock(halfHours)}:00` : clock(halfHours)
}
