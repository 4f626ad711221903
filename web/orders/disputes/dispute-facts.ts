import type { Contract } from '#contract/contract.ts'

export type DisputeView = Contract['getDispute']['reply']['data']['dispute']
export type Outcome = DisputeView['outcomes'][number]
export type Amounts = NonNullable<Outcome['amounts']>

/** What the other side of a dispute wrote since it was opened, or since a second look was asked for. */
export function answersOf({ statements, opened_at, opened_by }: DisputeView) {
  const other = opened_by === 'booster' ? 'customer' : 'booster'
  return statements.filter(({ role, at }) => role === other && at > opened_at)
}

/** The number of games up to the last one with a picture. */
export function provenGames(games: readonly { proof_file_id: string | null }[]): number {
  return games.findLastIndex(({ proof_file_id }) => proof_file_id !== null) + 1
}
