import type { ThemeChoice } from '#core/base/theme.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { updateUser } from '#server/platform/users/user-store.ts'
import { tellChange } from './tell-change.ts'

/** Stores the language of the caller's mails, and their color scheme for all their devices. */
export async function saveAppearance(
  work: Work,
  caller: Caller,
  { locale, theme }: { locale?: Locale | undefined; theme?: ThemeChoice | undefined },
): Promise<void> {
  const columns = { ...(locale && { locale }), ...(theme && { theme }) }
  if (Object.keys(columns).length === 0) return
  await updateUser(work.tx, caller.id, columns)
  await tellChange(work, caller)
}
