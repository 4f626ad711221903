import type { CountedUnit } from '../choices/counted-units.ts'
import type { PlainQuote, QuoteLine } from '../prices/quote.ts'
import type { Earned } from './earned.ts'

/** A part of a whole, limited to 0 to 1. */
export function portion(part: number, whole: number): number {
  return Math.min(1, Math.max(0, part / whole))
}

/** What is earned where every win, game or hour is worth the same. */
export function countedEarned(kind: CountedUnit, done: number, of: number): Earned {
  const count = Math.min(of, Math.max(0, done))
  return { finished: count, underWay: 0, of, finishedItem: { kind, count, of }, underWayItem: null }
}

/** What is left where every win, game or hour costs the same. */
export function countedLeft({ lines }: PlainQuote, done: number): QuoteLine[] {
  return lines.flatMap((line): QuoteLine[] => {
    if (line.kind !== 'wins' && line.kind !== 'games' && line.kind !== 'hours') return []
    const count = Math.min(line.count, line.count - done)
    return count <= 0 ? [] : [{ ...line, count, amount: line.unit * count }]
  })
}
