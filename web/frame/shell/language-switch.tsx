import { alternates, pathIn } from '#i18n/href.ts'
import { localeCodes, localeInfo } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { usePage } from '../router/page-state.ts'
import { useApp } from '../session/app-context.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** The next visit begins in this language. */
export function rememberLanguage(tag: string): void {
  document.cookie = `i18n_redirected=${tag}; path=/; max-age=${yearInSeconds}; samesite=lax`
}

/** The same page in the other languages. */
export function LanguageSwitch() {
  const { locale, t } = useApp()
  return (
    <Menu
      trigger={
        <>
          <Icon name="globe" />
          <span className="sr-only">{t('shell.language')}</span>
          {locale.toUpperCase()}
        </>
      }
      triggerClass="hit type-small flex items-center gap-2 font-medium text-ink-2 hover:text-ink"
      atEnd
    >
      <LanguageLinks />
    </Menu>
  )
}

/**
 * One link per language, each in its own language. Plain links, because another language is another router. A language that
 * doesn't have the page, such as a post that isn't translated, leads to the list that the page belongs to.
 */
export function LanguageLinks() {
  const { locale, site } = useApp()
  const { pattern, params, addresses } = usePage()
  const own = alternates(pattern ?? '/', pattern ? params : {}, addresses, site.languages)
  const { languages = localeCodes } = site
  const offered = localeCodes.filter((code) => (languages as readonly string[]).includes(code))
  return offered.map((code) => {
    const { tag, dir, name } = localeInfo(code)
    const there = own.find(({ locale }) => locale === code)
    const list = (pattern ?? '/').replace(/\/:\w+$/, '') as RoutePattern
    return (
      <a
        key={code}
        href={there?.href ?? pathIn(list, code)}
        hrefLang={tag}
        lang={tag}
        dir={dir}
        aria-current={code === locale ? 'true' : undefined}
        onClick={(event) => {
          rememberLanguage(tag)
          // Keeps the configuration in the address.
          if (there) event.currentTarget.search = location.search
        }}
      >
        {name}
      </a>
    )
  })
}
