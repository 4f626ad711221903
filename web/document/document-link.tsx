import type { ReactNode } from 'react'
import { useFrame } from '../router/frame-context.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import { ownLink } from './own-link.ts'

/** A link of a document; to a page that doesn't exist yet, its words alone. */
export function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  const { map } = useFrame()
  if (!href.startsWith('/')) {
    const isOutside = href.startsWith('https:')
    return (
      <a href={href} rel={isOutside ? 'noopener' : undefined}>
        {children}
      </a>
    )
  }
  const link = ownLink(href)
  if (!link || !map.isBuilt(link.to)) return children
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
