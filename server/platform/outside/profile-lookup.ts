import type { GameId, Rank } from '#core/games/game.ts'

/** A player's account as the game names it. */
export type GameAccount = { game: GameId; server: string; name: string }

/** The service didn't answer in time, or with something else than a rank. */
export class ProfileLookupAway extends Error {}

/**
 * Looks up a player's rank, where the operator has a source for it (domain 4). What it finds is a proposal: nobody is
 * paid or charged for it.
 */
export type ProfileLookup = {
  /** Whether there is a source; pages show their buttons only then. */
  offered: boolean
  /**
   * The account's present rank on its ladder, or null if there is no such account.
   * @throws ProfileLookupAway within 5 s
   */
  find(account: GameAccount): Promise<Rank | null>
}

/** The default: ranks are entered by hand. */
export const noProfileLookup: ProfileLookup = {
  offered: false,
  find: () => Promise.reject(new ProfileLookupAway('PROFILE_LOOKUP_URL is not set')),
}
