import type { ComponentProps, ReactNode } from 'react'
import { type PathParams, pathIn } from '#i18n/href.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { useApp } from '../session/app-context.ts'

type Props<P extends RoutePattern> = Omit<ComponentProps<'a'>, 'href'> & {
  to: P
  params?: PathParams<P>
  /** With its question mark. */
  search?: string
  /** With its number sign. */
  hash?: string
  children: ReactNode
}

/** A link to a page of the site in the current language. */
export function LocaleLink<P extends RoutePattern>({
  to,
  params,
  search = '',
  hash = '',
  ...rest
}: Props<P>) {
  const { locale } = useApp()
  return <a {...rest} href={`${pathIn(to, locale, params)}${search}${hash}`} />
}
