import type { Contract } from '#contract/contract.ts'
import { type DisputeState, otherSide } from '#core/orders/dispute-state.ts'

export type DisputeView = Contract['getDispute']['reply']['data']['dispute']
export type Outcome = DisputeView['outcomes'][number]
export type Amounts = NonNullable<Outcome['amounts']>

/** What the other side of a dispute wrote since it was opened, or since a second look was asked for. */
export function answersOf({ statements, opened_at, opened_by }: DisputeView) {
  const other = otherSide(opened_by)
  return statements.filter(({ role, at }) => role === other && at > opened_at)
}

const asking: ReadonlySet<DisputeState> = new Set(['your_answer', 'booster_answers', 'customer_answers'])

/** Whether a dispute waits for the answer of a side. */
export function isAsked({ state }: Pick<DisputeView, 'state'>): boolean {
  return asking.has(state)
}

/** The number of games up to the last one with a picture. */
export function provenGames(games: readonly { proof_file_id: string | null }[]): number {
  return games.findLastIndex(({ proof_file_id }) => proof_file_id !== null) + 1
}
