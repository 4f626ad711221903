import { alternates } from '#i18n/href.ts'
import { localeInfo, locales } from '#i18n/locales.ts'
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

/** One link per language that has the page, each in its own language. Plain links, because another language is another router. */
export function LanguageLinks() {
  const { locale, site } = useApp()
  const { pattern, params, addresses } = usePage()
  return alternates(pattern ?? '/', pattern ? params : {}, addresses, site.languages).map(
    ({ locale: code, tag, href }) => (
      <a
        key={code}
        href={href}
        hrefLang={tag}
        lang={tag}
        dir={localeInfo(code).dir}
        aria-current={code === locale ? 'true' : undefined}
        onClick={(event) => {
          rememberLanguage(tag)
          // Keeps the configuration in the address.
          event.currentTarget.search = location.search
        }}
      >
        {locales.find((each) => each.code === code)?.name}
      </a>
    ),
  )
}
