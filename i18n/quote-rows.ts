import { percentOf } from '#core/base/money.ts'
import { isClimb, type OrderConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { listPrice } from '#core/prices/discounts.ts'
import type { Quote, QuoteLine } from '#core/prices/quote.ts'
import { addonName, bracketInWords, openPointsOf } from './climb-words.ts'
import type { Formats } from './format.ts'
import { listed } from './joined-words.ts'
import { tierName } from './order-words.ts'
import type { Translate } from './translate.ts'

export type QuoteRow = {
  key: string
  label: string
  /** A formatted amount, 'Free', or a factor such as ×1.00. */
  value: string
  quiet: boolean
}

type Words = { t: Translate; format: Formats; config: OrderConfig }

const isNeutral = (line: QuoteLine) => 'percent' in line && line.percent === 0
const isAddonOrDiscount = (line: QuoteLine) => line.kind === 'addon' || line.kind === 'discount'

/** A quote's lines in words, in the order of the calculation: the parts of the base price, then the extras. */
export function quoteRows(words: Words, quote: Quote): { base: QuoteRow[]; extras: QuoteRow[] } {
  const rows = (lines: QuoteLine[]) => lines.map((line, index) => rowOf(words, wholeOnly(quote, line), index))
  const base = quote.lines.filter((line) => !isAddonOrDiscount(line))
  return {
    base: [...rows(base.filter((line) => !isNeutral(line))), ...neutralRow(words, base.filter(isNeutral))],
    extras: rows(quote.lines.filter(isAddonOrDiscount)),
  }
}

/** A discount that the cap reduced gives less than its percentage, so the percentage is not shown. */
function wholeOnly(quote: Quote, line: QuoteLine): QuoteLine {
  if (line.kind !== 'discount' || line.percent === null) return line
  return percentOf(listPrice(quote), line.percent) === line.amount ? line : { ...line, percent: null }
}

/** Choices that don't change the price share one line, so that the customer sees that they were counted. */
function neutralRow(words: Words, lines: QuoteLine[]): QuoteRow[] {
  const [first, ...more] = lines.map((line) => labelOf(words, line)).reverse()
  if (first === undefined) return []
  return [
    { key: 'neutral', label: listed(words.t, first, ...more), value: words.format.factor(1), quiet: true },
  ]
}

function rowOf(words: Words, line: QuoteLine, index: number): QuoteRow {
  const { t, format } = words
  const free = line.kind === 'addon' && line.amount === 0
  return {
    key: `${line.kind}${index}`,
    label: labelOf(words, line),
    value: free ? t('games.free') : format.money(line.amount),
    quiet: free,
  }
}

function labelOf(words: Words, line: QuoteLine): string {
  const { t, format, config } = words
  const game = games[config.game]
  const unit = 'unit' in line ? format.money(line.unit) : ''
  switch (line.kind) {
    case 'climb':
      return t('games.line.climb', { tier: tierName(t, game, line.tier), count: line.divisions, unit })
    case 'points':
      return lastTogether(
        t('games.line.points', {
          tier: tierName(t, game, line.tier),
          points: openPointsOf(t, game, line.points),
          unit,
          step: openPointsOf(t, game, line.step ?? 40),
        }),
      )
    case 'bracket':
      return t('games.line.bracket', {
        points: isClimb(config) ? bracketInWords(t, game, config.start.tier, line.bracket) : line.bracket,
        percent: format.percent(line.percent, true),
      })
    case 'gain':
      return withPercent(
        words,
        t(`games.line.gain.${game.points}`, { gain: t(`games.gain.${line.gain}`) }),
        line.percent,
      )
    case 'server':
      return withPercent(words, t(`games.server.${line.server}`), line.percent)
    case 'queue':
      return withPercent(words, t(`games.queue.${line.queue}`), line.percent)
    case 'addon':
      return withPercent(words, addonName(t, game, line.addon), line.percent ?? 0)
    case 'discount':
      return withPercent(words, t(`games.discount.${line.source}`), line.percent ?? 0)
    case 'played':
    case 'under_way':
      return t(`games.line.${line.kind}`)
    default:
      return t(`games.line.${line.kind}`, { count: line.count, unit })
  }
}

/** Keeps the last two words together, so that a line break never leaves a figure alone. */
function lastTogether(words: string): string {
  return words.replace(/ (?=\S+$)/, '\u00a0')
}

function withPercent({ t, format }: Words, name: string, percent: number): string {
  return percent === 0 ? name : listed(t, name, format.percent(percent, true))
}
