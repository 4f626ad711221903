import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Post } from './post-types.ts'
import { useFollowed } from './use-followed.ts'

type Props = Pick<Post, 'headings' | 'minutes'>

/** The parts of a post as a path that follows the scroll; folded to one line on a phone. */
export function PostContents({ headings, minutes }: Props) {
  const { t } = useApp()
  const parts = headings.filter(({ level }) => level === 2)
  const { current, read } = useFollowed(parts)
  if (parts.length < 2) return <div />
  const count = Math.max(1, Math.ceil(minutes * (1 - read)))
  const path = (
    <ol className="contents-path">
      {parts.map(({ id, text }, place) => (
        <li key={id} data-passed={place < current || undefined}>
          <a href={`#${encodeURIComponent(id)}`} aria-current={place === current ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className="post-contents" aria-label={t('post.contents')}>
      <details className="contents-folded">
        <summary>
          <span className="font-semibold">{t('post.contents')}</span>
          <span className="text-ink-3">
            {t('post.parts', { count: parts.length, minutes: t('posts.minutes', { count: minutes }) })}
            <Icon name="chevron-down" size={16} />
          </span>
        </summary>
        {path}
      </details>
      <div className="contents-beside">
        <p className="type-small text-ink-3">{t('post.contents')}</p>
        {path}
        <p className="type-caption mt-5 ps-7 text-ink-3">{t('post.minutesLeft', { count })}</p>
      </div>
    </nav>
  )
}
