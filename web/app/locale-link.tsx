import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type PathParams, pathIn } from '#i18n/href.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { useApp } from './app-context.ts'

type Props<P extends RoutePattern> = Omit<LinkProps, 'to'> & {
  to: P
  params?: PathParams<P>
  /** With its question mark. */
  search?: string
  hash?: string
  children: ReactNode
}

/** A link to a page of the site in the present language. */
export function LocaleLink<P extends RoutePattern>({ to, params, search, hash, ...rest }: Props<P>) {
  const { locale } = useApp()
  return (
    <Link {...rest} to={{ pathname: pathIn(to, locale, params), search: search ?? '', hash: hash ?? '' }} />
  )
}
