import type { Locale } from '#i18n/locales.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { deleteCanned, putCanned } from './canned-store.ts'

type Canned = { shortcut: string; locale: Locale; title: string; text: string }

/** Saves a canned answer in one language; an empty text removes it there. */
export async function saveCannedAnswer(work: Work, caller: Caller, canned: Canned): Promise<void> {
  const { shortcut, locale, title, text } = canned
  const { tx, now } = work
  if (text === '') await deleteCanned(tx, shortcut, locale)
  else await putCanned(tx, { shortcut, locale, title, text, updated_by: caller.id, updated_at: now })
  const subject = `canned answer ${shortcut} ${locale}`
  await recordAudit(
    tx,
    { actorId: caller.id, operation: 'saveCannedAnswer', subject, detail: { title, text } },
    now,
  )
}
