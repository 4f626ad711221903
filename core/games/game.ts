/**
 * What a game is, as data. A game or a season is added by adding a module of this shape (and its words);
 * no code asks which game it is.
 */

export const gameIds = ['league-of-legends', 'teamfight-tactics', 'valorant', 'wild-rift'] as const
export type GameId = (typeof gameIds)[number]

export const serviceIds = ['elo-boost', 'duo-boost', 'placement-boost', 'win-boost'] as const
export type ServiceId = (typeof serviceIds)[number]

/** Every tier of every game; a tier's name is the same word wherever it occurs. */
export type TierId =
  | 'iron'
  | 'bronze'
  | 'silver'
  | 'gold'
  | 'platinum'
  | 'emerald'
  | 'diamond'
  | 'master'
  | 'grandmaster'
  | 'challenger'
  | 'sovereign'
  | 'ascendant'
  | 'immortal'
  | 'radiant'

export type Tier = {
  id: TierId
  /** Division numbers from the lowest to the highest as players write them: [4,3,2,1] or [1,2,3]; [] is an open tier. */
  divisions: readonly number[]
  /** Points that one division takes (LP, RR or marks); 0 in an open tier, where points have no ceiling. */
  points: number
  /** Open tiers only: the points, counted from the first open tier's 0, at which this tier begins. */
  opensAt?: number
  /** Open tiers that still name divisions (Immortal 1 to 3): where each begins on the same open points, low to high. */
  openDivisions?: readonly { division: number; opensAt: number }[]
}

/** Who may play a queue, and from which tier on; a queue without a rule is open to all. */
export type QueueRule = { party?: 'solo'; from?: TierId }

/** Points of one game, without their sign: what is common, and the most that a game has ever moved. */
export type Swing = { least: number; usual: number; most: number }

/** How one game moves a rank; these facts change by season, as thresholds do. */
export type Moves = {
  won: Swing
  lost: Swing
  /** The same in the open tiers, where marks give way to points. */
  open: { won: Swing; lost: Swing }
  /** A promotion starts the new division with at least so many points. */
  promotedTo: number
  /** A demotion lands no lower in the division below than at this part of it, 0 to 1. */
  demotedTo: number
}

export type Game = {
  id: GameId
  /** Ladders, servers and thresholds change by season: where these facts come from and since when they hold. */
  season: { name: string; since: string }
  /** What a point is called: LP, RR or marks. */
  points: 'LP' | 'RR' | 'marks'
  /** What it is called in an open tier, where marks give way to points. */
  openPoints: 'LP' | 'RR' | 'points'
  /** How divisions are written: IV to I, or 1 to 3. */
  numerals: 'roman' | 'arabic'
  /** From the lowest to the highest. */
  tiers: readonly Tier[]
  moves: Moves
  servers: readonly ServerId[]
  queues: readonly QueueId[]
  queueRules: Partial<Record<QueueId, QueueRule>>
  /** Mobile games only. */
  platforms: readonly ('android' | 'ios')[]
  /** The most placement games that can be bought. */
  placementGames: number
  /** What they are: games that place, or, where a game has none, the first ranked games of a season. */
  placementKind: 'placement' | 'season'
  /** What a booster can be asked to play; empty where a game has no roles. */
  roles: readonly RoleId[]
  /** What single characters are called; null where none can be asked for. */
  characters: 'champions' | 'agents' | null
}

export type ServerId =
  | 'euw'
  | 'eune'
  | 'na'
  | 'br'
  | 'lan'
  | 'las'
  | 'oce'
  | 'tr'
  | 'ru'
  | 'jp'
  | 'me'
  | 'sea'
  | 'tw'
  | 'vn'
  | 'eu'
  | 'latam'
  | 'ap'

export type RoleId =
  | 'top'
  | 'jungle'
  | 'mid'
  | 'bot'
  | 'support'
  | 'baron'
  | 'dragon'
  | 'duelist'
  | 'initiator'
  | 'controller'
  | 'sentinel'

export type QueueId = 'solo-duo' | 'flex' | 'ranked' | 'double-up' | 'competitive' | 'legendary'

/** A place on a ladder. `division` is null in an open tier; `points` count inside the division, or from the first open tier's 0. */
export type Rank = { tier: TierId; division: number | null; points: number }
