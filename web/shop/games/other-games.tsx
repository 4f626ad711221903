import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { pricedGames } from '#core/prices/priced-games.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The other games, each with its summit and its lowest price. */
export function OtherGames({ game, prices }: { game: GameId; prices: PriceTable }) {
  const { t, format } = useApp()
  return (
    <nav className="mt-16" aria-labelledby="other-games">
      <h2 id="other-games" className="type-h2">
        {t('game.otherGames')}
      </h2>
      <ul className="mt-4 grid gap-x-8 md:grid-cols-3">
        {pricedGames(prices)
          .filter((other) => other !== game)
          .map((other) => (
            <li key={other} data-game={other}>
              <LocaleLink to={`/${other}`} className="way-on">
                <Emblem game={games[other]} tier={games[other].tiers.at(-1)?.id ?? 'iron'} size={40} />
                <span className="grow">
                  <b className="type-sign block">{t(`games.game.${other}`)}</b>
                  <span className="type-small text-ink-2">
                    {t('game.from.elo-boost', {
                      price: format.money(serviceRanges(prices, games[other])['elo-boost'].low),
                    })}
                  </span>
                </span>
                <Icon name="arrow-right" />
              </LocaleLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
