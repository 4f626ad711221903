import { alternates } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import { sharePathOf } from '#i18n/share-path.ts'
import { type App, useApp } from '../session/app-context.ts'
import { arrivedPage } from './arrivals.ts'
import type { Meta } from './page.ts'
import { addressesOf } from './page-state.ts'
import type { Shown } from './shown.ts'

/** The marks that keep directions apart in Arabic and “e-mail” on one line; search engines print them. */
const invisible = /[\u2060\u2066-\u2069]/g

/** Title and description for what an address returned; never those of a refused page. */
export function metaOf(app: App, shown: Shown): Meta {
  const meta = wordsOf(app, shown)
  return {
    ...meta,
    title: meta.title.replaceAll(invisible, ''),
    description: meta.description.replaceAll(invisible, ''),
  }
}

function wordsOf(app: App, shown: Shown): Meta {
  const { t, site } = app
  const { loaded, params, entry } = shown
  const named = (title: string): Meta => ({
    title: `${title} | ${site.name}`,
    description: t('shell.description'),
  })
  if (loaded.kind === 'failed') return named(t('shell.errorStatus', { statusCode: loaded.status }))
  if (loaded.kind === 'closed') return named(t('shell.notOpenYet'))
  if (loaded.kind === 'missing' || !entry)
    return named(t(entry?.view?.missing?.title ?? 'shell.pageNotFound'))
  if (loaded.kind === 'refused')
    return named(t(loaded.refusal === 'unauthorized' ? 'shell.signIn' : 'shell.noPermission'))
  const page = entry.view && arrivedPage(entry.view)
  return (
    page?.meta?.({ ...app, data: loaded.data, pattern: entry.pattern, params }) ?? {
      title: site.name,
      description: '',
    }
  )
}

/**
 * What a page is, for readers, search engines and other languages. React keeps these elements in the document's head,
 * across navigations too; only a public page that exists is worth indexing.
 */
export function PageHead({ shown }: { shown: Shown }) {
  const app = useApp()
  const { entry, params, loaded } = shown
  const meta = metaOf(app, shown)
  const isIndexed = entry?.guard === 'public' && loaded.kind === 'page' && !meta.hidden
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.feed && <link rel="alternate" type="application/rss+xml" href={meta.feed} title={meta.title} />}
      {isIndexed ? (
        <Addresses
          meta={meta}
          links={alternates(entry.pattern, params, addressesOf(loaded.data), app.site.languages)}
        />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

function Addresses({ meta, links }: { meta: Meta; links: ReturnType<typeof alternates> }) {
  const { locale, site } = useApp()
  const absolute = (href: string | undefined) => `${site.publicUrl}${href ?? '/'}`
  const hrefIn = (code: Locale) => links.find((link) => link.locale === code)?.href
  const own = absolute(hrefIn(locale))
  return (
    <>
      <link rel="canonical" href={own} />
      {links.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={absolute(href)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(hrefIn('en') ?? links[0]?.href)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:url" content={own} />
      <meta property="og:image" content={absolute(sharePathOf(hrefIn(locale) ?? '/'))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
