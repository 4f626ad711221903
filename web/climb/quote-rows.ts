import { games } from '#core/games/games.ts'
import type { OrderConfig } from '#core/orders/order-config.ts'
import type { Quote, QuoteLine } from '#core/orders/pricing.ts'
import type { Formats } from '#i18n/format.ts'
import type { Translate } from '#i18n/translate.ts'
import { pointsOf } from './climb-words.ts'

export type QuoteRow = {
  key: string
  label: string
  /** Formatted amount, 'Free', or a factor such as ×1.00. */
  value: string
  quiet: boolean
}

type Words = { t: Translate; format: Formats; config: OrderConfig }

const isNeutral = (line: QuoteLine) => 'percent' in line && line.percent === 0
const isAddonOrDiscount = (line: QuoteLine) => line.kind === 'addon' || line.kind === 'discount'

/** A quote's lines in words, in the order of the calculation: what makes the base price, then what comes on top. */
export function quoteRows(words: Words, quote: Quote): { base: QuoteRow[]; extras: QuoteRow[] } {
  const rows = (lines: QuoteLine[]) => lines.map((line, index) => rowOf(words, line, index))
  const base = quote.lines.filter((line) => !isAddonOrDiscount(line))
  return {
    base: [...rows(base.filter((line) => !isNeutral(line))), ...neutralRow(words, base.filter(isNeutral))],
    extras: rows(quote.lines.filter(isAddonOrDiscount)),
  }
}

/** What was chosen and changes nothing stands in one line, so that nobody wonders whether it was counted. */
function neutralRow(words: Words, lines: QuoteLine[]): QuoteRow[] {
  if (lines.length === 0) return []
  const label = lines
    .map((line) => labelOf(words, line))
    .reverse()
    .join(', ')
  return [{ key: 'neutral', label, value: words.format.ltr('×1.00'), quiet: true }]
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

function labelOf({ t, format, config }: Words, line: QuoteLine): string {
  const game = games[config.game]
  const unit = 'unit' in line ? format.money(line.unit) : ''
  switch (line.kind) {
    case 'climb':
      return t('games.line.climb', { tier: t(`games.tier.${line.tier}`), count: line.divisions, unit })
    case 'points':
      return t('games.line.points', {
        tier: t(`games.tier.${line.tier}`),
        points: format.ltr(pointsOf(t, game, line.points)),
        unit,
      })
    case 'wins':
      return t('games.line.wins', { count: line.count, unit })
    case 'games':
      return t('games.line.games', { count: line.count, unit })
    case 'hours':
      return t('games.line.hours', { count: line.count, unit })
    case 'bracket':
      return t('games.line.bracket', {
        points: format.ltr(pointsOf(t, game, line.bracket.replace('-', '–'))),
        percent: format.percent(line.percent, true),
      })
    case 'gain':
      return withPercent(
        t('games.line.gain', { gain: t(`games.gain.${line.gain}`), points: game.points }),
        line.percent,
        format,
      )
    case 'server':
      return withPercent(t(`games.server.${line.server}`), line.percent, format)
    case 'queue':
      return withPercent(t(`games.queue.${line.queue}`), line.percent, format)
    case 'addon':
      return withPercent(t(`games.addon.${line.addon}`), line.percent ?? 0, format)
    case 'discount':
      return withPercent(t(`games.discount.${line.source}`), line.percent ?? 0, format)
  }
}

function withPercent(name: string, percent: number, format: Formats): string {
  return percent === 0 ? name : `${name}, ${format.percent(percent, true)}`
}
