import { href, pathIn } from '#i18n/href.ts'
import { localeInfo } from '#i18n/locales.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import { breadcrumbData } from '../games/structured-data.ts'
import type { BlogData } from './blog-page.tsx'
import type { PostData } from './post-types.ts'

/** The blog with the posts of this page, for schema.org. */
export function blogStructured({ data, t, locale, site }: MetaContext<BlogData>): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: t('shell.blog'),
      description: t('blog.description'),
      url: site.publicUrl + href('/blog', locale),
      inLanguage: localeInfo(locale).tag,
      blogPost: data.items.map(({ title, slug, published_at }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: site.publicUrl + pathIn('/blog/:slug', locale, { slug }),
        datePublished: published_at,
      })),
    },
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name: t('shell.blog'), path: href('/blog', locale) },
    ]),
  ]
}

/** The article and its breadcrumbs. */
export function postStructured({ data: { post }, t, locale, site }: MetaContext<PostData>): object[] {
  const path = pathIn('/blog/:slug', locale, { slug: post.slug })
  const publisher = { '@type': 'Organization', name: site.name, url: site.publicUrl }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: post.title,
      description: post.description,
      inLanguage: localeInfo(locale).tag,
      datePublished: post.published_at,
      dateModified: post.updated_at,
      author: { '@type': 'Organization', name: post.author, url: site.publicUrl },
      publisher,
      mainEntityOfPage: site.publicUrl + path,
    },
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name: t('shell.blog'), path: href('/blog', locale) },
      { name: post.title, path },
    ]),
  ]
}
