import { LocaleLink } from '../router/locale-link.tsx'
import { usePage } from '../router/page-state.ts'
import { useTranslate } from '../session/app-context.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { gameOf, useGameLinks } from './shell-links.ts'

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
  return useGameLinks().map(({ game, landing, services }) => (
    <div key={game} data-game={game}>
      {landing ? (
        <LocaleLink
          to={landing}
          className="font-semibold"
          aria-current={landing === pattern ? 'page' : undefined}
        >
          <span className="hue-dot" />
          {t(`games.game.${game}`)}
        </LocaleLink>
      ) : (
        <p className="type-table flex items-center gap-3 px-3 py-2 font-semibold">
          <span className="hue-dot" />
          {t(`games.game.${game}`)}
        </p>
      )}
      {services.map(({ id, to }) => (
        <LocaleLink key={id} to={to} className="ps-8!" aria-current={to === pattern ? 'page' : undefined}>
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
  return useGameLinks().map(({ game, landing, services }) => {
    const to = landing ?? services[0]?.to
    return (
      to && (
        <LocaleLink
          key={game}
          to={to}
          data-game={game}
          className="font-semibold"
          aria-current={to === pattern ? 'page' : undefined}
        >
          <span className="hue-dot" />
          {t(`games.game.${game}`)}
        </LocaleLink>
      )
    )
  })
}
