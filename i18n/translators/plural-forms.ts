import type { AllMessages } from '../audit.ts'
import { type Locale, localeInfo } from '../locales.ts'

export type Translation = Exclude<Locale, 'en'>
export type Form = Intl.LDMLPluralRule

/** How gettext's header declares the forms (its manual, 12.6), by their number. */
const headers: Readonly<Record<number, string>> = {
  1: 'nplurals=1; plural=0;',
  2: 'nplurals=2; plural=(n != 1);',
  6: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
}
/** The languages that count otherwise: in French 0 is singular. */
const ownHeaders: Partial<Record<Translation, string>> = { fr: 'nplurals=2; plural=(n > 1);' }

/** With the form for whole millions, which some texts of these languages can have (“1 000 000 de parties”). */
const withMillions: Partial<Record<Translation, string>> = {
  fr: 'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n % 1000000 == 0 ? 1 : 2;',
  es: 'nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;',
  it: 'nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;',
  pt: 'nplurals=3; plural=n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;',
}

/**
 * The forms in a file of this language: those for whole numbers below a million, plus `many` if a text of the language
 * uses it. A plural is incomplete without the `needed` ones.
 */
export function formsOf(
  locale: Translation,
  own: AllMessages,
): { forms: readonly Form[]; needed: readonly Form[]; header: string } {
  const { forms } = localeInfo(locale)
  const header = ownHeaders[locale] ?? headers[forms.length]
  if (header === undefined) throw new Error(`No gettext header for ${forms.length} plural forms`)
  const millions = withMillions[locale]
  const used = Object.values(own).some((texts) =>
    Object.values(texts).some((message) => typeof message !== 'string' && message.many !== undefined),
  )
  if (!millions || !used) return { forms, needed: forms, header }
  return { forms: ['one', 'many', 'other'], needed: forms, header: millions }
}
