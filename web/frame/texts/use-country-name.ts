import { localeInfo } from '#i18n/locales.ts'
import { useApp } from '../session/app-context.ts'

/** The name of a country (ISO 3166) in the language of the page. */
export function useCountryName(): (code: string) => string {
  const { locale } = useApp()
  const names = new Intl.DisplayNames(localeInfo(locale).tag, { type: 'region' })
  return (code) => names.of(code) ?? code
}
