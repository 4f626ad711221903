import { demoPriceTable, type PriceTable } from '#core/prices/price-table.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'

/** The prices that legal pages explain rules with; before the shop opens, those of the demo. */
export async function explainedPrices(services: Services): Promise<PriceTable> {
  try {
    return await presentPrices(services)
  } catch (error) {
    if (error instanceof AppError && error.code === 'prices_not_set') return demoPriceTable
    throw error
  }
}
