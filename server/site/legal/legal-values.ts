import { inAList } from '#i18n/in-a-list.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { DocumentValues } from '#server/platform/documents/fill-document.ts'

/** What the holes of the legal pages stand for. What this operator doesn't have is empty. */
export function legalValues(
  { operator, support, siteName, publicUrl, translation, contactLanguages }: Config,
  t: Translate,
): DocumentValues {
  const { from, to, timeZone } = support
  return {
    'site.name': siteName,
    'site.host': new URL(publicUrl).host,
    'operator.name': operator.name,
    'operator.address': operator.address.join(', '),
    'operator.email': operator.email,
    'operator.phone': operator.phone,
    'operator.representative': operator.representative,
    'operator.register': operator.register,
    'operator.vatId': operator.vatId,
    'contact.languages': inLanguages(t, contactLanguages),
    'support.email': support.email,
    'translation.provider': translation?.name ?? '',
    'support.hours': t('legal.hours', { from, to, zone: zoneName(t, timeZone) }),
  }
}

/** English and German */
function inLanguages(t: Translate, languages: readonly Locale[]): string {
  const { tag } = localeInfo(t.locale)
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  const each = languages.map((code) => t('legal.inLanguage', { language: names.of(code) ?? code }))
  return inAList(t, each)
}

/** Central European Time */
function zoneName({ locale }: Translate, timeZone: string): string {
  const format = new Intl.DateTimeFormat(localeInfo(locale).tag, { timeZone, timeZoneName: 'longGeneric' })
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
