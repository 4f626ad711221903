import { hourMs } from '#core/base/durations.ts'

/** How many claims a booster can undo within an hour; the last of them counts as a drop. Source: decision 0100. */
export const undosAnHour = 3
export const undosWithinMs = hourMs

/**
 * Whether undoing a claim counts as a drop, after so many within the hour. One that was meant for this booster, by its
 * customer's choice, never does: nobody else waits for it, and declining it has its own words.
 */
export function undoIsDrop(undone: number, chosenByName: boolean): boolean {
  return !chosenByName && undone + 1 >= undosAnHour
}
