import type { DisplayRates } from '#core/prices/display-currencies.ts'

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/**
 * The rates for showing prices in other currencies: `USD=1.08,GBP=0.86` and their day. Null if none are set; throws a
 * sentence for anything else, because a wrong rate would be shown beside every price.
 */
export function displayRatesOf(rates: string | undefined, date: string | undefined): DisplayRates | null {
  if (!rates && !date) return null
  if (!rates || !date) throw new Error('DISPLAY_RATES and DISPLAY_RATES_DATE need each other.')
  if (!day.test(date) || Number.isNaN(Date.parse(date)))
    throw new Error(`DISPLAY_RATES_DATE must be a day such as 2026-11-20, not ${date}.`)
  const known = new Set(Intl.supportedValuesOf('currency'))
  const found: Record<string, number> = {}
  for (const part of rates.split(',')) {
    const [, code = '', rate = ''] = /^\s*([A-Z]{3})=(\d{1,7}(?:\.\d{1,6})?)\s*$/.exec(part) ?? []
    if (!known.has(code)) throw new Error(`DISPLAY_RATES has no currency and rate in “${part.trim()}”.`)
    if (code === 'EUR') throw new Error('DISPLAY_RATES must not name EUR: prices are in EUR already.')
    if (code in found) throw new Error(`DISPLAY_RATES has ${code} twice.`)
    if (Number(rate) === 0) throw new Error(`DISPLAY_RATES has a rate of 0 for ${code}.`)
    found[code] = Number(rate)
  }
  return { date, rates: found }
}
