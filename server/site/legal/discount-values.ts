import { minimumCharge } from '#core/prices/discounts.ts'
import { formats } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { DocumentValues } from '#server/platform/documents/fill-document.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { explainedPrices } from './explained-prices.ts'

/** How far discounts go: the cap of all together, and the price that they leave. */
export async function discountValues(services: Services, locale: Locale): Promise<DocumentValues> {
  const { money, percent } = formats(locale)
  const { discountCap } = await explainedPrices(services)
  return { 'discounts.cap': percent(discountCap), 'discounts.least': money(minimumCharge) }
}
