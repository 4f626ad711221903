import { waitsAlready } from '#server/accounts/proposals/proposal-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { ShownRaffle } from './raffle-store.ts'

/** How the audit log and proposals name a raffle. */
export const subjectOf = ({ slug }: Pick<ShownRaffle, 'slug'>) => `raffle ${slug}`

/** Whether opening it waits for a colleague. */
export async function waitsForColleague(db: Db, raffle: ShownRaffle): Promise<boolean> {
  return raffle.state === 'draft' && (await waitsAlready(db, 'open_raffle', subjectOf(raffle)))
}
