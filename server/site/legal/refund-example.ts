import { defaultConfig } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { progressOf } from '#core/orders/kinds.ts'
import { type StopLine, stopQuote } from '#core/orders/stop-quote.ts'
import { formats } from '#i18n/format.ts'
import { inAList } from '#i18n/in-a-list.ts'
import { climbTitle, rankName } from '#i18n/order-words.ts'
import type { Translate } from '#i18n/translate.ts'
import { priceConfig } from '#server/orders/quotes/price-config.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { explainedPrices } from './explained-prices.ts'
import { markdownTable } from './markdown-table.ts'

const config = {
  ...defaultConfig('league-of-legends', 'elo-boost'),
  addons: ['priority' as const, 'characters' as const],
}
const reached = { tier: 'gold', division: 3, points: 40 } as const

/** A climb that ends early, calculated like every order: what was played, and what comes back. */
export async function refundExample(services: Services, t: Translate): Promise<string> {
  const { money, percent } = formats(t.locale)
  const quote = priceConfig(config, await explainedPrices(services))
  const game = games[config.game]
  const played = { by: '', result: 'won', points: 0, standing: reached, at: '' } as const
  const stop = stopQuote(quote, config, progressOf(config, [played]))
  const points = (count: number) => t('games.pointsOf.LP', { points: count, count })
  const label = (line: StopLine): string => {
    if (line.kind === 'camps')
      return t('order.stopClimbed', { from: rankName(t, game, line.from), to: rankName(t, game, line.to) })
    if (line.kind === 'division')
      return t('order.stopPart', {
        rank: rankName(t, game, line.at),
        part: line.points,
        all: points(line.of),
      })
    return t('order.stopExtras', { percent: percent('percent' in line ? line.percent : 0) })
  }
  const sentence = t('legal.example', {
    climb: climbTitle(t, config),
    server: t(`games.server.${config.server}`),
    total: money(stop.paid),
    addons: inAList(t, [t('games.addon.priority'), t('games.addon.characters.champions')]),
    rank: rankName(t, game, reached),
    points: points(reached.points),
  })
  const table = markdownTable(
    [t('legal.colPart'), t('legal.colAmount')],
    [
      [t('order.stopPaid'), money(stop.paid)],
      ...stop.lines.map((line) => [label(line), money(line.amount)]),
      [t('order.stopEarned'), money(stop.earned)],
      [`**${t('order.stopRefund')}**`, `**${money(stop.refund)}**`],
    ],
    'figures',
  )
  return `${sentence}\n\n${table}`
}
