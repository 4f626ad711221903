import '../games/game.css'
import { type GameId, type ServiceId, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The game's other services with their lowest prices, and its own page. */
export function SisterServices(props: { game: GameId; service: ServiceId; prices: PriceTable }) {
  const { t, format } = useApp()
  const { game, service, prices } = props
  const name = t(`games.game.${game}`)
  const ranges = serviceRanges(prices, games[game])
  return (
    <nav className="mt-16" aria-labelledby="sisters">
      <h2 id="sisters" className="type-h2">
        {t('game.moreServices', { game: name })}
      </h2>
      <ul className="mt-4 grid gap-x-8 md:grid-cols-3">
        {serviceIds
          .filter((other) => other !== service)
          .map((other) => (
            <li key={other}>
              <LocaleLink to={`/${game}/${other}`} className="way-on">
                <span className="grow">
                  <b className="type-sign block">{t(`games.service.${other}`)}</b>
                  <span className="type-small text-ink-2">
                    {t(`game.from.${other}`, { price: format.money(ranges[other].low) })}
                  </span>
                </span>
                <Icon name="arrow-right" />
              </LocaleLink>
            </li>
          ))}
      </ul>
      <p className="type-body mt-4">
        <LocaleLink to={`/${game}`} className="hit font-semibold underline underline-offset-4">
          {t('game.overview', { game: name })}
        </LocaleLink>
      </p>
    </nav>
  )
}
