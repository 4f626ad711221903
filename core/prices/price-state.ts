/** Where a version stands in time; a withdrawn one never held. */
export type PriceVersionState = 'past' | 'holding' | 'scheduled' | 'withdrawn'

type Dated = { version: number; effectiveAt: Date; withdrawn: boolean }

/** Where a version stands, given which one holds now, if any. */
export function priceVersionState(
  { version, effectiveAt, withdrawn }: Dated,
  holding: number | null,
  now: Date,
): PriceVersionState {
  if (withdrawn) return 'withdrawn'
  if (version === holding) return 'holding'
  return effectiveAt > now ? 'scheduled' : 'past'
}
