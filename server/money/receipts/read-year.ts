import { sumOf } from '#core/base/money.ts'
import { monthIn, monthsAfter, startOfMonth } from '#core/base/zones.ts'
import { type EarnedPart, earnedPartOf, earnedParts } from '#core/money/earned-parts.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { nameOf } from '#server/platform/users/user-store.ts'
import { findStatementLines, firstEntryAt, owedBefore, type StatementLine } from './statement-store.ts'

type Sums = Record<EarnedPart, number>
export type Year = {
  year: number
  booster: string
  /** The years with money of this booster, the latest first. */
  years: number[]
  /** What the shop owed before and after it. */
  opening: number
  closing: number
  months: ({ month: string } & Sums)[]
  total: Sums
}

/** A booster's money of a year by the shop's months, from the ledger: what was earned, what was paid out, and the rest. */
export async function readYear(
  { db, config, now }: Services,
  boosterId: string,
  year: number,
): Promise<Year> {
  const zone = config.timeZone
  const first = `${year}-01`
  const from = startOfMonth(zone, first)
  const until = startOfMonth(zone, monthsAfter(first, 12))
  const [booster, opening, lines, begun] = await Promise.all([
    nameOf(db, boosterId),
    owedBefore(db, boosterId, from),
    findStatementLines(db, boosterId, from, until),
    firstEntryAt(db, boosterId),
  ])
  const byMonth = Map.groupBy(lines, ({ at }) => monthIn(zone, at.getTime()))
  const present = yearIn(zone, now())
  const earliest = begun ? yearIn(zone, begun) : present
  return {
    year,
    booster,
    years: Array.from({ length: present - earliest + 1 }, (_, i) => present - i),
    opening,
    closing: opening + sumOf(lines),
    months: Array.from({ length: 12 }, (_, i) => monthsAfter(first, i)).map((month) => ({
      month,
      ...sumsOf(byMonth.get(month) ?? []),
    })),
    total: sumsOf(lines),
  }
}

const yearIn = (zone: string, at: Date) => Number(monthIn(zone, at.getTime()).slice(0, 4))

function sumsOf(lines: readonly StatementLine[]): Sums {
  const sum = (part: EarnedPart) => sumOf(lines.filter(({ kind }) => earnedPartOf(kind) === part))
  return Object.fromEntries(earnedParts.map((part) => [part, sum(part)])) as Sums
}
