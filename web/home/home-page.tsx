import { named } from '#i18n/order-words.ts'
import './home.css'
import { type GameId, gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { ContourLines } from '../drawing/contours/contour-lines.tsx'
import { HomeMountains } from '../drawing/home-mountains/home-mountains.tsx'
import { HowItWorks, steps } from '../games/how-it-works.tsx'
import { Questions } from '../games/questions.tsx'
import { useLikelyNext } from '../router/idle.ts'
import { LocaleLink } from '../router/locale-link.tsx'
import type { LoaderContext, MetaContext } from '../router/page.ts'
import { isBuilt } from '../routes.tsx'
import { useApp } from '../session/app-context.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/icon.tsx'
import { homeQuestions } from './home-questions.ts'

type Data = { prices: PriceTable }

export async function loader({ call }: LoaderContext): Promise<Data> {
  const { data } = await call('getPrices')
  return { prices: data.prices }
}

export function meta({ t, site }: MetaContext<Data>) {
  return { title: named(t, site.name, t('home.title')), description: t('home.description') }
}

const units = {
  'elo-boost': 'home.elo',
  'duo-boost': 'home.duo',
  'placement-boost': 'home.placement',
  'win-boost': 'home.win',
} as const

// The nearest and lowest mountain is at the left of the drawing.
const byHeight: readonly GameId[] = ['wild-rift', 'teamfight-tactics', 'valorant', 'league-of-legends']

/** The four mountains, each with the price of its lowest step; the services are linked. */
export function Page({ data: { prices } }: { data: Data }) {
  const { t, format, dir } = useApp()
  useLikelyNext('/league-of-legends/elo-boost')
  const open = gameIds.filter((game) => serviceIds.some((service) => isBuilt(`/${game}/${service}`)))
  return (
    <>
      <section className="relative isolate overflow-clip">
        <ContourLines seed="home" width={1440} height={740} dir={dir} />
        <div className="shell home-hero">
          <h1 className="type-display max-w-[16ch]">{t('home.headline')}</h1>
          <p className="type-large mt-4 max-w-[46ch] text-ink-2">{t('home.lead')}</p>
          <div className="mt-8 flex flex-wrap items-center gap-6">
            <a href="#games" className={buttonClass({ variant: 'primary', size: 'large' })}>
              {t('home.setClimb')}
            </a>
            <a href="#how" className={buttonClass({ variant: 'link' })}>
              {t('home.howLink')}
            </a>
          </div>
        </div>
        <HomeMountains
          dir={dir}
          mountains={byHeight.map((game) => ({
            game: games[game],
            sign: (emblem) => (
              <LocaleLink to={`/${game}`} className="flex items-center gap-2">
                {emblem}
                <span>
                  <b className="type-sign block">{t(`games.game.${game}`)}</b>
                  <span className="type-small text-ink-2">
                    {t('home.from', {
                      price: format.money(serviceRanges(prices, games[game])['elo-boost'].low),
                    })}
                  </span>
                </span>
              </LocaleLink>
            ),
          }))}
        />
      </section>
      <section className="shell pt-8" aria-labelledby="games">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="games" className="type-h2">
            {t('home.games')}
          </h2>
          <p className="type-small text-ink-3">{t('home.gamesNote')}</p>
        </div>
        <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {open.map((game) => (
            <GamePrices key={game} game={game} prices={prices} />
          ))}
        </ul>
      </section>
      <div className="shell pb-16">
        <HowItWorks title="service.howTitle" way={[steps.set, steps.hand, steps.watch, steps.check]} />
        <Questions title={t('service.questionsTitle')} questions={homeQuestions(t)} />
      </div>
    </>
  )
}

/** A game with each service's lowest price of a step. */
function GamePrices({ game, prices }: { game: GameId; prices: PriceTable }) {
  const { t, format } = useApp()
  const ranges = serviceRanges(prices, games[game])
  return (
    <li data-game={game} className="home-game">
      <h3 className="type-h3">
        {isBuilt(`/${game}`) ? (
          <LocaleLink to={`/${game}`} className="flex items-center justify-between gap-4 py-4">
            {t(`games.game.${game}`)}
            <Icon name="arrow-right" />
          </LocaleLink>
        ) : (
          <span className="block py-4">{t(`games.game.${game}`)}</span>
        )}
      </h3>
      {serviceIds
        .filter((service) => isBuilt(`/${game}/${service}`))
        .map((service) => (
          <LocaleLink
            key={service}
            to={`/${game}/${service}`}
            className="type-table flex justify-between gap-4 border-t border-line py-2 hover:text-ink"
          >
            <span>{t(units[service])}</span>
            <span className="text-ink-2 tabular-nums">{format.money(ranges[service].low)}</span>
          </LocaleLink>
        ))}
    </li>
  )
}
