import type { Contract } from '#contract/contract.ts'
import { listed } from '#i18n/joined-words.ts'
import { times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '#web/frame/session/app-context.ts'

export type ListedPost = Contract['listPosts']['reply']['data']['items'][number]
type Subject = Pick<ListedPost, 'game' | 'topic'>
type Facts = Subject & Pick<ListedPost, 'published_at' | 'minutes'>

/** 'Valorant, Guide', above a title. */
export function PostSubject({ post, className = '' }: { post: Subject; className?: string }) {
  const { t } = useApp()
  return (
    <p className={`post-subject ${className}`} data-game={post.game ?? undefined}>
      {post.game && <span className="hue-dot" aria-hidden="true" />}
      <span>{listed(t, gameOf(t, post), t(`posts.topic.${post.topic}`))}</span>
    </p>
  )
}

/** 'November 20, 2026, 4 min read' */
export function PostDate({ post }: { post: Facts }) {
  const { t, locale } = useApp()
  const minutes = t('posts.minutes', { count: post.minutes })
  return (
    <time dateTime={post.published_at.slice(0, 10)}>
      {listed(t, dayOf(locale, post.published_at), minutes)}
    </time>
  )
}

/** Posts have a day, not a time: it is the same everywhere. */
export function dayOf(locale: Translate['locale'], at: string): string {
  return times(locale, 'UTC').date(at)
}

function gameOf(t: Translate, { game }: Subject): string {
  return game ? t(`games.game.${game}`) : t('posts.allGames')
}
