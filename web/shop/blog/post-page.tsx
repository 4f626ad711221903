import './blog.css'
import type { Block, Document } from '#contract/document.ts'
import { pathIn } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import { moved } from '#web/frame/router/moved.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Later } from '#web/frame/shell/later.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { DocumentView } from '#web/parts/document/document-view.tsx'
import { CoverOfPost } from './cover-of-post.tsx'
import { PostAside } from './post-aside.tsx'
import { PostContents } from './post-contents.tsx'
import { PostCrumbs } from './post-crumbs.tsx'
import { PostEnd } from './post-end.tsx'
import { bringParts, FiguresContext, postParts, readOnPart } from './post-parts.tsx'
import type { PostData } from './post-types.ts'
import { dayOf, PostDate, PostSubject } from './post-words.tsx'

export async function loader({ call, locale, params }: LoaderContext): Promise<PostData> {
  const { data: post } = await call('getPost', {
    params: { slug: params.slug ?? '' },
    query: { language: locale },
  })
  // An earlier slug.
  if (post.slug !== params.slug) throw moved(pathIn('/blog/:slug', locale, { slug: post.slug }))
  const slugs = Object.entries(post.slugs) as [Locale, string][]
  return {
    post,
    addresses: Object.fromEntries(slugs.map(([code, slug]) => [code, { slug }])),
    figures: await bringParts(post.document, call),
  }
}

export function meta({ data: { post }, site }: MetaContext<PostData>): Meta {
  return { title: `${post.title} | ${site.name}`, description: post.description, type: 'article' }
}

export function Page({ data }: { data: PostData }) {
  const { t, locale } = useApp()
  const { post, figures } = data
  const [lead, text] = leadAndText(post.document)
  const changed = post.updated_at.slice(0, 10) > post.published_at.slice(0, 10)
  return (
    <div className="shell post" data-game={post.game ?? undefined}>
      <PostCrumbs post={post} />
      <article>
        <header className="post-banner">
          <div className="cover-frame">
            <CoverOfPost key={post.post_id} post={post} form="banner" />
          </div>
          <div className="post-banner-words">
            <PostSubject post={post} />
            <h1 className="type-h1 mt-3">{post.title}</h1>
            <div className="mt-4 flex items-center gap-3">
              <Avatar name={post.author} />
              <p className="type-small text-ink-2">
                <strong className="post-author">{post.author}</strong>
                <span className="post-facts">
                  <PostDate post={post} />
                  {changed && <span>{t('post.updated', { date: dayOf(locale, post.updated_at) })}</span>}
                </span>
              </p>
            </div>
          </div>
        </header>
        <div className="post-columns">
          {lead && (
            <div className="post-lead">
              <DocumentView lead document={{ type: 'doc', content: [lead] }} />
            </div>
          )}
          <PostContents key={post.post_id} headings={post.headings} minutes={post.minutes} />
          <div className="post-text">
            <FiguresContext value={figures}>
              <DocumentView key={post.post_id} document={{ type: 'doc', content: text }} parts={postParts} />
            </FiguresContext>
            <PostEnd post={post} />
          </div>
          <PostAside post={post} />
        </div>
      </article>
      <Later key={post.post_id} part={readOnPart} props={{ posts: post.related }} />
    </div>
  )
}

/** The first paragraph, which stands before the contents on a phone, and everything after it. */
function leadAndText({ content }: Document): [lead: Block | undefined, text: Block[]] {
  const [first, ...rest] = content
  return first?.type === 'paragraph' ? [first, rest] : [undefined, content]
}
