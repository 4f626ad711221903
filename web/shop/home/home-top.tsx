import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { isPriced, pricedGames } from '#core/prices/priced-games.ts'
import { LocaleLink } from '#web/frame/router/locale-link.tsx'
import { useApp } from '#web/frame/session/app-context.ts'
import { ContourLines } from '#web/kit/drawing/contours/contour-lines.tsx'
import { HomeMountains } from '#web/kit/drawing/home-mountains/home-mountains.tsx'
import { buttonClass } from '#web/kit/ui/button-class.ts'
import { lastGame } from '../service/last-game.ts'
import { GamePrices } from './game-prices.tsx'
import { HowAClimbWorks } from './how-a-climb-works.tsx'

// The nearest and lowest mountain is at the left of the drawing.
const byHeight: readonly GameId[] = ['wild-rift', 'teamfight-tactics', 'valorant', 'league-of-legends']

/** The four mountains, every game's prices, and how a climb works. */
export function HomeTop({ prices }: { prices: PriceTable }) {
  const { t } = useApp()
  return (
    <>
      <Hero prices={prices} />
      <section className="shell pt-8" aria-labelledby="games">
        <div className="home-heading">
          <h2 id="games" className="type-h2">
            {t('home.games')}
          </h2>
          <p className="type-small text-ink-3">{t('home.gamesNote')}</p>
        </div>
        <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {pricedGames(prices).map((game) => (
            <GamePrices key={game} game={game} prices={prices} />
          ))}
        </ul>
      </section>
      <HowAClimbWorks prices={prices} />
    </>
  )
}

function Hero({ prices }: { prices: PriceTable }) {
  const { t, format, dir } = useApp()
  const lowest = (game: GameId) => format.money(serviceRanges(prices, games[game])['elo-boost'].low)
  const last = lastGame()
  const priceClass = buttonClass({ variant: 'primary', size: 'large', className: 'max-md:w-full' })
  return (
    <section className="home-opening">
      <ContourLines seed="home" width={1440} height={804} dir={dir} />
      <div className="shell home-hero">
        <h1 className="type-display max-w-[16ch]">{t('home.headline')}</h1>
        <p className="type-large mt-4 max-w-[46ch] text-ink-2">{t('home.lead')}</p>
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-2 md:justify-start">
          {last ? (
            <LocaleLink to={`/${last}/elo-boost`} className={priceClass}>
              {t('home.setClimb')}
            </LocaleLink>
          ) : (
            <a href="#games" className={priceClass}>
              {t('home.setClimb')}
            </a>
          )}
          <a href="#how" className={buttonClass({ variant: 'link' })}>
            {t('home.howLink')}
          </a>
        </div>
      </div>
      <HomeMountains
        dir={dir}
        mountains={byHeight
          .filter((game) => isPriced(prices, game))
          .map((game) => ({
            game: games[game],
            sign: (emblem) => (
              <LocaleLink to={`/${game}/elo-boost`} className="flex min-h-11 items-center gap-2">
                {emblem}
                <span>
                  <b className="type-sign block">{t(`games.game.${game}`)}</b>
                  <span className="type-small text-ink-2">
                    <span className="max-md:hidden">{t('home.from', { price: lowest(game) })}</span>
                    <span className="md:hidden">{t('home.fromShort', { price: lowest(game) })}</span>
                  </span>
                </span>
              </LocaleLink>
            ),
          }))}
      />
    </section>
  )
}
