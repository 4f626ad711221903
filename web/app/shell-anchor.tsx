import { pathIn } from '#i18n/href.ts'
import { useApp } from './app-context.ts'
import { Link, type LinkProps } from './link.tsx'
import type { ShellLink } from './shell-links.ts'

type ShellAnchorProps = Omit<LinkProps, 'href'> & { link: ShellLink }

/** A link from the shell's tables; its words are its own unless it brings others. */
export function ShellAnchor({ link, children, ...rest }: ShellAnchorProps) {
  const { locale, t } = useApp()
  return (
    <Link {...rest} href={pathIn(link.to, locale, link.params)}>
      {children ?? t(link.label)}
    </Link>
  )
}
