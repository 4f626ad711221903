import './game.css'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { costAltitudes } from '#core/prices/cost-altitudes.ts'
import { tierCosts } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { openPointsOf } from '#i18n/climb-words.ts'
import { tierName } from '#i18n/order-words.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { CostLadder } from '#web/kit/drawing/cost-ladder/cost-ladder.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

/** The heading in front of the game's own mountain, whose tiers are as high as the climb to them costs. */
export function GameHero({ game: id, prices }: { game: GameId; prices: PriceTable }) {
  const { t, format, dir } = useApp()
  const game = games[id]
  const costs = new Map(tierCosts(prices, game).map((each) => [each.tier.id, each.climb.low]))
  return (
    <section className="relative isolate overflow-clip">
      <ContourLines seed={id} width={1440} height={600} dir={dir} />
      <div className="shell">
        <div className="game-hero">
          <Breadcrumbs above={[{ to: '/', name: t('shell.home') }]} here={t(`games.game.${id}`)} />
          <h1 className="type-h1 mt-4 max-w-[22ch]">{t(`${id}/landing.title`)}</h1>
          <p className="type-large mt-3 max-w-[46ch] text-ink-2">{t(`${id}/landing.lead`)}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LocaleLink
              to={`/${id}/elo-boost`}
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              {t('game.setClimb')}
            </LocaleLink>
            <a href="#costs" className={buttonClass({ variant: 'link' })}>
              {t('game.costTitle')}
            </a>
          </div>
        </div>
        <CostLadder
          game={game}
          dir={dir}
          stops={costAltitudes(prices, game).map(({ tier, along, cost }) => ({ tier, along, height: cost }))}
          sign={(tier) => (
            <>
              <b className="type-sign-small">{tierName(t, game, tier.id)}</b>
              <span className="type-small text-ink-2 tabular-nums">
                {format.money(costs.get(tier.id) ?? 0, prices.currency, 'short')}
              </span>
              {tier.divisions.length === 0 && (
                <span className="cost-unit type-caption text-ink-3">
                  {t('game.per', { points: openPointsOf(t, game, prices.openStep) })}
                </span>
              )}
            </>
          )}
        />
        <p className="type-caption mt-2 text-ink-3">{t('game.ladderNote')}</p>
      </div>
    </section>
  )
}
