import './desk.css'
import { useState } from 'react'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '#web/frame/router/page.ts'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { DashboardIcon } from '#web/kit/ui/dashboard-icon.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { List } from '#web/parts/lists/list.tsx'
import { callOf, readList, writeList } from '#web/parts/lists/list-query.ts'
import { useList } from '#web/parts/lists/use-list.ts'
import type { DeskList } from './desk-types.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { Legend } from './list/language-mark.tsx'
import { PostGrid } from './list/post-grid.tsx'
import { PostsBar } from './list/posts-bar.tsx'
import { postList, views } from './posts-query.ts'

const perPage = 25

export async function loader({ call, url }: LoaderContext): Promise<DeskList> {
  const { view = 'translate', ...query } = callOf(readList(postList, url.searchParams))
  return (await call('listDrafts', { query: { ...query, view, size: perPage } })).data
}

export function meta({ t, site }: MetaContext<DeskList>) {
  return { title: `${t('shell.blog')} | ${site.name}`, description: t('blogdesk.description') }
}

/** Every post with the state of each language. */
export function Page({ data }: { data: DeskList }) {
  const { t, format } = useApp()
  const shown = useList(postList)
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const view = shown.query.filters.view || views[0]
  const { q, language, game } = shown.query.filters
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h1">{t('shell.blog')}</h1>
        <span className="flex flex-wrap gap-2">
          <LocaleLink to="/blog" className={buttonClass({ variant: 'outline' })}>
            <DashboardIcon name="external-link" /> {t('blogdesk.viewBlog')}
          </LocaleLink>
          <LocaleLink to="/dashboard/admin/blog/create" className={buttonClass({ variant: 'primary' })}>
            <Icon name="plus" /> {t('blogdesk.write')}
          </LocaleLink>
        </span>
      </header>
      <div className="mt-6">
        <PostsBar shown={shown} count={data.total} />
        <Tabs label={t('blogdesk.views')}>
          {views.map((each) => {
            const query = writeList(postList, search, { view: each === views[0] ? '' : each })
            return (
              <LocaleLink
                key={each}
                to="/dashboard/admin/blog/posts"
                search={query.size > 0 ? `?${query}` : ''}
                aria-current={each === view ? 'page' : undefined}
              >
                {t(`blogdesk.view.${each}`)}{' '}
                <span className="type-caption text-ink-3">{format.number(data.counts[each])}</span>
              </LocaleLink>
            )
          })}
        </Tabs>
        <Legend />
        <List
          list={data}
          shown={{ filtered: Boolean(q || language || game) || view !== 'all', clear: shown.clear }}
          none={{ title: t('blogdesk.noneTitle'), text: t('blogdesk.noneText') }}
          noMatch={
            view === 'translate' && !q && !language && !game
              ? { title: t('blogdesk.view.translate'), text: t('blogdesk.allTranslated'), action: null }
              : undefined
          }
        >
          <PostGrid list={data} chosen={chosen} onChoose={setChosen} />
        </List>
        <p className="type-small mt-4 text-end text-ink-2" role="status">
          {t('blogdesk.textsLive', {
            count: data.total,
            live: format.number(data.texts.live),
            possible: format.number(data.texts.possible),
          })}
        </p>
      </div>
      {chosen.size > 0 && (
        <BulkBar
          rows={data.items.filter(({ post_id }) => chosen.has(post_id))}
          onDone={(refused) => setChosen(new Set(refused))}
        />
      )}
    </>
  )
}
