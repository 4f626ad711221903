import { type GameId, type ServiceId, serviceIds } from '#core/games/game.ts'
import type { PriceRange } from '#core/prices/ladder-prices.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

const words = {
  'elo-boost': 'elo',
  'duo-boost': 'duo',
  'placement-boost': 'placement',
  'win-boost': 'win',
} as const satisfies Record<ServiceId, string>

/** A game's services, each with a line and its lowest price. */
export function ServiceOffers({ game, ranges }: { game: GameId; ranges: Record<ServiceId, PriceRange> }) {
  const { t, format } = useApp()
  return (
    <section className="mt-10" aria-labelledby="services">
      <h2 id="services" className="type-h2">
        {t('game.servicesTitle')}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
        {serviceIds.map((service) => (
          <li key={service} className="service-offer">
            <LocaleLink to={`/${game}/${service}`} className="service-offer-link">
              <h3 className="type-h3 flex items-center justify-between gap-3">
                {t(`games.service.${service}`)}
                <Icon name="arrow-right" />
              </h3>
              <p className="type-body mt-2 text-ink-2">{t(`${game}/landing.service.${words[service]}`)}</p>
              <p className="type-table mt-auto pt-4 font-semibold tabular-nums">
                {t(`game.from.${service}`, { price: format.money(ranges[service].low) })}
              </p>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
