import type { Locale } from '#i18n/locales.ts'
import { useApp } from '../session/app-context.ts'
import { useLanguageName } from './use-language-name.ts'

/** Under what a person wrote: its language, for readers of another one. Needs the texts of `games`. */
export function WrittenIn({ language }: { language: Locale }) {
  const { t, locale } = useApp()
  const name = useLanguageName()
  if (language === locale) return null
  return <p className="type-caption mt-1 text-ink-3">{t('games.writtenIn', { language: name(language) })}</p>
}
