import './blog.css'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { PostCard } from './post-card.tsx'
import type { ListedPost } from './post-words.tsx'

/** The newest three posts, for the home page; needs the areas `games` and `posts`. Nothing while there is none. */
export function NewestPosts({ posts }: { posts: readonly ListedPost[] }) {
  const { t } = useApp()
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="newest-posts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="newest-posts" className="type-h2">
          {t('posts.fromBlog')}
        </h2>
        <LocaleLink to="/blog" className="post-link hit type-small">
          {t('posts.all')}
        </LocaleLink>
      </div>
      <div className="post-grid mt-8">
        {posts.slice(0, 3).map((post, place) => (
          <PostCard key={post.post_id} post={post} heading="h3" compact={place > 0} />
        ))}
      </div>
    </section>
  )
}
