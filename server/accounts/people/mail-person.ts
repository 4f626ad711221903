import type { OwnLetter } from '#server/news/mail/letters/letters.ts'
import { readerOf } from '#server/news/mail/reader-of.ts'
import { type FactsOf, writeLetter } from '#server/news/mail/write-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'

/** Notifies a person by mail of what staff changed about their account. */
export async function mailPerson<Kind extends OwnLetter>(
  work: Work,
  userId: string,
  kind: Kind,
  facts: FactsOf<Kind>,
): Promise<void> {
  await writeLetter(work, kind, readerOf(await findReader(work.tx, userId)), facts)
}
