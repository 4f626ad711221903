import { type GameId, gameIds } from '#core/games/game.ts'
import { locales } from '#i18n/locales.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useSearchParams } from '#web/frame/router/page-state.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { FilterSelects } from '#web/parts/lists/filter-selects.tsx'
import { writeList } from '#web/parts/lists/list-query.ts'
import type { ShownList } from '#web/parts/lists/use-list.ts'
import { coachList } from './coach-query.ts'
import type { CoachingData } from './coach-types.ts'

type Props = { shown: ShownList<typeof coachList>; offers: CoachingData['games'] }

/** One game or all, one language or any; the address stores both. */
export function CoachFilters({ shown, offers }: Props) {
  const { t } = useApp()
  const [search] = useSearchParams()
  const at = (game: (typeof gameIds)[number] | '') => {
    const query = writeList(coachList, search, { game })
    return query.size > 0 ? `?${query}` : ''
  }
  const offersIn = (game: GameId) => offers.find((each) => each.game === game)?.offers ?? 0
  return (
    <div className="mt-4 grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <Tabs label={t('shell.games')}>
        {(['', ...gameIds] as const).map((each) => (
          <LocaleLink
            key={each}
            to="/coaching"
            search={at(each)}
            hash="#coaches"
            className="tab"
            aria-current={each === shown.query.filters.game ? 'page' : undefined}
          >
            {each ? (
              <GameTab game={each} offers={offersIn(each)} all={shown.query.filters.language === ''} />
            ) : (
              t('coaching.allGames')
            )}
          </LocaleLink>
        ))}
      </Tabs>
      <FilterSelects
        shown={shown}
        choices={[
          {
            name: 'language',
            label: t('shell.language'),
            options: locales.map(({ code, name }) => [code, name]),
          },
        ]}
      />
    </div>
  )
}

/** A game with how many offers it has, of `all` or in the chosen language, so that an empty one says so before the click. */
function GameTab({ game, offers, all }: { game: GameId; offers: number; all: boolean }) {
  const { t, format } = useApp()
  const name = t(`games.game.${game}`)
  return (
    <>
      {name}{' '}
      <span className="type-caption text-ink-3 tabular-nums" aria-hidden="true">
        {format.number(offers)}
      </span>
      <span className="sr-only">
        {offers > 0 || !all ? t('coaching.count', { count: offers }) : t('coaching.nobody', { game: name })}
      </span>
    </>
  )
}
