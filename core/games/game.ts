/**
 * What a game is, as data. To add a game or a season, add a module of this shape (and its texts); no code asks which
 * game it is.
 */

export const gameIds = ['league-of-legends', 'teamfight-tactics', 'valorant', 'wild-rift'] as const
export type GameId = (typeof gameIds)[number]

export const serviceIds = ['elo-boost', 'duo-boost', 'placement-boost', 'win-boost'] as const
export type ServiceId = (typeof serviceIds)[number]

/** Every tier of every game; the same tier has the same word in all of them. */
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
  /** Points that one division takes (LP, RR or marks); 0 in an open tier, where points have no upper limit. */
  points: number
  /** Open tiers only: the points, counted from the first open tier's 0, at which this tier begins. */
  opensAt?: number
  /**
   * Open tiers only, where they still name divisions (Immortal 1 to 3): where each begins on the same open points,
   * low to high.
   */
  openDivisions?: readonly { division: number; opensAt: number }[]
}

/** Who can play a queue, and from which tier on; a queue without a rule is open to all. */
export type QueueRule = { party?: 'solo'; from?: TierId }

/** How a game can end. Which games know draws, `moves` of each says. */
export const results = ['won', 'lost', 'drawn'] as const
export type Result = (typeof results)[number]

/** Points of one game, without their sign: the usual number, and the most that a game has ever moved. */
export type Swing = { least: number; usual: number; most: number }

/** What each result moves: a win and a draw add points, a loss takes them. `drawn` is null where no game is drawn. */
export type Swings = { won: Swing; lost: Swing; drawn: Swing | null }

/** How one game moves a rank; these facts change by season, like the thresholds. */
export type Moves = Swings & {
  /** The same in the open tiers, where points replace marks. */
  open: Swings
  /** A promotion starts the new division with at least this many points. */
  promotedTo: number
  /** A demotion ends no lower in the division below than at this part of it, 0 to 1. */
  demotedTo: number
}

export type Game = {
  id: GameId
  /**
   * Ladders, servers and thresholds change by season: the source of these facts and the date since when they apply.
   */
  season: { name: string; since: string }
  /** What a point is called: LP, RR or marks. */
  points: 'LP' | 'RR' | 'marks'
  /** What it is called in an open tier, where points replace marks. */
  openPoints: 'LP' | 'RR' | 'points'
  /** How divisions are written: IV to I, or 1 to 3. */
  numerals: 'roman' | 'arabic'
  /** From the lowest to the highest. */
  tiers: readonly Tier[]
  moves: Moves
  /**
   * The shortest time in which a ranked game is usually over, and the date of that judgment: a record that shows more
   * games in less time is doubted (`core/orders/doubts.ts`), never refused, since a game can be even shorter.
   */
  shortestGame: { minutes: number; since: string }
  servers: readonly ServerId[]
  queues: readonly QueueId[]
  queueRules: Partial<Record<QueueId, QueueRule>>
  /** Mobile games only. */
  platforms: readonly ('android' | 'ios')[]
  /** The most placement games that can be bought. */
  placementGames: number
  /** What they are: placement games or, where a game has none, the first ranked games of a season. */
  placementKind: 'placement' | 'season'
  /** What a booster can be asked to play; empty where a game has no roles. */
  roles: readonly RoleId[]
  /** What characters are called; null where none can be chosen. */
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
