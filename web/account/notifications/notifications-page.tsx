import type { Contract } from '#contract/contract.ts'
import { useRealtime } from '#web/frame/realtime/use-realtime.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useAction } from '#web/frame/router/use-action.ts'
import { useRevalidate } from '#web/frame/router/use-revalidate.ts'
import { useApp, useUser } from '#web/frame/session/app-context.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { LateIcon } from '#web/kit/ui/late-icon.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { oneOf } from '#web/parts/lists/list-query.ts'
import { NeedsYou } from './needs-you.tsx'
import { type NewsFilter, type NewsItem, newsFiltersOf, queryOf, readAllNews } from './news.ts'
import { NewsList } from './news-list.tsx'
import { shownCount } from './title-count.ts'

type Data = {
  filter: NewsFilter
  news: Contract['browseNotifications']['reply']['data']
  waiting: Contract['listWaiting']['reply']['data'] | null
}

const known = oneOf(newsFiltersOf(['FullAccess']))
/** Ids fit into an integer of the database. */
const anId = /^[1-9]\d{0,8}$/

export async function loader({ call, url }: LoaderContext): Promise<Data> {
  const filter = known(url.searchParams.get('show') ?? '') || 'all'
  const asked = url.searchParams.get('before') ?? ''
  const before = anId.test(asked) ? Number(asked) : undefined
  const isFirst = filter === 'all' && before === undefined
  const [news, waiting] = await Promise.all([
    call('browseNotifications', { query: { ...queryOf(filter), ...(before && { before }) } }),
    isFirst ? call('listWaiting') : null,
  ])
  return { filter, news: news.data, waiting: waiting?.data ?? null }
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: `${t('news.title')} | ${site.name}`, description: t('news.none') }
}

/** All that a person was told, newest first, after what still waits for them. */
export function Page({ data: { filter, news, waiting } }: { data: Data }) {
  const { t, call } = useApp()
  const revalidate = useRevalidate()
  useRealtime('show_notification', () => void revalidate())
  useRealtime('notifications_read', () => void revalidate())
  const open = ({ notification_id, read }: NewsItem) => {
    if (!read) void call('readNotifications', { body: { ids: [notification_id] } }).catch(console.warn)
  }
  const last = news.items.at(-1)
  return (
    <div className="max-w-3xl">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="type-h1">{t('news.title')}</h1>
        <div className="flex flex-wrap gap-2">
          {news.unread > 0 && <ReadAll />}
          <LocaleLink
            to="/dashboard/profile-settings"
            hash="#notifications"
            className={buttonClass({ variant: 'outline' })}
          >
            <LateIcon name="settings" size={18} /> {t('news.settings')}
          </LocaleLink>
        </div>
      </header>
      <Filters shown={filter} unread={news.unread} />
      <div className="card mt-4 overflow-hidden pb-4">
        {waiting && <NeedsYou waiting={waiting} heading="h2" />}
        <NewsList items={news.items} filter={filter} heading="h2" onOpen={open} />
      </div>
      {news.more && last && (
        <LocaleLink
          to="/dashboard/notifications"
          search={searchOf(filter, last.notification_id)}
          className={buttonClass({ variant: 'outline', className: 'mt-4' })}
        >
          {t('news.older')}
        </LocaleLink>
      )}
    </div>
  )
}

function Filters({ shown, unread }: { shown: NewsFilter; unread: number }) {
  const { t } = useApp()
  const permissions = useUser()?.permissions ?? []
  return (
    <Tabs label={t('news.filter')}>
      {newsFiltersOf(permissions).map((filter) => (
        <LocaleLink
          key={filter}
          to="/dashboard/notifications"
          search={searchOf(filter)}
          className="tab"
          aria-current={filter === shown ? 'page' : undefined}
        >
          {t(`news.filters.${filter}`)}
          {filter === 'unread' && unread > 0 && (
            <span className="type-caption ms-2 rounded-md bg-surface-3 px-1.5 py-0.5 font-semibold tabular-nums">
              {shownCount(unread)}
            </span>
          )}
        </LocaleLink>
      ))}
    </Tabs>
  )
}

/** Marks all as read, whatever filter is shown. */
function ReadAll() {
  const { t, call } = useApp()
  const { busy, run } = useAction()
  return (
    <Button variant="outline" busy={busy} onClick={() => void run(() => readAllNews(call))}>
      <LateIcon name="check-check" size={18} /> {t('news.readAll')}
    </Button>
  )
}

function searchOf(filter: NewsFilter, before?: number): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(before && { before: String(before) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
