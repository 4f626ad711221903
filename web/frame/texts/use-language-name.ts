import { type Locale, localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'

/** The names of languages in the reader's own: German, allemand. */
export function useLanguageName(): (of: Locale) => string {
  const { locale } = useApp()
  const names = new Intl.DisplayNames(localeInfo(locale).tag, { type: 'language' })
  return (of) => names.of(of) ?? localeInfo(of).name
}
