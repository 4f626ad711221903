import type { factorLetters } from '#server/news/mail/letters/factor-letters.ts'
import { readerOf } from '#server/news/mail/reader-of.ts'
import { type FactsOf, writeLetter } from '#server/news/mail/write-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'

type FactorLetter = keyof typeof factorLetters

/** Writes to a person that what protects their account has changed, and to the security log. */
export async function tellOwner<Kind extends FactorLetter>(
  work: Work,
  userId: string,
  kind: Kind,
  facts: FactsOf<Kind>,
): Promise<void> {
  await writeLetter(work, kind, readerOf(await findReader(work.tx, userId)), facts)
  work.after(() => work.services.log.info({ event: 'factor', change: kind, userId }, `factor: ${kind}`))
}
