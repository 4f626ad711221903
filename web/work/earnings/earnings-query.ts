import { gameIds } from '#core/games/game.ts'
import { shareStates } from '#core/money/earnings.ts'
import type { CallApi } from '#web/frame/session/call.ts'
import { callOf, type Filter, type ListQuery, oneOf } from '#web/parts/lists/list-query.ts'

const aMonth: Filter = (text) => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : '')

/** What the address of the earnings page can contain. */
export const earningsList = {
  filters: { state: oneOf(shareStates), game: oneOf(gameIds), month: aMonth },
  sorts: ['newest'],
} as const

/** The filters in the form of a call. */
export function earningsQuery(query: ListQuery<typeof earningsList>) {
  const { sort: _, ...asked } = callOf(query)
  return asked
}

/** Reads a page of the booster's earnings. */
export async function readEarnings(
  call: CallApi,
  query: ReturnType<typeof earningsQuery> & { size?: number },
) {
  return (await call('getEarnings', { query })).data
}

export type Earnings = Awaited<ReturnType<typeof readEarnings>>
export type EarnedOrder = Earnings['items'][number]
