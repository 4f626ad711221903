import { type BoostConfig, isClimb, isDuo } from '../choices/order-config.ts'
import type { GameId, QueueId, Rank, RoleId, ServerId } from '../games/game.ts'
import { heightOf, spotsOf } from './ladder-oracle.ts'

const riot = 'euw eune na br lan las oce tr ru jp me sea tw vn'

type Offer = { servers: string; queues: string; roles: string; phone?: true; games: number }
const lanes = 'top jungle mid bot support'

/** What can be chosen in a game (domain 1 and 2), written a second time. */
const offers: Record<GameId, Offer> = {
  'league-of-legends': { servers: riot, queues: 'solo-duo flex', roles: lanes, games: 5 },
  'teamfight-tactics': { servers: riot, queues: 'ranked double-up', roles: '', games: 5 },
  valorant: {
    servers: 'eu na br latam ap',
    queues: 'competitive',
    roles: 'duelist initiator controller sentinel',
    games: 5,
  },
  'wild-rift': {
    servers: 'eu na br latam sea me',
    queues: 'ranked legendary',
    roles: 'baron jungle mid dragon support',
    phone: true,
    games: 10,
  },
}

/** Every server, queue and role of any game, and a server that no game has. */
export const everyServer = [...`${riot} eu latam ap`.split(' '), 'kr'] as ServerId[]
export const everyQueue = 'solo-duo flex ranked double-up competitive legendary'.split(' ') as QueueId[]
export const everyRole = [...new Set(Object.values(offers).flatMap(({ roles }) => roles.split(' ')))].filter(
  Boolean,
) as RoleId[]

const noDuo = 'duo_boost_is_not_available_for_this_service'
const noChampions = 'custom_champions_option_is_not_available'

/** All reasons why the choices other than ranks can't be ordered; none where they can. */
export function choiceFaults(config: BoostConfig): Set<string> {
  const { game, queue, platform } = config
  const offer = offers[game]
  const faults = new Set<string>()
  const fault = (code: string, if_: boolean) => if_ && faults.add(code)
  fault('invalid_server', !offer.servers.split(' ').includes(config.server))
  fault('bad_params', !offer.queues.split(' ').includes(queue))
  fault('bad_params', offer.phone ? platform !== 'android' && platform !== 'ios' : platform !== null)
  const oneAlone = queue === 'legendary' || (game === 'teamfight-tactics' && queue === 'ranked')
  fault(noDuo, oneAlone && isDuo(config))
  for (const [code, faulty] of addonFaults(config)) fault(code, faulty)
  for (const faulty of workFaults(config, offer.games)) fault('bad_params', faulty)
  return faults
}

function addonFaults(config: BoostConfig): [string, boolean][] {
  const { game, service, addons, roles, characters } = config
  const wishes = roles.length + characters.length
  const twice = (list: string[]) => new Set(list).size < list.length
  const roleNames = offers[game].roles.split(' ')
  const alone = addons.includes('solo-only') || addons.includes('offline')
  return [
    ['bad_params', twice(addons)],
    [noDuo, addons.includes('duo') && service !== 'elo-boost'],
    [noChampions, game === 'teamfight-tactics' && (addons.includes('characters') || wishes > 0)],
    ['bad_params', alone && isDuo(config)],
    ['bad_params', wishes > 0 && !addons.includes('characters')],
    ['bad_params', twice(roles) || twice(characters) || roles.length > 2 || characters.length > 5],
    ['bad_params', roles.some((role) => !roleNames.includes(role))],
    ['bad_params', config.freeHours !== '' && !isDuo(config)],
  ]
}

function workFaults(config: BoostConfig, mostGames: number): boolean[] {
  const whole = (count: number, most: number) => Number.isInteger(count) && count >= 1 && count <= most
  const counted = isClimb(config)
    ? true
    : config.service === 'win-boost'
      ? whole(config.wins, 20)
      : whole(config.games, mostGames)
  const rank = isClimb(config) ? config.start : config.service === 'win-boost' ? config.rank : config.lastRank
  // Unranked counts as Silver, which is below every queue's minimum.
  const height = rank === null ? 0 : heightOf(config.game, { ...rank, points: 0 })
  const exists =
    rank === null ||
    spotsOf(config.game, [0]).some(({ tier, division }) => tier === rank.tier && division === rank.division)
  const diamond: Rank = { tier: 'diamond', division: 4, points: 0 }
  const tooLow = height < heightOf(config.game, diamond)
  return [!counted, !exists, config.queue === 'legendary' && exists && tooLow]
}
