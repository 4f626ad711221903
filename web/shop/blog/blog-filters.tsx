import { gameIds } from '#core/games/game.ts'
import { href } from '#i18n/href.ts'
import { named } from '#i18n/joined-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useNavigate, useNextQuery, useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Select } from '#web/kit/ui/select.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { readList, writeList } from '#web/parts/lists/list-query.ts'
import { blogList, topics } from './blog-query.ts'

/** The games as tabs and a menu of topics. A change leads to the first page. */
export function BlogFilters() {
  const { t, locale } = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { filters } = readList(blogList, search)
  const nextQuery = useNextQuery()
  const after = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '')
  return (
    <div className="blog-filters" data-game={filters.game || undefined}>
      <Tabs label={t('shell.games')}>
        {(['', ...gameIds] as const).map((game) => (
          <LocaleLink
            key={game}
            to="/blog"
            search={after(writeList(blogList, search, { game }))}
            aria-current={game === filters.game ? 'page' : undefined}
          >
            {game ? t(`games.game.${game}`) : t('posts.all')}
          </LocaleLink>
        ))}
      </Tabs>
      <Select
        aria-label={t('blog.topic')}
        className="blog-topic"
        value={filters.topic}
        onChange={({ target }) => {
          const topic = topics.find((each) => each === target.value) ?? ''
          const query = writeList(blogList, nextQuery(), { topic })
          void navigate(href('/blog', locale) + after(query), { keepsScroll: true })
        }}
      >
        <option value="">{named(t, t('blog.topic'), t('lists.all'))}</option>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`posts.topic.${topic}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
