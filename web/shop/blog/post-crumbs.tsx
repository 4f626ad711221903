import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Post } from './post-types.ts'

/** The blog, the post's topic and the post itself. */
export function PostCrumbs({ post }: { post: Post }) {
  const { t } = useApp()
  return (
    <nav aria-label={t('game.crumbs')} className="post-crumbs type-small">
      <ol>
        <li>
          <LocaleLink to="/blog" className="hit hover:text-ink">
            {t('shell.blog')}
          </LocaleLink>
          <Icon name="chevron-right" size={16} />
        </li>
        <li>
          <LocaleLink to="/blog" search={`?topic=${post.topic}`} className="hit hover:text-ink">
            {t(`posts.topic.${post.topic}`)}
          </LocaleLink>
          <Icon name="chevron-right" size={16} />
        </li>
        <li aria-current="page" className="text-ink-2">
          {post.title}
        </li>
      </ol>
    </nav>
  )
}
