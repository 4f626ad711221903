import { priceVersionState } from '#core/prices/price-state.ts'
import type { PriceVersionRow } from './price-version-store.ts'

/** A version as the contract answers it. */
export function priceVersionView(row: PriceVersionRow, holding: number | null, now: Date) {
  const dated = {
    version: row.version,
    effectiveAt: row.effective_at,
    withdrawn: row.withdrawn_at !== null,
  }
  return {
    version: row.version,
    state: priceVersionState(dated, holding, now),
    author: row.author,
    reason: row.reason,
    effective_at: row.effective_at.toISOString(),
    created_at: row.created_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    based_on: row.based_on,
  }
}
