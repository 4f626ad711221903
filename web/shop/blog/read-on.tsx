import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { PostCard } from './post-card.tsx'
import type { ListedPost } from './post-words.tsx'

/** What to read next. */
export function ReadOn({ posts }: { posts: readonly ListedPost[] }) {
  const { t } = useApp()
  if (posts.length === 0) return null
  return (
    <section className="mt-16" aria-labelledby="read-on">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="read-on" className="type-h2">
          {t('post.readOn')}
        </h2>
        <LocaleLink to="/blog" className="post-link hit type-small">
          {t('posts.all')}
        </LocaleLink>
      </div>
      <div className="post-grid mt-6">
        {posts.map((post) => (
          <PostCard key={post.post_id} post={post} heading="h3" compact />
        ))}
      </div>
    </section>
  )
}
