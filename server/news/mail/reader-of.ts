import type { Locale } from '#i18n/locales.ts'

type Person = { email: string; locale: Locale; username: string; verified_at: Date | null }

/** The reader of a letter; a name that nobody has proven could be spam, so it is not repeated to the mailbox. */
export function readerOf({ email, locale, username, verified_at }: Person) {
  return { email, locale, username: verified_at ? username : null }
}
