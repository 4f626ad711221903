import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { CoverOfPost } from './cover-of-post.tsx'
import { type ListedPost, PostDate, PostSubject } from './post-words.tsx'

/** The newest post, above the others. */
export function PostFeature({ post }: { post: ListedPost }) {
  return (
    <article className="post-card post-feature">
      <div className="cover-frame">
        <CoverOfPost post={post} form="feature" />
      </div>
      <div className="post-card-words">
        <PostSubject post={post} />
        <h2 className="type-h2 mt-3">
          <LocaleLink to="/blog/:slug" params={{ slug: post.slug }}>
            {post.title}
          </LocaleLink>
        </h2>
        <p className="type-body mt-3 text-ink-2">{post.description}</p>
        <div className="mt-5 flex items-center gap-3">
          <Avatar name={post.author} />
          <p className="type-small text-ink-3">
            <span className="block text-ink">{post.author}</span>
            <PostDate post={post} />
          </p>
        </div>
      </div>
    </article>
  )
}
