import { addonRefusal } from '#core/choices/availability.ts'
import { addonIds } from '#core/choices/order-config.ts'
import type { GameId, ServiceId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { addonName } from '#i18n/climb-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'

/** A sentence about each add-on that some queue of the game allows. */
export function AddonMeanings(props: { game: GameId; service: ServiceId; prices: PriceTable }) {
  const { t, format } = useApp()
  const game = games[props.game]
  const offered = addonIds.filter((addon) =>
    game.queues.some((queue) => addonRefusal(game, props.service, addon, { queue }) === null),
  )
  const wins = serviceRanges(props.prices, game)['win-boost']
  const cost = (addon: (typeof offered)[number]) => {
    if (addon === 'bonus-win') return t('game.from.win-boost', { price: format.money(wins.low) })
    const percent = props.prices.addons[addon]
    return percent === 0 ? t('games.free') : format.percent(percent, true)
  }
  return (
    <section className="mt-16" aria-labelledby="addon-meanings">
      <h2 id="addon-meanings" className="type-h2">
        {t('game.addonsTitle')}
      </h2>
      <dl className="mt-5 grid gap-x-16 md:grid-cols-2">
        {offered.map((addon) => (
          <div key={addon} className="border-t border-line py-3">
            <dt className="type-table flex justify-between gap-4 font-semibold">
              {addonName(t, game, addon)}
              <span className="text-ink-3 tabular-nums">{cost(addon)}</span>
            </dt>
            <dd className="type-body mt-1 max-w-[60ch] text-ink-2">{t(`game.addon.${addon}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
