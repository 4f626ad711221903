import { partOf, sumOf } from '#core/base/money.ts'
import type { OrderConfig } from '../choices/order-config.ts'
import type { PlainQuote, Quote, QuotePart } from '../prices/quote.ts'
import type { StopItem } from './earned.ts'
import { kindOf } from './kinds.ts'
import type { Progress } from './progress.ts'

/** One line of what was earned; amounts are minor units. */
export type StopLine = { amount: number } & StopItem

/** The result of stopping now; the lines sum to `earned`, and `earned` and `refund` to what was paid. Minor units. */
export type StopQuote = { lines: StopLine[]; earned: number; refund: number; paid: number }

/**
 * What an order has earned by its recorded progress and what is refunded, from the frozen quote alone. More progress
 * never refunds more; no amount is below zero or above what was paid.
 */
export function stopQuote(quote: Quote, config: OrderConfig, progress: Progress): StopQuote {
  return quote.parts ? stopParts(quote.parts, progress) : stopPlain(quote, config, progress)
}

function stopPlain(quote: PlainQuote, config: OrderConfig, progress: Progress): StopQuote {
  const work = kindOf(config).earned(quote, progress)
  const part = work.finished + work.underWay
  const discounts = sumOf(quote.lines.filter(({ kind }) => kind === 'discount'))
  // Each line is the difference of two rounded sums, so the lines sum exactly and none has the wrong sign.
  const finished = partOf(quote.base, work.finished, work.of)
  const base = partOf(quote.base, part, work.of)
  const withAddons = partOf(quote.total - discounts, part, work.of)
  const earned = partOf(quote.total, part, work.of)

  const percent = Math.round((part * 1000) / work.of) / 10
  const lines: StopLine[] = []
  if (work.finishedItem) lines.push({ ...work.finishedItem, amount: finished })
  if (work.underWayItem) lines.push({ ...work.underWayItem, amount: base - finished })
  if (quote.total - discounts !== quote.base)
    lines.push({ kind: 'addons', percent, amount: withAddons - base })
  if (discounts !== 0) lines.push({ kind: 'discounts', percent, amount: earned - withAddons })
  return { lines, earned, refund: quote.total - earned, paid: quote.total }
}

/** What was earned before the last change, by the parts until then, and what the last part adds to it. */
function stopParts(parts: readonly QuotePart[], progress: Progress): StopQuote {
  const [part, earlier] = [parts.at(-1) as QuotePart, parts.slice(0, -1)]
  if (earlier.length === 0) return stopPlain(part.quote, part.config, progress)
  const kind = kindOf(part.config)
  const before = stopParts(earlier, kind.upTo(progress, part.from))
  const value = (at: Progress) => {
    const { finished, underWay } = kind.earned(part.quote, at)
    return finished + underWay
  }
  const start = value(kind.upTo(progress, part.from))
  const [done, of] = [value(progress) - start, kind.earned(part.quote, progress).of - start]
  const isBeyond = kind.mark(progress) > part.from && of > 0
  const earned = isBeyond
    ? part.earned + partOf(part.total - part.earned, done, of)
    : Math.min(before.earned, part.earned)
  const percent = isBeyond ? Math.round((done * 1000) / of) / 10 : 0
  const since: StopLine = { kind: 'changed', percent, amount: earned - before.earned }
  const lines = since.amount === 0 ? before.lines : [...before.lines, since]
  return { lines, earned, refund: part.total - earned, paid: part.total }
}

/**
 * A booster's pay (minor units) for one stretch of an order that changed hands: between what had been earned when
 * they took it and when they left it (`StopQuote.earned`). The pay of consecutive stretches sums to the whole share.
 */
export function shareByProgress(quote: Quote, earnedBefore: number, earnedNow: number): number {
  return Math.max(0, payAt(quote, earnedNow) - payAt(quote, earnedBefore))
}

/** All boosters' pay when the order has earned this much. A change of the order leaves what was earned until then. */
export function payAt({ total, boosterShare, parts }: Quote, earned: number): number {
  return payOf(parts ?? [{ total, boosterShare, earned: 0 }], earned)
}

function payOf(
  parts: readonly Pick<QuotePart, 'total' | 'boosterShare' | 'earned'>[],
  earned: number,
): number {
  const [part, earlier] = [parts.at(-1), parts.slice(0, -1)]
  if (!part || part.total === 0) return 0
  if (earlier.length === 0) return partOf(part.boosterShare, earned, part.total)
  if (earned < part.earned) return payOf(earlier, earned)
  if (part.total === part.earned) return part.boosterShare
  const before = payOf(earlier, part.earned)
  return before + partOf(part.boosterShare - before, earned - part.earned, part.total - part.earned)
}
