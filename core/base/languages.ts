const two = ['one', 'other'] as const

/**
 * The languages of the product: the path's prefix (English has none, spec 2), the tag for `Intl` and search engines, and
 * `forms`, the plural forms of whole numbers below a million (CLDR). Everything that knows a language reads this table.
 */
export const languages = [
  { code: 'en', tag: 'en-US', dir: 'ltr', name: 'English', forms: two },
  { code: 'fr', tag: 'fr-FR', dir: 'ltr', name: 'Français', forms: two },
  { code: 'es', tag: 'es-ES', dir: 'ltr', name: 'Español', forms: two },
  { code: 'de', tag: 'de-DE', dir: 'ltr', name: 'Deutsch', forms: two },
  { code: 'nl', tag: 'nl-NL', dir: 'ltr', name: 'Nederlands', forms: two },
  { code: 'it', tag: 'it-IT', dir: 'ltr', name: 'Italiano', forms: two },
  { code: 'pt', tag: 'pt-PT', dir: 'ltr', name: 'Português', forms: two },
  { code: 'zh', tag: 'zh-CN', dir: 'ltr', name: '中文', forms: ['other'] },
  {
    code: 'ar',
    tag: 'ar-EG',
    dir: 'rtl',
    name: 'العربية',
    forms: ['zero', 'one', 'two', 'few', 'many', 'other'],
  },
] as const

export type LanguageCode = (typeof languages)[number]['code']

export const languageCodes = languages.map(({ code }) => code)
