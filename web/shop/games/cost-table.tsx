import type { Game } from '#core/games/game.ts'
import { type PriceRange, tierCosts } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { openPointsOf } from '#i18n/climb-words.ts'
import { tierName } from '#i18n/order-words.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { Emblem } from '#web/kit/drawing/emblem/emblem.tsx'

/** The price of each step, with the summit on top; the open tiers share one price and one row. */
export function CostTable({ game, prices }: { game: Game; prices: PriceTable }) {
  const { t, format } = useApp()
  const costs = tierCosts(prices, game)
  const open = costs.filter(({ tier }) => tier.divisions.length === 0)
  const [firstOpen] = open
  const range = ({ low, high }: PriceRange) =>
    low === high ? format.money(low) : format.ltr(`${format.money(low)}–${format.money(high)}`)
  return (
    <section
      id="costs"
      className="mt-16 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      aria-labelledby="costs-title"
    >
      <div>
        <h2 id="costs-title" className="type-h2">
          {t('game.costTitle')}
        </h2>
        <p className="type-body mt-4 max-w-[52ch] text-ink-2">{t('game.costText')}</p>
        <p className="type-body mt-3 max-w-[52ch] text-ink-2">
          {t('game.costDuo', { percent: format.percent(prices.addons.duo) })}
        </p>
      </div>
      <table className="table cost-table">
        <thead>
          <tr>
            <th scope="col">{t('game.costTier')}</th>
            <th scope="col" data-numeric>
              {t('game.costDivision')}
            </th>
            <th scope="col" data-numeric>
              {t('game.costWin')}
            </th>
            <th scope="col" data-numeric>
              {t('game.costGame')}
            </th>
          </tr>
        </thead>
        <tbody>
          {firstOpen && (
            <tr>
              <th scope="row">
                <span className="cost-tier">
                  <span className="cost-tiers">
                    {open.toReversed().map(({ tier }) => (
                      <Emblem key={tier.id} game={game} tier={tier.id} size={24} />
                    ))}
                  </span>
                  <span>{t('game.andUp', { tier: t(`games.tier.${firstOpen.tier.id}`) })}</span>
                </span>
              </th>
              <td data-numeric>
                {range(firstOpen.climb)}
                <span className="type-caption block whitespace-nowrap text-ink-3">
                  {t('game.per', { points: openPointsOf(t, game, prices.openStep) })}
                </span>
              </td>
              <td data-numeric>{range(firstOpen.win)}</td>
              <td data-numeric>{range(firstOpen.placement)}</td>
            </tr>
          )}
          {costs
            .filter(({ tier }) => tier.divisions.length > 0)
            .toReversed()
            .map(({ tier, climb, win, placement }) => (
              <tr key={tier.id}>
                <th scope="row">
                  <span className="cost-tier">
                    <Emblem game={game} tier={tier.id} size={24} />
                    {tierName(t, game, tier.id)}
                  </span>
                </th>
                <td data-numeric>{range(climb)}</td>
                <td data-numeric>{range(win)}</td>
                <td data-numeric>{range(placement)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
