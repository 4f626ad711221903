import type { ErrorCode } from '#contract/errors.ts'
import { isBoost } from '#core/choices/order-config.ts'
import type { GameId, Rank } from '#core/games/game.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { ProfileLookupAway } from '#server/platform/outside/profile-lookup.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'

/** What a look-up answers when it finds nothing (spec 8). */
const notFound: Record<GameId, ErrorCode> = {
  'league-of-legends': 'LOL profile not found!',
  valorant: 'Valorant profile not found!',
  'teamfight-tactics': 'summoner_not_found',
  'wild-rift': 'summoner_not_found',
}

/**
 * The present rank of an order's account, as a proposal. Its customer can ask for a name that they are typing;
 * everyone else asks for the stored one.
 */
export async function lookUpProfile(
  services: Services,
  caller: Caller,
  orderId: string,
  typed: string | undefined,
): Promise<Rank> {
  const { order, actor } = await transaction(services, ({ tx }) => lockOrderFor(tx, caller, orderId))
  const { config } = order
  if (!services.profileLookup.offered || !isBoost(config)) throw new AppError('not_found')
  const name = (actor === 'customer' && typed) || order.in_game_name
  if (!name) throw new AppError('bad_params', [{ field: 'in_game_name', code: 'bad_params' }])
  const rank = await find(services, { game: config.game, server: config.server, name })
  if (!rank) throw new AppError(notFound[config.game])
  return rank
}

async function find(
  { profileLookup, log }: Services,
  account: { game: GameId; server: string; name: string },
) {
  try {
    return await profileLookup.find(account)
  } catch (error) {
    if (!(error instanceof ProfileLookupAway)) throw error
    log.warn({ reason: error.message }, 'a profile could not be looked up')
    throw new AppError('profile_lookup_away')
  }
}
