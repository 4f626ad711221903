import { Link, type LinkProps } from 'react-router'
import { pathIn } from '#i18n/href.ts'
import { useApp } from './app-context.ts'
import type { ShellLink } from './shell-links.ts'

type ShellAnchorProps = Omit<LinkProps, 'to'> & { link: ShellLink }

/** A link from the shell's tables; its words are its own unless it brings others. */
export function ShellAnchor({ link, children, ...rest }: ShellAnchorProps) {
  const { locale, t } = useApp()
  return (
    <Link {...rest} to={pathIn(link.to, locale, link.params)}>
      {children ?? t(link.label)}
    </Link>
  )
}
