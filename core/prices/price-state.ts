/** A version's place in time; a withdrawn one never took effect. */
export type PriceVersionState = 'past' | 'holding' | 'scheduled' | 'withdrawn'

type Dated = { version: number; effectiveAt: Date; withdrawn: boolean }

/** A version's place in time, given the version in effect, if any. */
export function priceVersionState(
  { version, effectiveAt, withdrawn }: Dated,
  holding: number | null,
  now: Date,
): PriceVersionState {
  if (withdrawn) return 'withdrawn'
  if (version === holding) return 'holding'
  return effectiveAt > now ? 'scheduled' : 'past'
}
