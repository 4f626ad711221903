import { dayMs, hourMs } from '#core/base/durations.ts'
import { newsLink } from '#i18n/news-link.ts'
import { notificationWords } from '#i18n/notification-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import type { NewsFilter, NewsItem } from './news.ts'
import { NewsMark } from './news-mark.tsx'

type Props = {
  items: readonly NewsItem[] | null
  filter: NewsFilter
  onOpen: (item: NewsItem) => void
  /** Of a day: below the panel's own heading, or the page's. */
  heading?: 'h2' | 'h3'
  /** Where the list closes after that. */
  onClose?: () => void
}

/** By day, newest first; equal ones within an hour are one entry. */
export function NewsList({ items, filter, heading: Heading = 'h3', onOpen, onClose }: Props) {
  const { t } = useApp()
  const dayOf = useDay()
  if (!items)
    return (
      <div className="grid gap-3 p-5" aria-hidden="true">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  if (items.length === 0)
    return <p className="p-5 text-ink-2">{t(filter === 'unread' ? 'news.noneUnread' : 'news.none')}</p>
  const days = Map.groupBy(joined(items), ({ item }) => dayOf(item.at))
  return [...days].map(([day, entries]) => (
    <section key={day} aria-label={day}>
      <Heading className="type-small px-5 pt-4 pb-1 text-ink-3">{day}</Heading>
      <ul>
        {entries.map(({ item, others }) => (
          <Entry
            key={item.notification_id}
            item={item}
            others={others}
            onOpen={() => {
              onOpen(item)
              onClose?.()
            }}
          />
        ))}
      </ul>
    </section>
  ))
}

function Entry({ item, others, onOpen }: { item: NewsItem; others: number; onOpen: () => void }) {
  const { t, format, locale } = useApp()
  const times = useTimes()
  const words = notificationWords(t, format, item.code, item.params) ?? { title: item.message, text: '' }
  return (
    <li>
      <a
        href={newsLink(locale, item)}
        className="grid grid-cols-[32px_1fr_auto] gap-x-3 px-5 py-2.5 hover:bg-surface-3"
        onClick={onOpen}
      >
        <NewsMark code={item.code} />
        <span className="min-w-0">
          <span className={`type-table block ${item.read ? '' : 'font-semibold'}`}>{words.title}</span>
          <span className="type-small block text-ink-2">{words.text}</span>
          {others > 0 && (
            <span className="type-small block text-ink-3">{t('news.others', { count: others })}</span>
          )}
        </span>
        <span className="type-small flex items-center gap-2 self-start text-ink-3">
          {times.time(new Date(item.at))}
          <span className={`size-2 rounded-full ${item.read ? '' : 'bg-(--alpenglow)'}`}>
            {!item.read && <span className="sr-only">{t('news.isUnread')}</span>}
          </span>
        </span>
      </a>
    </li>
  )
}

/** Equal notifications that follow each other within an hour: the newest, and how many more. */
export function joined(items: readonly NewsItem[]): { item: NewsItem; others: number }[] {
  const entries: { item: NewsItem; others: number }[] = []
  for (const item of items) {
    const last = entries.at(-1)
    const isSame =
      last &&
      last.item.read === item.read &&
      last.item.code === item.code &&
      last.item.params.order_id === item.params.order_id &&
      Date.parse(last.item.at) - Date.parse(item.at) < hourMs
    if (isSame) last.others++
    else entries.push({ item, others: 0 })
  }
  return entries
}

/** 'Today', 'Yesterday', or the day. */
function useDay(): (at: string) => string {
  const { t } = useApp()
  const times = useTimes()
  const now = Date.now()
  const [today, yesterday] = [times.date(new Date(now)), times.date(new Date(now - dayMs))]
  return (at) => {
    const day = times.date(new Date(at))
    if (day === today) return t('news.today')
    return day === yesterday ? t('news.yesterday') : day
  }
}
