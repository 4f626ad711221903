import type { ThemeChoice } from '#core/theme.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Caller } from '../http/route.ts'
import type { Services } from '../services.ts'
import { updateUser } from '../users/user-store.ts'
import { transaction } from '../work.ts'
import { tellChange } from './tell-change.ts'

/** Stores the language of the caller's mails, and their color scheme for all their devices. */
export async function saveAppearance(
  services: Services,
  caller: Caller,
  { locale, theme }: { locale?: Locale | undefined; theme?: ThemeChoice | undefined },
): Promise<void> {
  const columns = { ...(locale && { locale }), ...(theme && { theme }) }
  if (Object.keys(columns).length === 0) return
  await transaction(services, async (work) => {
    await updateUser(work.tx, caller.id, columns)
    await tellChange(work, caller)
  })
}
