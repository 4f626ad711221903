import type { Game, GameId, QueueId, RoleId, ServerId, ServiceId, TierId } from '../games/game.ts'
import { games } from '../games/games.ts'
import { isOpenTier, ladderPoints, type Place, tierOf } from '../games/ladder.ts'

export const brackets = ['0-20', '21-40', '41-60', '61-80', '81-100'] as const
/** Where in the first division the climb starts, in percent of what the division takes. */
export type Bracket = (typeof brackets)[number]

export const gains = ['low', 'normal', 'high'] as const
/** How many points a won game brings. */
export type Gain = (typeof gains)[number]

export const addonIds = [
  'duo',
  'priority',
  'stream',
  'characters',
  'solo-only',
  'coaching',
  'bonus-win',
  'offline',
] as const
export type AddonId = (typeof addonIds)[number]

export type Platform = 'android' | 'ios'

/** `points` are exact in open tiers and 0 elsewhere, where the bracket says where the climb starts. */
export type Start = Place & { bracket: Bracket; points: number }
/** `points` are exact in open tiers and 0 elsewhere. */
export type Target = Place & { points: number }

type Common = {
  game: GameId
  server: ServerId
  queue: QueueId
  /** Mobile games only, null elsewhere. */
  platform: Platform | null
  addons: AddonId[]
  /** The preferred roles; only with the add-on `characters`. */
  roles: RoleId[]
  /**
   * The preferred champions or agents, by their ids; only with the add-on `characters`. Orders from before the list
   * existed can contain other words.
   */
  characters: string[]
  /** When the customer can play; empty unless they play along. */
  freeHours: string
}

export type ClimbConfig = Common & {
  service: 'elo-boost' | 'duo-boost'
  start: Start
  target: Target
  gain: Gain
}

export type PlacementConfig = Common & {
  service: 'placement-boost'
  /** Last season's rank; null is unranked. */
  lastRank: Place | null
  games: number
  duo: boolean
}

export type WinConfig = Common & {
  service: 'win-boost'
  rank: Place
  /** Net wins: a lost game is won back at no cost. */
  wins: number
  duo: boolean
}

/** Hours with a coach; they involve no account, server or queue of the customer. */
export type CoachingConfig = {
  service: 'coaching'
  game: GameId
  /** The booster whom the customer chose by name. */
  coachId: string
  hours: number
  /** What the customer wants to learn, and anything the coach should know beforehand. */
  wishes: string
}

/** What the four service pages of a game sell. */
export type BoostConfig = ClimbConfig | PlacementConfig | WinConfig

/** What a customer configures. */
export type OrderConfig = BoostConfig | CoachingConfig

/** The services of the games' pages, and coaching, which has a page for all games. */
export type OrderServiceId = OrderConfig['service']

/** The most hours of one coaching order; the least is one. */
export const mostHours = 5
/** The most roles, and the most champions or agents, that one order can name. */
export const mostRoles = 2
export const mostCharacters = 5
/** The most net wins of one order. */
export const mostWins = 20
/** The highest open points that can be ordered; no account has more. */
export const mostOpenPoints = 5000
/** An unranked placement is priced and claimed as this tier (domain 2). */
export const unrankedTier: TierId = 'silver'

/** Whether the order is a climb with a start and a target. */
export function isClimb(config: OrderConfig): config is ClimbConfig {
  return config.service === 'elo-boost' || config.service === 'duo-boost'
}

/** Whether it is played on a ladder, and so has a server, a queue and add-ons. */
export function isBoost(config: OrderConfig): config is BoostConfig {
  return 'queue' in config
}

/** Whether the customer plays along: by the service, the add-on or the choice of the service's form. */
export function isDuo(config: OrderConfig): boolean {
  if ('duo' in config) return config.duo
  return config.service === 'duo-boost' || (isBoost(config) && config.addons.includes('duo'))
}

/** The place whose prices and level apply: the climb's start, the last rank, or the rank of the wins. */
export function startPlace(config: BoostConfig): Place {
  if (isClimb(config)) return config.start
  if (config.service === 'win-boost') return config.rank
  return config.lastRank ?? lowestOf(games[config.game], unrankedTier)
}

/** The place that the order leads to: a climb's target, otherwise where it starts. */
export function targetPlace(config: BoostConfig): Place {
  return isClimb(config) ? config.target : startPlace(config)
}

/** A bracket with the lowest and highest points it covers. */
export type BracketChoice = { bracket: Bracket; from: number; to: number }

/**
 * The brackets to choose from in a tier; none in an open tier. A hundred points are divided into five brackets. Where
 * a division takes few marks, each mark is one choice and has the bracket of its part of the division.
 */
export function bracketChoices(game: Game, tier: TierId): BracketChoice[] {
  const points = tierOf(game, tier)?.points ?? 0
  if (points >= 100)
    return brackets.map((bracket, i) => ({ bracket, from: i && i * 20 + 1, to: i * 20 + 20 }))
  return Array.from({ length: points }, (_, mark) => ({
    bracket: brackets[Math.floor((mark * brackets.length) / points)] ?? '0-20',
    from: mark,
    to: mark,
  }))
}

/**
 * Points (LP, RR, marks) inside the start's division: the middle of its bracket, or the exact points in an open tier.
 */
export function pointsAtStart(game: Game, start: Start): number {
  if (isOpenTier(game, start.tier)) return start.points
  const choice = bracketChoices(game, start.tier).find(({ bracket }) => bracket === start.bracket)
  return choice ? Math.floor((choice.from + choice.to) / 2) : 0
}

/** The start and the end of a climb, in points from the foot of the ladder. */
export function climbEnds(config: ClimbConfig): { from: number; to: number } {
  const game = games[config.game]
  const { start, target } = config
  const from = ladderPoints(game, { ...start, points: pointsAtStart(game, start) })
  return { from, to: ladderPoints(game, target) }
}

/** What a customer configures for a service. */
export type ConfigOf<S extends ServiceId> = S extends 'placement-boost'
  ? PlacementConfig
  : S extends 'win-boost'
    ? WinConfig
    : ClimbConfig

/** The defaults of a service's form. */
export function defaultConfig<S extends ServiceId>(gameId: GameId, service: S): ConfigOf<S>
export function defaultConfig(gameId: GameId, service: ServiceId): BoostConfig {
  const game = games[gameId]
  const duoOnly = service === 'duo-boost'
  const common: Common = {
    game: gameId,
    server: first(game.servers),
    queue: first(game.queues.filter((queue) => !duoOnly || game.queueRules[queue]?.party !== 'solo')),
    platform: game.platforms[0] ?? null,
    addons: [],
    roles: [],
    characters: [],
    freeHours: '',
  }
  const silver: Place = { tier: 'silver', division: 2 }
  if (service === 'placement-boost')
    return { ...common, service, lastRank: silver, games: Math.min(5, game.placementGames), duo: false }
  if (service === 'win-boost') return { ...common, service, rank: silver, wins: 5, duo: false }
  const choices = bracketChoices(game, 'silver')
  const bracket = choices[Math.floor(choices.length / 2)]?.bracket ?? '0-20'
  return {
    ...common,
    service,
    start: { ...silver, bracket, points: 0 },
    target: { ...lowestOf(game, 'platinum'), points: 0 },
    gain: 'normal',
  }
}

function lowestOf(game: Game, tier: TierId): Place {
  return { tier, division: tierOf(game, tier)?.divisions[0] ?? null }
}

function first<T>(list: readonly T[]): T {
  const [value] = list
  if (value === undefined) throw new RangeError('A game needs at least one of each')
  return value
}
