import './blog.css'
import { useLocation } from 'react-router'
import type { Contract } from '#contract/contract.ts'
import { type Addresses, href, pathIn } from '#i18n/href.ts'
import { moved } from '#web/frame/router/moved.ts'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { CallError } from '#web/frame/session/call.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { PathIcon } from '#web/kit/ui/icon.tsx'
import { Pagination } from '#web/kit/ui/pagination.tsx'
import { callOf, readList } from '#web/parts/lists/list-query.ts'
import { BlogFilters } from './blog-filters.tsx'
import { rss } from './blog-icons.ts'
import { blogList } from './blog-query.ts'
import { BlogSearch } from './blog-search.tsx'
import { PostCard } from './post-card.tsx'
import { PostFeature } from './post-feature.tsx'

type Listed = Contract['listPosts']['reply']['data']
export type BlogData = Listed & { filtered: boolean; addresses?: Addresses }

// Most visitors find posts.
const noPosts = new LaterPart(async () => (await import('./no-posts.tsx')).NoPosts)

/** `/blog` and `/blog/page/2`: the page is part of the path, the filters are its query. */
export async function loader({ call, locale, url, params }: LoaderContext): Promise<BlogData> {
  const page = Number(params.pageNr ?? 1)
  if (params.pageNr === '1') throw moved(href('/blog', locale) + url.search)
  if (!/^[1-9]\d{0,4}$/.test(params.pageNr ?? '1')) throw new CallError(404, 'not_found')
  const list = readList(blogList, url.searchParams)
  const { sort: _, ...query } = callOf(list)
  const { data } = await call('listPosts', { query: { ...query, page, language: locale } })
  if (page > data.pageCount) throw new CallError(404, 'not_found')
  const filtered = Object.values(list.filters).some(Boolean)
  if (data.total === 0) await noPosts.bring()
  if (page === 1) return { ...data, filtered }
  const pageNr = String(page)
  return {
    ...data,
    filtered,
    addresses: Object.fromEntries(data.languages.map((code) => [code, { pageNr }])),
  }
}

export function meta({ data, t, site, locale }: MetaContext<BlogData>) {
  const title = data.page > 1 ? t('blog.metaTitlePage', { page: data.page }) : t('blog.metaTitle')
  return {
    title: `${title} | ${site.name}`,
    description: t('blog.description'),
    feed: `${href('/blog', locale)}/feed.xml`,
  }
}

export function Page({ data }: { data: BlogData }) {
  const { t, dir, locale } = useApp()
  const { items, page, total, filtered } = data
  const [newest] = items
  const featured = page === 1 && !filtered ? newest : undefined
  return (
    <div className="relative">
      <ContourLines seed="blog" width={1440} height={420} dir={dir} />
      <div className="shell relative">
        <header className="blog-head">
          <div>
            <h1 className="type-h1">{t('shell.blog')}</h1>
            <p className="type-large mt-3 max-w-[52ch] text-ink-2">{t('blog.lead')}</p>
          </div>
          <div className="flex items-center gap-2">
            <BlogSearch />
            <a
              href={`${href('/blog', locale)}/feed.xml`}
              target="_blank"
              rel="alternate noopener"
              className="blog-feed"
              aria-label={t('blog.feed')}
              title={t('blog.feed')}
            >
              <PathIcon path={rss} />
            </a>
          </div>
        </header>
        <BlogFilters />
        {total === 0 ? (
          <Later key={String(filtered)} part={noPosts} props={{ filtered }} />
        ) : (
          <>
            {featured && <PostFeature post={featured} />}
            <div className="post-grid mt-8 lg:mt-14">
              {items
                .filter((post) => post !== featured)
                .map((post) => (
                  <PostCard key={post.post_id} post={post} compact />
                ))}
            </div>
            <Foot list={data} />
          </>
        )}
      </div>
    </div>
  )
}

/** Which posts these are, and the other pages. */
function Foot({ list: { items, page, pageCount, total } }: { list: Listed }) {
  const { t, locale } = useApp()
  const { search } = useLocation()
  const from = (page - 1) * 10 + 1
  const hrefOf = (to: number) =>
    (to > 1 ? pathIn('/blog/page/:pageNr', locale, { pageNr: String(to) }) : href('/blog', locale)) + search
  return (
    <div className="blog-foot">
      <p className="type-small text-ink-2">{t('blog.shown', { from, to: from + items.length - 1, total })}</p>
      <Pagination
        page={page}
        pageCount={pageCount}
        labels={{
          nav: t('lists.pages'),
          previous: t('lists.previousPage'),
          next: t('lists.nextPage'),
          page: (number) => t('lists.page', { page: number }),
        }}
        hrefOf={hrefOf}
      />
    </div>
  )
}
