import type { Game, Tier } from '#core/games/game.ts'

/**
 * A lens widens the part of the ladder that is climbed, so that the whole ladder stays in the picture. `start` and
 * `target` are camp indexes; fractions let the lens glide from one climb to the next.
 */
export type Lens = { start: number; target: number }

/**
 * Weights of a gap between camps and of a tier's height; `least` is the share of the height that a tier's name needs.
 */
export type LensWeights = {
  along: number
  tier: number
  openTier: number
  chosenTier: number
  perCamp: number
  least: number
}

export const routeLens: LensWeights = {
  along: 4.2,
  tier: 1,
  openTier: 0.95,
  chosenTier: 2,
  perCamp: 1,
  least: 0.038,
}
/** Three stretches need more room than one. */
export const changeLens: LensWeights = { ...routeLens, along: 13 }
export const smallLens: LensWeights = {
  along: 3,
  tier: 0.8,
  openTier: 0.8,
  chosenTier: 2,
  perCamp: 2.25,
  least: 0,
}

/** The last camp needs space for the path to the summit. */
const summitWeight = 1.6

export const campsOf = (tier: Tier) => Math.max(1, tier.divisions.length)
export const campCount = (game: Game) => game.tiers.reduce((count, tier) => count + campsOf(tier), 0)

const overlap = (low: number, high: number, from: number, to: number) =>
  Math.max(0, Math.min(high, to) - Math.max(low, from))

/** The places of the camps and, last, of the summit along the ladder, from 0 to 1. */
export function campsAlong(game: Game, lens: Lens, weights: LensWeights): number[] {
  const count = campCount(game)
  const places = [0]
  for (let camp = 0; camp < count; camp++) {
    const widened = overlap(camp, camp + 1, lens.start - 1, lens.target + 1)
    const gap = camp === count - 1 ? summitWeight : 1 + (weights.along - 1) * widened
    places.push((places[camp] as number) + gap)
  }
  const whole = places[count] as number
  return places.map((place) => place / whole)
}

export type TierBand = { tier: Tier; foot: number; top: number; firstCamp: number }

/** The tiers' feet and tops as altitude, 0 at the foot of the ladder and 1 at the summit. */
export function tierBands(game: Game, lens: Lens, weights: LensWeights): TierBand[] {
  let firstCamp = 0
  const tiers = game.tiers.map((tier) => {
    const from = firstCamp
    firstCamp += campsOf(tier)
    const camps = overlap(from, firstCamp, lens.start, lens.target + 1)
    const share = Math.min(1, camps)
    const rest = (1 - share) * (tier.divisions.length === 0 ? weights.openTier : weights.tier)
    return {
      tier,
      firstCamp: from,
      rest,
      chosen: share * (weights.chosenTier + weights.perCamp * Math.max(1, camps)),
    }
  })
  const chosen = tiers.reduce((sum, tier) => sum + tier.chosen, 0)
  const rest = tiers.reduce((sum, tier) => sum + tier.rest, 0)
  // On a long climb the tiers outside it would become thinner than their names.
  const widen = Math.max(1, (weights.least * chosen) / Math.max(0.1, 1 - weights.least * rest) / weights.tier)
  const whole = chosen + rest * widen
  let foot = 0
  return tiers.map((tier) => {
    const band = {
      tier: tier.tier,
      firstCamp: tier.firstCamp,
      foot,
      top: foot + (tier.chosen + tier.rest * widen) / whole,
    }
    foot = band.top
    return band
  })
}

/** Division k of n is at (k + .12) / n of its tier's band, an open tier's camp at .3. */
export function campAltitudes(bands: readonly TierBand[]): number[] {
  return bands.flatMap(({ tier, foot, top }) =>
    tier.divisions.length === 0
      ? [foot + 0.3 * (top - foot)]
      : tier.divisions.map((_, k) => foot + ((k + 0.12) / tier.divisions.length) * (top - foot)),
  )
}
