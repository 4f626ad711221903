import { randomInt } from 'node:crypto'
import type { Work } from '#server/platform/ports/work.ts'
import { isReservedName } from '#server/platform/users/reserved-name.ts'
import { findUsernameTaken } from '#server/platform/users/user-store.ts'

/** The limit of `username` in the contract, less a point and five digits. */
const longestStem = 18

/**
 * A free username near what a provider calls the person, who can change it later. A name without a usable letter, or
 * one that nobody may choose, becomes `player`.
 */
export async function freeName({ tx, services }: Work, wished: string): Promise<string> {
  const letters = wished
    .normalize('NFKC')
    .replace(/\s+/gu, '.')
    .replace(/[^\p{L}\p{N}_.-]/gu, '')
  const wishedStem =
    [...letters]
      .slice(0, longestStem)
      .join('')
      .replace(/^[._-]{1,18}|[._-]{1,18}$/g, '') || 'player'
  const stem = isReservedName(wishedStem, services.config.siteName) ? 'player' : wishedStem
  if (!(await findUsernameTaken(tx, stem))) return stem
  for (;;) {
    const name = `${stem}.${randomInt(10, 100_000)}`
    if (!(await findUsernameTaken(tx, name))) return name
  }
}
