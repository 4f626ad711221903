import type { Game, Rank, Tier, TierId } from './game.ts'

/** A place on a ladder without points: a division, or an open tier (`division` null). */
export type Place = { tier: TierId; division: number | null }

/** A place with its number on the ladder, counted from 0 at the foot. */
export type Camp = Place & { index: number }

/** The part of a climb inside one camp; `of` is what the whole division takes, 0 in an open tier. */
export type Stretch = Place & { points: number; of: number }

// A ladder never changes, and pricing one order reads it dozens of times.
const laid = new WeakMap<Game, readonly Camp[]>()

/** Every division from the lowest to the highest; an open tier counts as one camp. */
export function camps(game: Game): readonly Camp[] {
  const known = laid.get(game) ?? layCamps(game)
  laid.set(game, known)
  return known
}

function layCamps(game: Game): readonly Camp[] {
  return game.tiers
    .flatMap((tier): Place[] =>
      tier.divisions.length === 0
        ? [{ tier: tier.id, division: null }]
        : tier.divisions.map((division) => ({ tier: tier.id, division })),
    )
    .map((place, index) => ({ index, ...place }))
}

/** The camp's number on the ladder, or -1 for a place that does not exist in this game. */
export function campIndex(game: Game, place: Place): number {
  return camps(game).findIndex((camp) => camp.tier === place.tier && camp.division === place.division)
}

/** The tier's data, undefined for a tier that does not exist in this game. */
export function tierOf(game: Game, tier: TierId): Tier | undefined {
  return game.tiers.find(({ id }) => id === tier)
}

/** Whether points have no upper limit in this tier; false for a tier that does not exist in this game. */
export function isOpenTier(game: Game, tier: TierId): boolean {
  return tierOf(game, tier)?.divisions.length === 0
}

/** Whether a ladder has this rank: its camp exists, and a division has that many points. */
export function isOnLadder(game: Game, standing: Rank): boolean {
  if (campIndex(game, standing) === -1 || standing.points < 0) return false
  return isOpenTier(game, standing.tier) || standing.points <= (tierOf(game, standing.tier)?.points ?? 0)
}

/** Points (LP, RR or marks) from the foot of the ladder to the first open tier. */
export function openFoot(game: Game): number {
  return game.tiers.reduce((sum, tier) => sum + tier.divisions.length * tier.points, 0)
}

/**
 * Points (LP, RR or marks) from the foot of the ladder to a rank; the open tiers continue the same count.
 * @throws RangeError for a place that does not exist in this game.
 */
export function ladderPoints(game: Game, rank: Rank): number {
  if (campIndex(game, rank) === -1) throw new RangeError(`${game.id} has no ${rank.tier} ${rank.division}`)
  if (rank.division === null) return openFoot(game) + rank.points
  let foot = 0
  for (const tier of game.tiers) {
    if (tier.id === rank.tier) return foot + tier.divisions.indexOf(rank.division) * tier.points + rank.points
    foot += tier.divisions.length * tier.points
  }
  return foot
}

/** The rank at this many points from the foot; below the foot it is the foot. */
export function rankAtPoints(game: Game, points: number): Rank {
  let left = Math.max(0, points)
  for (const tier of game.tiers) {
    const height = tier.divisions.length * tier.points
    if (tier.divisions.length === 0) break
    if (left < height) {
      const division = tier.divisions[Math.floor(left / tier.points)] ?? null
      return { tier: tier.id, division, points: left % tier.points }
    }
    left -= height
  }
  const tier = game.tiers.findLast(({ opensAt }) => opensAt !== undefined && opensAt <= left)
  if (!tier) throw new RangeError(`${game.id} ends below ${points} points`)
  return { tier: tier.id, division: null, points: left }
}

/**
 * The division that an open tier names at its open points (Immortal 2 at 130 RR); null where it names none or the
 * points are unknown.
 */
export function openDivisionAt(game: Game, { tier, points }: Place & { points?: number }): number | null {
  if (points === undefined) return null
  const named = tierOf(game, tier)?.openDivisions
  return named?.findLast(({ opensAt }) => opensAt <= points)?.division ?? null
}

/** The camps between two heights (points from the foot), from low to high, each with its part of the distance. */
export function stretches(game: Game, from: number, to: number): Stretch[] {
  const found: Stretch[] = []
  let at = Math.max(0, from)
  while (at < to) {
    const rank = rankAtPoints(game, at)
    const of = tierOf(game, rank.tier)?.points ?? 0
    const top = of === 0 ? nextOpening(game, rank) : at - rank.points + of
    const end = Math.min(to, top)
    found.push({ tier: rank.tier, division: rank.division, points: end - at, of })
    at = end
  }
  return found
}

function nextOpening(game: Game, rank: Rank): number {
  const next = game.tiers.find(({ opensAt }) => opensAt !== undefined && opensAt > rank.points)
  return next?.opensAt === undefined ? Number.POSITIVE_INFINITY : openFoot(game) + next.opensAt
}

/**
 * The length of a distance in hundredths of a division; one open point counts as one. It makes marks and LP
 * comparable.
 */
export function hundredths(way: readonly Stretch[]): number {
  return way.reduce((sum, { points, of }) => sum + (of === 0 ? points : (points * 100) / of), 0)
}
