import { gameIds, serviceIds } from '#core/games/game.ts'
import { rosterSearchLength, rosterStates } from '#core/people/roster.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { FilterBar } from '#web/parts/lists/filter-bar.tsx'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { serversOf } from '#web/shop/boosters/booster-query.ts'
import { rosterList } from './roster-query.ts'

type Props = { shown: ShownList<typeof rosterList>; count: number }

/** Search, filters and sort order of the boosters. */
export function RosterBar({ shown, count }: Props) {
  const { t } = useApp()
  const { query } = shown
  const { game } = query.filters
  return (
    <FilterBar
      shown={shown}
      count={count}
      sortsInHeads
      search={{
        name: 'q',
        label: t('roster.search'),
        hint: t('roster.searchHint'),
        most: rosterSearchLength,
      }}
      choices={[
        {
          name: 'state',
          label: t('roster.state'),
          options: rosterStates.map((state) => [state, t(`roster.state.${state}`)]),
        },
        { name: 'game', label: t('roster.game'), options: gameIds.map((id) => [id, t(`games.game.${id}`)]) },
        {
          name: 'service',
          label: t('roster.service'),
          options: serviceIds.map((id) => [id, t(`games.service.${id}`)]),
        },
        {
          name: 'server',
          label: t('roster.server'),
          options: serversOf(game || '').map((id) => [id, t(`games.server.${id}`)]),
        },
        { name: 'asks', label: t('services.asks'), options: [['1', t('services.asksMark')]] },
      ]}
      sorts={rosterList.sorts.map((sort) => [sort, t(`roster.sort.${sort}`)])}
    />
  )
}
