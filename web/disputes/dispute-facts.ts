import type { Contract } from '#contract/contract.ts'

export type DisputeView = Contract['getDispute']['reply']['data']['dispute']
export type Outcome = DisputeView['outcomes'][number]
export type Amounts = NonNullable<Outcome['amounts']>

/** An amount that a person typed, in minor units; null if it isn't one. */
export function typedAmount(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

/** The number of games up to the last one with a picture. */
export function provenGames(games: readonly { proof_file_id: string | null }[]): number {
  return games.findLastIndex(({ proof_file_id }) => proof_file_id !== null) + 1
}
