import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { CoverOfPost } from './cover-of-post.tsx'
import { type ListedPost, PostDate, PostSubject } from './post-words.tsx'

type Props = { post: ListedPost; heading?: 'h2' | 'h3'; compact?: boolean }

/** A post in a list; the whole card leads to it. On a phone a compact one is a row with a small cover. */
export function PostCard({ post, heading: Heading = 'h2', compact = false }: Props) {
  return (
    <article className="post-card" data-compact={compact || undefined}>
      <div className="cover-frame">
        <CoverOfPost post={post} />
      </div>
      <div className="post-card-words">
        <PostSubject post={post} />
        <Heading className="post-card-title">
          <LocaleLink to="/blog/:slug" params={{ slug: post.slug }}>
            {post.title}
          </LocaleLink>
        </Heading>
        <p className="type-small mt-1 text-ink-3">
          <PostDate post={post} />
        </p>
      </div>
    </article>
  )
}
