import { percentOf, sumOf } from '#core/base/money.ts'
import { addonIds, type BoostConfig, isDuo, targetPlace } from '../../choices/order-config.ts'
import type { Place } from '../../games/ladder.ts'
import type { PriceTable, WorkPrices } from '../price-table.ts'
import { gamePricesIn } from '../priced-games.ts'
import type { QuoteLine } from '../quote.ts'

/** What the services on the games' pages share: server, queue and add-ons. */

/** The lines of the work, and how server and queue change them. */
export function placedLines(config: BoostConfig, table: PriceTable, work: readonly QuoteLine[]): QuoteLine[] {
  const lines = [...work]
  const server = table.servers[config.server] ?? 0
  lines.push({
    kind: 'server',
    server: config.server,
    percent: server,
    amount: percentOf(sumOf(lines), server),
  })
  const queue = table.queues[config.queue] ?? 0
  lines.push({ kind: 'queue', queue: config.queue, percent: queue, amount: percentOf(sumOf(lines), queue) })
  return lines
}

/** The surcharge lines of the chosen add-ons; `base` is the base price in minor units. */
export function addonLines(config: BoostConfig, table: PriceTable, base: number): QuoteLine[] {
  const chosen = addonIds.filter((addon) => (addon === 'duo' ? isDuo(config) : config.addons.includes(addon)))
  return chosen.map((addon) => {
    if (addon === 'bonus-win')
      return { kind: 'addon', addon, percent: null, amount: winPrice(config, table, targetPlace(config)) }
    const percent = table.addons[addon]
    return { kind: 'addon', addon, percent, amount: percentOf(base, percent) }
  })
}

/** Minor units for one net win at a place, which is what the bonus win costs there. */
export function winPrice(config: BoostConfig, table: PriceTable, place: Place): number {
  return priceAt(gamePricesIn(table, config.game).win, place)
}

/** The price at a place, in minor units. @throws RangeError when the table lacks it. */
export function priceAt(prices: WorkPrices, { tier, division }: Place): number {
  if (division === null) return prices.open
  const price = prices.tiers[tier]?.divisions?.[division] ?? prices.tiers[tier]?.price
  if (price === undefined) throw new RangeError(`The price table has no price for ${tier}`)
  return price
}
