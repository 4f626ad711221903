import type { BlockOf } from '#contract/document.ts'
import { type GameId, gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, type Place } from '#core/games/ladder.ts'

/** A line of its own, such as `{{divisions game=valorant}}`. */
export const ownBlock = /^\{\{(\w+)((?:\s+\w+=[\w-]+)*)\s*\}\}$/

/** The block that such a line stands for; a string says why it is none. */
export function readOwnBlock(line: string): BlockOf<'calculator' | 'divisions'> | string {
  const [, name = '', rest = ''] = ownBlock.exec(line) ?? []
  const given = Object.fromEntries(
    rest
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((pair) => pair.split('=') as [string, string]),
  )
  const game = gameIds.find((id) => id === given.game)
  if (!game) return `${name} needs game=, one of ${gameIds.join(', ')}`
  if (name === 'divisions') return { type: 'divisions', attrs: { game } }
  if (name !== 'calculator') return `${name} is no block; there are calculator and divisions`
  const from = placeOf(game, given.from)
  const to = placeOf(game, given.to)
  if (!from || !to) return `${game} has no climb from "${given.from}" to "${given.to}"`
  if (campIndex(games[game], from) >= campIndex(games[game], to))
    return `"${given.to}" is not above "${given.from}"`
  return { type: 'calculator', attrs: { game, from, to } }
}

/** `silver-2` is a division, `master` an open tier. */
function placeOf(game: GameId, written = ''): Place | undefined {
  const [tier, division] = written.split('-')
  const found = camps(games[game]).find(
    (camp) => camp.tier === tier && camp.division === (division === undefined ? null : Number(division)),
  )
  return found && { tier: found.tier, division: found.division }
}
