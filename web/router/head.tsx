import { alternates } from '#i18n/href.ts'
import { type App, useApp } from '../session/app-context.ts'
import { arrivedPage } from './arrivals.ts'
import type { Meta } from './page.ts'
import type { Shown } from './shown.ts'

/** Title and description for what an address returned; never those of a refused page. */
function metaOf(app: App, shown: Shown): Meta {
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
  const { title, description } = metaOf(app, shown)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {entry?.guard === 'public' && loaded.kind === 'page' ? (
        <Addresses links={alternates(entry.pattern, params)} title={title} description={description} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}

type AddressesProps = { links: ReturnType<typeof alternates>; title: string; description: string }

function Addresses({ links, title, description }: AddressesProps) {
  const { locale, site } = useApp()
  const absolute = (href: string | undefined) => `${site.publicUrl}${href ?? '/'}`
  const own = absolute(links.find((link) => link.locale === locale)?.href)
  return (
    <>
      <link rel="canonical" href={own} />
      {links.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={absolute(href)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(links[0]?.href)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={own} />
    </>
  )
}
