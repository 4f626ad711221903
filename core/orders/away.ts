/** A booster's own word that they take no new orders: since when, and until when; null until they return. */
export type Away = { awayAt: Date | null; awayUntil: Date | null }

/** The longest time that a booster can be away for without saying "until I return". */
export const mostAwayHours = 14 * 24

/** Whether a booster is away now: they aren't asked for new orders. They can still claim one themselves. */
export function isAway({ awayAt, awayUntil }: Away, now: Date): boolean {
  return awayAt !== null && (awayUntil === null || awayUntil > now)
}
