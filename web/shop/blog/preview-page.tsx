import './blog.css'
import type { Contract } from '#contract/contract.ts'
import { pathIn } from '#i18n/href.ts'
import { localeInfo } from '#i18n/locales.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { usePage } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { DocumentView } from '#web/parts/document/document-view.tsx'
import { CoverOfPost } from './cover-of-post.tsx'
import { bringParts, type Figures, FiguresContext, postParts } from './post-parts.tsx'
import { PostSubject } from './post-words.tsx'

type Previewed = Contract['readPreview']['reply']['data']['post']
type Data = { post: Previewed; figures: Figures }

export async function loader({ call, locale, params }: LoaderContext): Promise<Data> {
  const { data } = await call('readPreview', { body: { token: params.token ?? '', language: locale } })
  return { post: data.post, figures: await bringParts(data.post.document, call) }
}

export function meta({ data: { post }, t, site }: MetaContext<Data>): Meta {
  return {
    title: `${t('preview.title', { title: post.title })} | ${site.name}`,
    description: post.description,
    hidden: true,
  }
}

/** What a post will be, for whoever has the secret link. */
export function Page({ data: { post, figures } }: { data: Data }) {
  const { t } = useApp()
  const { tag, dir } = localeInfo(post.language)
  return (
    <div className="shell post" data-game={post.game ?? undefined}>
      <Notice className="mt-6">
        <p>{t('preview.notice')}</p>
        <Languages post={post} />
      </Notice>
      <article lang={tag} dir={dir}>
        <header className="post-banner mt-6">
          <div className="cover-frame">
            <CoverOfPost post={post} form="banner" />
          </div>
          <div className="post-banner-words">
            <PostSubject post={post} />
            <h1 className="type-h1 mt-3">{post.title}</h1>
            <p className="type-body mt-3 text-ink-2">{post.description}</p>
            <div className="mt-4 flex items-center gap-3">
              <Avatar name={post.author} />
              <strong className="post-author">{post.author}</strong>
            </div>
          </div>
        </header>
        <div className="post-columns">
          <div className="post-text">
            <FiguresContext value={figures}>
              <DocumentView document={post.document} parts={postParts} />
            </FiguresContext>
          </div>
        </div>
      </article>
    </div>
  )
}

/** The languages that have a draft. */
function Languages({ post }: { post: Previewed }) {
  const { t } = useApp()
  const { params } = usePage()
  if (post.languages.length < 2) return null
  return (
    <nav aria-label={t('preview.languages')} className="mt-2">
      <ul className="post-chips">
        {post.languages.map((code) => (
          <li key={code} aria-current={code === post.language || undefined}>
            <a
              href={pathIn('/blog/preview/:token', code, { token: params.token ?? '' })}
              hrefLang={localeInfo(code).tag}
              lang={localeInfo(code).tag}
            >
              {localeInfo(code).name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
