import type { GameId, ServerId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { AppError } from '#server/platform/http/errors.ts'

/** Refuses a server on which the game isn't played. */
export function requireServer({ game, server }: { game: GameId; server: ServerId }): void {
  if (!games[game].servers.includes(server))
    throw new AppError('invalid_server', [{ field: 'server', code: 'invalid_server' }])
}
