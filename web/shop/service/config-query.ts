import {
  addonIds,
  type BoostConfig,
  bracketChoices,
  brackets,
  type ClimbConfig,
  type ConfigOf,
  defaultConfig,
  gains,
  isClimb,
  mostCharacters,
  mostOpenPoints,
  mostRoles,
  mostWins,
  type PlacementConfig,
  type WinConfig,
} from '#core/choices/order-config.ts'
import type { Game, GameId, ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { camps, isOpenTier, type Place, tierOf } from '#core/games/ladder.ts'
import { settled } from './settled.ts'

/**
 * An order as the address contains it: `?from=silver-2&at=41-60&to=platinum-4&server=na&with=priority,offline`,
 * `?rank=gold-2&wins=5`, `?rank=unranked&games=3&duo=1`. It contains only differences from the service's defaults, so
 * that a plain page keeps a plain address.
 */
export function writeQuery(config: BoostConfig): URLSearchParams {
  const query = new URLSearchParams()
  const usual = wordsOf(defaultConfig(config.game, config.service))
  for (const [key, word] of Object.entries(wordsOf(config))) if (word !== usual[key]) query.set(key, word)
  return query
}

/** The order in an address; unknown parts fall back to the service's defaults. */
export function readQuery<S extends ServiceId>(
  gameId: GameId,
  service: S,
  query: URLSearchParams,
): ConfigOf<S>
export function readQuery(gameId: GameId, service: ServiceId, query: URLSearchParams): BoostConfig {
  const initial: BoostConfig = defaultConfig(gameId, service)
  const game = games[gameId]
  const common = {
    server: one(game.servers, query.get('server')) ?? initial.server,
    queue: one(game.queues, query.get('queue')) ?? initial.queue,
    platform: one(game.platforms, query.get('platform')) ?? initial.platform,
    addons: several(addonIds, query.get('with')),
    roles: several(game.roles, query.get('role')).slice(0, mostRoles),
    // The picker checks the ids against the game's list, which isn't loaded here.
    characters: list(query.get('wish'))
      .filter((word) => /^[\w-]{1,24}$/.test(word))
      .slice(0, mostCharacters),
    freeHours: (query.get('hours') ?? '').slice(0, 80),
  }
  if (isClimb(initial)) return settled({ ...initial, ...common, ...readClimb(game, initial, query) })
  const duo = query.get('duo') === '1'
  if (initial.service === 'win-boost')
    return settled({ ...initial, ...common, ...readWins(initial, query), duo })
  return settled({ ...initial, ...common, ...readPlacement(initial, query), duo })
}

/** Whether two configurations are the same order, whatever the order of their parts; the server trims text input. */
export function sameConfig(a: BoostConfig, b: BoostConfig): boolean {
  const whole = ({ freeHours, ...config }: BoostConfig) =>
    `${config.game} ${config.service} ${writeQuery({ ...config, freeHours: freeHours.trim() } as BoostConfig)}`
  return whole(a) === whole(b)
}

const unranked = 'unranked'

/** Every part of an order as a word of the address; an empty word means none. */
function wordsOf(config: BoostConfig): Record<string, string> {
  const { server, queue, platform, addons, roles, characters, freeHours } = config
  return {
    ...(isClimb(config) ? climbWords(config) : countWords(config)),
    server,
    queue,
    platform: platform ?? '',
    with: addons.join(','),
    role: roles.join(','),
    wish: characters.join(','),
    hours: freeHours,
  }
}

function climbWords({ game: id, start, target, gain }: ClimbConfig): Record<string, string> {
  const game = games[id]
  const points = (place: Place & { points: number }) => String(place.points)
  return {
    from: placeWord(start),
    at: isOpenTier(game, start.tier) ? points(start) : start.bracket,
    to: placeWord(target),
    until: isOpenTier(game, target.tier) ? points(target) : '',
    gain,
  }
}

function countWords(config: PlacementConfig | WinConfig): Record<string, string> {
  const duo = config.duo ? '1' : ''
  if (config.service === 'win-boost') return { rank: placeWord(config.rank), wins: String(config.wins), duo }
  return { rank: config.lastRank ? placeWord(config.lastRank) : unranked, games: String(config.games), duo }
}

function readClimb(game: Game, initial: ClimbConfig, query: URLSearchParams) {
  const from = readPlace(game, query.get('from')) ?? initial.start
  const to = readPlace(game, query.get('to')) ?? initial.target
  const choices = bracketChoices(game, from.tier).map(({ bracket }) => bracket)
  const usual = one(choices, initial.start.bracket) ?? choices[0] ?? brackets[0]
  const points = ({ tier }: Place, key: string) =>
    isOpenTier(game, tier)
      ? (readNumber(query.get(key), 0, mostOpenPoints) ?? tierOf(game, tier)?.opensAt ?? 0)
      : 0
  return {
    start: {
      tier: from.tier,
      division: from.division,
      bracket: one(choices, query.get('at')) ?? usual,
      points: points(from, 'at'),
    },
    target: { tier: to.tier, division: to.division, points: points(to, 'until') },
    gain: one(gains, query.get('gain')) ?? initial.gain,
  }
}

function readWins(initial: WinConfig, query: URLSearchParams) {
  return {
    rank: readPlace(games[initial.game], query.get('rank')) ?? initial.rank,
    wins: readNumber(query.get('wins'), 1, mostWins) ?? initial.wins,
  }
}

function readPlacement(initial: PlacementConfig, query: URLSearchParams) {
  const game = games[initial.game]
  const word = query.get('rank')
  return {
    lastRank: word === unranked ? null : (readPlace(game, word) ?? initial.lastRank),
    games: readNumber(query.get('games'), 1, game.placementGames) ?? initial.games,
  }
}

function placeWord({ tier, division }: Place): string {
  return division === null ? tier : `${tier}-${division}`
}

function readPlace(game: Game, word: string | null): Place | null {
  const known = camps(game).find((camp) => placeWord(camp) === word)
  return known ? { tier: known.tier, division: known.division } : null
}

function readNumber(word: string | null, least: number, most: number): number | null {
  if (!word || !/^\d{1,5}$/.test(word)) return null
  const number = Number(word)
  return number >= least && number <= most ? number : null
}

/** The words between commas, without duplicates. */
function list(words: string | null): string[] {
  return [...new Set((words ?? '').split(',').map((each) => each.trim()))].filter(Boolean)
}

function one<T extends string>(known: readonly T[], word: string | null): T | undefined {
  return known.find((each) => each === word)
}

function several<T extends string>(known: readonly T[], words: string | null): T[] {
  return list(words).flatMap((word) => one(known, word) ?? [])
}
