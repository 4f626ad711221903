import type { GameId } from '#core/games/game.ts'

let last: GameId | null = null

/** The game whose calculator was open last on this page load; it is not stored. The server never knows one. */
export const lastGame = (): GameId | null => last

export function noteGame(game: GameId): void {
  last = game
}
