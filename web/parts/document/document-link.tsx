import type { ReactNode } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { ownLink } from './own-link.ts'

/** A link of a document; to an address of the site that is no page, its words alone. */
export function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith('/')) {
    const isOutside = href.startsWith('https:')
    return (
      <a href={href} rel={isOutside ? 'noopener' : undefined}>
        {children}
      </a>
    )
  }
  const link = ownLink(href)
  if (!link) return children
  const { to, params, search, hash } = link
  return (
    <LocaleLink
      to={to}
      params={params as never}
      search={search}
      hash={hash}
      className={to === '/glossary' ? 'term-link' : undefined}
    >
      {children}
    </LocaleLink>
  )
}
