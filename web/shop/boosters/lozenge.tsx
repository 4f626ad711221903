import type { GameId } from '#core/games/game.ts'

/** A game's hue as a mark of 8 px. Decorative: the game's name is beside it. */
export function Lozenge({ game }: { game: GameId }) {
  return <i className="lozenge" data-game={game} aria-hidden="true" />
}
