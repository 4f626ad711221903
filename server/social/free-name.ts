import { randomInt } from 'node:crypto'
import type { Db } from '../db/pool.ts'
import { findUsernameTaken } from '../users/user-store.ts'

/** The limit of `username` in the contract, less a point and five digits. */
const longestStem = 18

/**
 * A free username near what a provider calls the person, who can change it later. A name without a usable letter
 * becomes `player`.
 */
export async function freeName(db: Db, wished: string): Promise<string> {
  const letters = wished
    .normalize('NFKC')
    .replace(/\s+/gu, '.')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
  const stem =
    [...letters]
      .slice(0, longestStem)
      .join('')
      .replace(/^[._-]{1,18}|[._-]{1,18}$/g, '') || 'player'
  if (!(await findUsernameTaken(db, stem))) return stem
  for (;;) {
    const name = `${stem}.${randomInt(10, 100_000)}`
    if (!(await findUsernameTaken(db, name))) return name
  }
}
