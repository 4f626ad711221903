import type { ComponentProps } from 'react'
import { pathIn } from '#i18n/href.ts'
import { useApp } from '../session/app-context.ts'
import type { ShellLink } from './shell-links.ts'

type ShellAnchorProps = Omit<ComponentProps<'a'>, 'href'> & { link: ShellLink }

/** A link from the shell's tables; its own label is the default. */
export function ShellAnchor({ link, children, ...rest }: ShellAnchorProps) {
  const { locale, t } = useApp()
  return (
    <a {...rest} href={pathIn(link.to, locale, link.params)}>
      {children ?? t(link.label)}
    </a>
  )
}
