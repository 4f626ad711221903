import { href, pathIn } from '#i18n/href.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { type LocaleInfo, locales } from '#i18n/locales.ts'
import { createTranslate } from '#i18n/translate.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { xml, xmlStart } from '#server/platform/sitemaps/sitemaps.ts'
import type { SiteFile } from '../ssr/site-file.ts'
import { findPosts, type ListedPost } from './post-store.ts'

/** The newest posts of each language as RSS 2.0, at `/blog/feed.xml` below the language's prefix. */
export function blogFeeds(services: Services): SiteFile[] {
  const { languages } = services.config
  return locales
    .filter(({ code }) => languages.includes(code))
    .map((language) => ({
      path: `${href('/blog', language.code)}/feed.xml`,
      type: 'application/rss+xml; charset=utf-8',
      tags: ['posts'],
      content: () => feed(services, language),
    }))
}

async function feed({ db, now, config }: Services, { code, tag }: LocaleInfo): Promise<string> {
  const [posts, messages] = await Promise.all([
    findPosts(db, { locale: code }, now(), 1),
    loadMessages(code, ['shell', 'blog']),
  ])
  const t = createTranslate(code, messages)
  const blog = config.publicUrl + href('/blog', code)
  return [
    xmlStart,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(`${t('shell.blog')} | ${config.siteName}`)}</title>`,
    `<link>${xml(blog)}</link>`,
    `<description>${xml(t('blog.description'))}</description>`,
    `<language>${tag}</language>`,
    `<atom:link href="${xml(`${blog}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, config.publicUrl + pathIn('/blog/:slug', code, { slug: post.slug }))),
    '</channel></rss>',
  ].join('\n')
}

/** The id stays when the slug changes, so that readers don't show the post twice. */
function item({ id, title, description, published_at }: ListedPost, address: string): string {
  return [
    `<item><title>${xml(title)}</title>`,
    `<link>${xml(address)}</link>`,
    `<guid isPermaLink="false">post:${id}</guid>`,
    `<pubDate>${published_at.toUTCString()}</pubDate>`,
    `<description>${xml(description)}</description></item>`,
  ].join('')
}
