import { type PriceValues, priceFields } from './price-values.ts'

/** One value that differs; null where a side has none (a division without its own price). */
export type PriceDifference = { path: string; from: number | null; to: number | null }

/** What changed between two tables, in the order of their fields; empty exactly when they are equal. */
export function priceDifferences(from: PriceValues, to: PriceValues): PriceDifference[] {
  return priceFields.flatMap(({ path }) => {
    const difference = { path, from: from[path] ?? null, to: to[path] ?? null }
    return difference.from === difference.to ? [] : [difference]
  })
}

/** A table with some of its values replaced; null removes a division's own price. */
export function withChanges(
  values: PriceValues,
  changes: Readonly<Record<string, number | null>>,
): PriceValues {
  const changed: Record<string, number> = { ...values }
  for (const [path, value] of Object.entries(changes)) {
    if (value === null) delete changed[path]
    else changed[path] = value
  }
  return changed
}
