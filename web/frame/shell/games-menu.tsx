import { gameIds, serviceIds } from '#core/games/game.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Menu } from '#web/kit/ui/menu.tsx'
import { LocaleLink } from '../router/locale-link.tsx'
import { usePage } from '../router/page-state.ts'
import { useTranslate } from '../session/app-context.ts'
import { gameOf } from './shell-links.ts'

/** The current game's name, or the label for all; it opens every game with its services. */
export function GamesMenu() {
  const t = useTranslate()
  const game = gameOf(usePage().pattern)
  return (
    <Menu
      trigger={
        <>
          {game && <span className="hue-dot" data-game={game} />}
          {game ? t(`games.game.${game}`) : t('shell.games')}
          <Icon name="chevron-down" size={16} className="menu-chevron" />
        </>
      }
      triggerClass="hit flex items-center gap-2 text-ink"
      panelClass="grid w-[28rem] grid-cols-2 gap-x-2 gap-y-4 lg:w-[56rem] lg:grid-cols-4"
    >
      <GameServiceLinks />
    </Menu>
  )
}

/** A column for each game. */
function GameServiceLinks() {
  const t = useTranslate()
  const { pattern } = usePage()
  return gameIds.map((game) => (
    <div key={game} data-game={game}>
      <LocaleLink
        to={`/${game}`}
        className="font-semibold"
        aria-current={pattern === `/${game}` ? 'page' : undefined}
      >
        <span className="hue-dot" />
        {t(`games.game.${game}`)}
      </LocaleLink>
      {serviceIds.map((id) => (
        <LocaleLink
          key={id}
          to={`/${game}/${id}`}
          className="ps-8!"
          aria-current={pattern === `/${game}/${id}` ? 'page' : undefined}
        >
          {t(`games.service.${id}`)}
        </LocaleLink>
      ))}
    </div>
  ))
}

/** Only the games: on a phone their own pages lead to their services. */
export function GamePageLinks() {
  const t = useTranslate()
  const { pattern } = usePage()
  return gameIds.map((game) => (
    <LocaleLink
      key={game}
      to={`/${game}`}
      data-game={game}
      className="font-semibold"
      aria-current={pattern === `/${game}` ? 'page' : undefined}
    >
      <span className="hue-dot" />
      {t(`games.game.${game}`)}
    </LocaleLink>
  ))
}
