import type { Bracket } from '../choices/order-config.ts'
import type { GameId, Rank, TierId } from '../games/game.ts'

/** The ladders of domain 1, written a second time: the oracle must not share the data that it judges. */
const classic: TierId[] = ['iron', 'bronze', 'silver', 'gold', 'platinum', 'emerald', 'diamond']
const ladders: Record<
  GameId,
  { closed: TierId[]; divisions: number[]; open: Partial<Record<TierId, number>>; marks?: number[] }
> = {
  'league-of-legends': {
    closed: classic,
    divisions: [4, 3, 2, 1],
    open: { master: 0, grandmaster: 400, challenger: 800 },
  },
  'teamfight-tactics': {
    closed: classic,
    divisions: [4, 3, 2, 1],
    open: { master: 0, grandmaster: 400, challenger: 800 },
  },
  valorant: {
    closed: ['iron', 'bronze', 'silver', 'gold', 'platinum', 'diamond', 'ascendant'],
    divisions: [1, 2, 3],
    open: { immortal: 0, radiant: 550 },
  },
  'wild-rift': {
    closed: classic,
    divisions: [4, 3, 2, 1],
    open: { master: 0, grandmaster: 200, challenger: 400, sovereign: 800 },
    marks: [2, 3, 3, 4, 4, 5, 5],
  },
}
const middle: Record<Bracket, number> = { '0-20': 10, '21-40': 30, '41-60': 50, '61-80': 70, '81-100': 90 }
/** Which mark of a division a bracket represents, by the number of marks that the division takes. */
const markOf: Record<number, Partial<Record<Bracket, number>>> = {
  2: { '0-20': 0, '41-60': 1 },
  3: { '0-20': 0, '21-40': 1, '61-80': 2 },
  4: { '0-20': 0, '21-40': 1, '41-60': 2, '61-80': 3 },
  5: { '0-20': 0, '21-40': 1, '41-60': 2, '61-80': 3, '81-100': 4 },
}

function openTiers(game: GameId): TierId[] {
  return Object.keys(ladders[game].open) as TierId[]
}

/** The closed divisions of a game from the lowest to the highest, then its open tiers at the points given. */
export function spotsOf(game: GameId, openPoints: readonly number[]): Rank[] {
  const { closed, divisions } = ladders[game]
  return [
    ...closed.flatMap((tier) => divisions.map((division) => ({ tier, division, points: 0 }))),
    ...openTiers(game).flatMap((tier) => openPoints.map((points) => ({ tier, division: null, points }))),
  ]
}

/** How high a place is, in hundredths of a division from the foot; an open point counts as one. */
export function heightOf(game: GameId, spot: Rank): number {
  const { closed, divisions } = ladders[game]
  const steps =
    spot.division === null
      ? closed.length * divisions.length
      : closed.indexOf(spot.tier) * divisions.length + divisions.indexOf(spot.division)
  return steps * 100 + spot.points
}

/** Why specification 5 refuses a climb, or null. */
export function climbOracle(game: GameId, start: Rank & { bracket: Bracket }, target: Rank): string | null {
  const { closed, open, marks } = ladders[game]
  const tierIndex = ({ tier }: Rank) => [...closed, ...openTiers(game)].indexOf(tier)
  const perDivision = start.division === null ? undefined : marks?.[tierIndex(start)]
  const mark = perDivision && markOf[perDivision]?.[start.bracket]
  if (perDivision && mark === undefined) return 'bad_params'
  const belowItsTier = ({ tier, points }: Rank) => points < (open[tier] ?? 0)
  if (belowItsTier(start) || belowItsTier(target)) return 'bad_params'
  if (tierIndex(target) < tierIndex(start)) return 'target_tier_lower'
  const way = heightOf(game, target) - heightOf(game, start)
  if (target.tier === start.tier && target.division !== null && way <= 0)
    return 'target_division_same_or_lower'
  const inMarks = perDivision && mark !== undefined ? (mark * 100) / perDivision : middle[start.bracket]
  return way - (start.division === null ? 0 : inMarks) < 40 ? 'minimum_purchase' : null
}
