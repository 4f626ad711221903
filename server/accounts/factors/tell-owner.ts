import { href } from '#i18n/href.ts'
import { type LetterKind, queueLetter } from '#server/news/mail/queue-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'

type FactorLetter = Extract<
  LetterKind,
  | 'passkey_added'
  | 'passkey_removed'
  | 'app_set_up'
  | 'app_removed'
  | 'recovery_code_used'
  | 'new_recovery_codes'
  | 'provider_connected'
  | 'provider_removed'
>

/** Writes to a person that what protects their account has changed, and to the security log. */
export async function tellOwner(
  work: Work,
  userId: string,
  kind: FactorLetter,
  values: Record<string, string | number> = {},
): Promise<void> {
  const { email, username, locale, verified_at } = await findReader(work.tx, userId)
  await queueLetter(work, {
    kind,
    to: { email, locale, username: verified_at && username },
    values,
    page: href('/dashboard/profile-settings', locale),
  })
  work.after(() => work.services.log.info({ event: 'factor', change: kind, userId }, `factor: ${kind}`))
}
