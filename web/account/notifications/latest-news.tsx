import { newsLink } from '#i18n/news-link.ts'
import { notificationWords } from '#i18n/notification-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { useTimes } from '#web/frame/texts/use-times.ts'
import type { NewsItem } from './news.ts'
import { NewsMark } from './news-mark.tsx'

/** A few notifications, a line each, on a page of the person's. */
export function LatestNews({ items, most }: { items: readonly NewsItem[]; most: number }) {
  const { t, format, locale } = useApp()
  const times = useTimes()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.slice(0, most).map((item) => {
        const words = notificationWords(t, format, item.code, item.params) ?? {
          title: item.message,
          text: '',
        }
        return (
          <li key={item.notification_id}>
            <a
              href={newsLink(locale, item)}
              className="type-table grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-2.5 hover:bg-surface-3"
            >
              <NewsMark code={item.code} />
              <span className="min-w-0">
                <span className={`block ${item.read ? '' : 'font-semibold'}`}>{words.title}</span>{' '}
                <span className="type-small block text-ink-2">{words.text}</span>
              </span>
              <span className="type-small text-ink-3 tabular-nums">{times.time(item.at)}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
