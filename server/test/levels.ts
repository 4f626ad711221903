import { demoLevels } from '#core/prices/cashback.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { publishPrices } from '#server/money/prices/publish-prices.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { insertStaff, type TestServices } from './factories.ts'

/** Publishes the test's prices with the levels of the demo: 2, 3 and 5 percent, from 150 and from 400 EUR. */
export async function publishLevels(services: TestServices): Promise<void> {
  const staff = await insertStaff(services, ['FullAccess'])
  const { version: based_on, effectiveAt: _, ...content } = demoPriceTable
  const publication = {
    content: { ...content, ...demoLevels },
    reason: 'Levels',
    effective_at: null,
    based_on,
  }
  await transaction(services, (work) => publishPrices(work, staff, publication))
}
