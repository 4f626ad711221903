import { type GameId, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

const units = {
  'elo-boost': ['home.elo', 'home.eloShort'],
  'duo-boost': ['home.duo', 'home.duoShort'],
  'placement-boost': ['home.placement', 'home.placementShort'],
  'win-boost': ['home.win', 'home.winShort'],
} as const

/** A game with each service's lowest price of a step; every link opens a calculator. On phones in two columns. */
export function GamePrices({ game, prices }: { game: GameId; prices: PriceTable }) {
  const { t, format } = useApp()
  const ranges = serviceRanges(prices, games[game])
  return (
    <li data-game={game} className="home-game">
      <h3 className="type-h3">
        <LocaleLink to={`/${game}/elo-boost`} className="flex items-center justify-between gap-4 py-4">
          {t(`games.game.${game}`)}
          <Icon name="arrow-right" />
        </LocaleLink>
      </h3>
      <div className="home-prices">
        {serviceIds.map((service) => {
          const [long, short] = units[service]
          return (
            <LocaleLink key={service} to={`/${game}/${service}`} className="type-table hover:text-ink">
              <span className="max-sm:hidden">{t(long)}</span>
              <span className="sm:hidden">{t(short)}</span>
              <span className="text-ink-2 tabular-nums">{format.money(ranges[service].low)}</span>
            </LocaleLink>
          )
        })}
      </div>
    </li>
  )
}
