import { climbEnds, isClimb } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { rankAtPoints } from '#core/games/ladder.ts'
import { recordGame, recordGames } from '#server/orders/order/record-games.ts'
import type { GameBody } from '#server/orders/order/refuse-game.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import type { TestServices } from './factories.ts'

/** A picture that was uploaded for an order and that nothing refers to yet. */
export async function insertProof(
  { db, now }: TestServices,
  orderId: string,
  uploadedBy: string,
  pixels: Buffer | null = null,
) {
  const { id } = await db
    .insertInto('files')
    .values({
      owner_kind: 'order',
      owner_id: orderId,
      uploaded_by: uploadedBy,
      mime: 'image/webp',
      width: 1,
      height: 1,
      bytes: 1,
      pixels,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Records won games from a climb's purchased start up to a height (by default its target), as many as needed. */
export async function climbTo(
  services: TestServices,
  booster: Caller,
  orderId: string,
  { from, to, proof = null }: { from?: number; to?: number; proof?: string | null } = {},
): Promise<void> {
  const { config } = await services.db
    .selectFrom('orders')
    .select('config')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (!isClimb(config)) throw new Error('Only a climb has heights')
  const game = games[config.game]
  const ends = climbEnds(config)
  const target = to ?? ends.to
  const step = game.moves.won.usual
  for (let height = from ?? ends.from; height < target; ) {
    const points = Math.min(step, Math.max(game.moves.won.least, target - height))
    height += points
    const proof_file_id = height >= target ? proof : null
    await record(services, booster, orderId, { ...wonAt(config.game, height, points), proof_file_id })
  }
}

/** Records a game in a transaction of its own. */
export function record(services: TestServices, booster: Caller, orderId: string, game: GameBody) {
  return transaction(services, (work) => recordGame(work, booster, orderId, game))
}

/** Records several games in a transaction of their own. */
export function recordAll(
  services: TestServices,
  booster: Caller,
  orderId: string,
  several: readonly GameBody[],
) {
  return transaction(services, (work) => recordGames(work, booster, orderId, several))
}

/** A won game that led to a height. */
export function wonAt(game: keyof typeof games, height: number, points = 20): GameBody {
  const standing = rankAtPoints(games[game], height)
  return { result: 'won', points, standing, character: null, proof_file_id: null }
}
