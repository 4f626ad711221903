import { type GameId, gameIds, type ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import type { Play } from './booster-types.ts'

type Target = { to: `/${GameId}/${ServiceId}`; search: string }

/** The calculator of what a booster plays: of the wanted game and service if they play them. */
export function orderTarget(
  plays: readonly Play[],
  wanted: { game?: GameId | ''; service?: ServiceId | ''; server?: string } = {},
): Target | null {
  const play = plays.find(({ game }) => game === wanted.game) ?? plays[0]
  if (!play) return null
  const service = play.services.find((id) => id === wanted.service) ?? play.services[0]
  const server = play.servers.find((id) => id === wanted.server) ?? play.servers[0]
  if (!service || !server || !gameIds.includes(play.game)) return null
  // The calculator's own default stays out of the address.
  const usual = games[play.game].servers[0]
  return { to: `/${play.game}/${service}`, search: server === usual ? '' : `?server=${server}` }
}
