import type { Game, GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, isOpenTier, type Place } from '#core/games/ladder.ts'
import {
  type AddonId,
  addonIds,
  bracketChoices,
  brackets,
  type ClimbConfig,
  defaultConfig,
  type Gain,
  gains,
} from '#core/orders/order-config.ts'

/**
 * A climb as the address carries it: `?from=silver-2&at=41-60&to=platinum-4&server=euw&with=priority,offline`.
 * Only what differs from the service's start is written, so that a plain page keeps a plain address.
 */
export function writeQuery(config: ClimbConfig): URLSearchParams {
  const initial = defaultConfig(config.game, config.service)
  const query = new URLSearchParams()
  const put = (key: string, value: string, usual: string) => {
    if (value !== usual) query.set(key, value)
  }
  const game = games[config.game]
  put('from', placeWord(config.start), placeWord(initial.start))
  if (isOpenTier(game, config.start.tier)) put('at', String(config.start.points), '')
  else put('at', config.start.bracket, initial.start.bracket)
  put('to', placeWord(config.target), placeWord(initial.target))
  if (isOpenTier(game, config.target.tier)) put('until', String(config.target.points), '')
  put('gain', config.gain, initial.gain)
  put('server', config.server, initial.server)
  put('queue', config.queue, initial.queue)
  put('with', config.addons.join(','), '')
  put('wish', config.characters.join(','), '')
  put('hours', config.freeHours, '')
  return query
}

/** The climb that an address asks for; whatever in it is not known keeps the service's start. */
export function readQuery(
  gameId: GameId,
  service: ClimbConfig['service'],
  query: URLSearchParams,
): ClimbConfig {
  const initial = defaultConfig(gameId, service) as ClimbConfig
  const game = games[gameId]
  const from = readPlace(game, query.get('from')) ?? initial.start
  const to = readPlace(game, query.get('to')) ?? initial.target
  const at = query.get('at')
  const addons = (query.get('with') ?? '')
    .split(',')
    .filter((word): word is AddonId => addonIds.some((id) => id === word))
  const characters = addons.includes('characters')
    ? (query.get('wish') ?? '')
        .split(',')
        .map((name) => name.trim().slice(0, 24))
        .filter(Boolean)
        .slice(0, 5)
    : []
  const asked: ClimbConfig = {
    ...initial,
    start: {
      tier: from.tier,
      division: from.division,
      bracket:
        bracketChoices(game, from.tier).find(({ bracket }) => bracket === at)?.bracket ??
        initial.start.bracket,
      points: isOpenTier(game, from.tier) ? readPoints(at) : 0,
    },
    target: {
      tier: to.tier,
      division: to.division,
      points: isOpenTier(game, to.tier) ? readPoints(query.get('until')) : 0,
    },
    gain: one<Gain>(gains, query.get('gain')) ?? initial.gain,
    server: one(game.servers, query.get('server')) ?? initial.server,
    queue: one(game.queues, query.get('queue')) ?? initial.queue,
    addons: [...new Set(addons)],
    characters,
    freeHours:
      service === 'duo-boost' || addons.includes('duo') ? (query.get('hours') ?? '').slice(0, 80) : '',
  }
  if (isOpenTier(game, asked.start.tier)) asked.start.bracket = brackets[0]
  return asked
}

function placeWord({ tier, division }: Place): string {
  return division === null ? tier : `${tier}-${division}`
}

function readPlace(game: Game, word: string | null): Place | null {
  const [tier, division] = (word ?? '').split('-')
  const known = camps(game).find(
    (camp) => camp.tier === tier && String(camp.division ?? '') === (division ?? ''),
  )
  return known && campIndex(game, known) >= 0 ? { tier: known.tier, division: known.division } : null
}

function readPoints(word: string | null): number {
  const points = Number(word)
  return Number.isInteger(points) && points >= 0 && points <= 5000 ? points : 0
}

function one<T extends string>(known: readonly T[], word: string | null): T | undefined {
  return known.find((each) => each === word)
}
