import { gameIds } from '#core/games/game.ts'
import { localeCodes, localeInfo } from '#i18n/locales.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { ExportButton } from '#web/parts/lists/export-button.tsx'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { longestSearch, postList } from '../posts-query.ts'

type Props = { shown: ShownList<typeof postList>; count: number }

export function PostsBar({ shown, count }: Props) {
  const { t, call } = useApp()
  return (
    <FilterBar
      shown={shown}
      count={count}
      search={{
        name: 'q',
        label: t('blogdesk.search'),
        hint: t('blogdesk.searchHint'),
        most: longestSearch,
      }}
      choices={[
        {
          name: 'language',
          label: t('blogdesk.language'),
          options: localeCodes.map((code) => [code, localeInfo(code).name]),
        },
        {
          name: 'game',
          label: t('blogdesk.game'),
          options: gameIds.map((id) => [id, t(`games.game.${id}`)]),
        },
      ]}
      sorts={postList.sorts.map((sort) => [sort, t(`blogdesk.sort.${sort}`)])}
    >
      <ExportButton
        fileName="posts.csv"
        write={async (form) => (await import('./export-posts.ts')).postsAsCsv(call, shown.query, form)}
      />
    </FilterBar>
  )
}
