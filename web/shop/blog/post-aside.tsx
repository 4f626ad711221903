import { alternates } from '#i18n/href.ts'
import { localeInfo } from '#i18n/locales.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { usePage } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import type { Post } from './post-types.ts'

/** The other languages of a post, and the terms of the glossary that it uses. */
export function PostAside({ post }: { post: Post }) {
  const { t, locale, site } = useApp()
  const { params, addresses } = usePage()
  const others = alternates('/blog/:slug', params, addresses, site.languages).filter(
    (each) => each.locale !== locale,
  )
  const { terms } = post
  return (
    <aside className="post-aside" aria-label={t('post.terms')}>
      {others.length > 0 && (
        <div>
          <p className="type-small text-ink-3">{t('post.alsoIn')}</p>
          <ul className="post-chips">
            {others.map(({ locale: code, tag, href }) => (
              <li key={code}>
                <a href={href} hrefLang={tag} lang={tag}>
                  {localeInfo(code).name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {terms.length > 0 && (
        <div>
          <p className="type-small text-ink-3">{t('post.terms')}</p>
          <ul className="post-chips">
            {terms.map(({ anchor, word }) => (
              <li key={anchor}>
                <LocaleLink to="/glossary" hash={`#${anchor}`}>
                  {word}
                </LocaleLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  )
}
