/** A round of public randomness; `randomness` and `signature` are hexadecimal digits. */
export type BeaconRound = { round: number; randomness: string; signature: string }

/** The service didn't answer in time, or with something that it hasn't signed. */
export class BeaconAway extends Error {}

/**
 * Publishes randomness that nobody knows before its time. A raffle names the round that decides it before anyone enters, so
 * the shop can't choose the outcome.
 */
export type Beacon = {
  /** The chain that its rounds belong to, as its operators publish it; null without a beacon. */
  chain: string | null
  /** Where people can look a round up; null without a beacon. */
  addressOf(round: number): string | null
  /** The first round that is published after a time. */
  roundAfter(time: Date): number
  /** When a round is published. */
  timeOf(round: number): Date
  /**
   * A round whose signature is right; undefined while it isn't published.
   * @throws BeaconAway within 10 s
   */
  read(round: number): Promise<BeaconRound | undefined>
}

/** The default: the shop's seed alone decides, and pages say what the check then proves. */
export const noBeacon: Beacon = {
  chain: null,
  addressOf: () => null,
  roundAfter: () => 0,
  timeOf: () => new Date(0),
  read: () => Promise.reject(new BeaconAway('RAFFLE_BEACON_URL is not set')),
}
