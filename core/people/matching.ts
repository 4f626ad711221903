import type { GameId, ServerId, ServiceId } from '#core/games/game.ts'

/** What a booster offers and an order asks for: one game, one service, one server. */
export type Filter = { game: GameId; service: ServiceId; server: ServerId }

/** The filter as one string, such as `league-of-legends:elo-boost:euw`. */
export function filterId({ game, service, server }: Filter): string {
  return `${game}:${service}:${server}`
}

/** The same, read from such a string. */
export function filterOf(id: string): Filter {
  const [game, service, server] = id.split(':')
  return { game, service, server } as Filter
}

/** Whether an order's filter is one of the booster's; only then are they alerted and can claim it (spec 7). */
export function matches(boosterFilters: readonly string[], filter: string): boolean {
  return boosterFilters.includes(filter)
}

/** Whether a booster offers anything in a game. */
export function offersGame(boosterFilters: readonly string[], game: GameId): boolean {
  return boosterFilters.some((filter) => filter.startsWith(`${game}:`))
}
