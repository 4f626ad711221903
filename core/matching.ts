import { type GameId, gameIds, type ServerId, type ServiceId, serviceIds } from './games/game.ts'
import { games } from './games/games.ts'
import { isCoaching, type OrderConfig } from './orders/order-config.ts'

/** What a booster offers and an order asks for: one game, one service, one server. */
export type Filter = { game: GameId; service: ServiceId; server: ServerId }

/** The filter as one word, such as `league-of-legends:elo-boost:euw`. */
export function filterId({ game, service, server }: Filter): string {
  return `${game}:${service}:${server}`
}

/**
 * The word that an order is found by: what a booster offers, or whom it was ordered from. No filter of a booster is
 * like the latter, so coaching is never on anybody else's board.
 */
export function orderFilter(config: OrderConfig): string {
  return isCoaching(config) ? `${config.game}:coaching:${config.coachId}` : filterId(config)
}

/** The filter that a word names, or null when no such filter exists. */
export function parseFilterId(id: string): Filter | null {
  const [gameName, serviceName, serverName, ...more] = id.split(':')
  const game = gameIds.find((known) => known === gameName)
  const service = serviceIds.find((known) => known === serviceName)
  const server = game && games[game].servers.find((known) => known === serverName)
  return game && service && server && more.length === 0 ? { game, service, server } : null
}

/** Whether an order's filter is one of the booster's; only then are they alerted and may claim (spec 7). */
export function matches(boosterFilters: readonly string[], filter: string): boolean {
  return boosterFilters.includes(filter)
}
