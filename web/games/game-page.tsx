import './game.css'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/orders/ladder-prices.ts'
import type { PriceTable } from '#core/orders/price-table.ts'
import { href } from '#i18n/href.ts'
import type { Translate } from '#i18n/translate.ts'
import { useApp } from '../app/app-context.ts'
import type { LoaderContext, Meta, MetaContext } from '../app/page.ts'
import { About } from './about.tsx'
import { type Booster, BoosterList } from './booster-list.tsx'
import { CostTable } from './cost-table.tsx'
import { GameHero } from './game-hero.tsx'
import { HowItWorks, steps } from './how-it-works.tsx'
import { OtherGames } from './other-games.tsx'
import { Questions } from './questions.tsx'
import { ServiceOffers } from './service-offers.tsx'
import { type Answered, breadcrumbData, faqData, serviceData } from './structured-data.ts'

type Data = { game: GameId; prices: PriceTable; boosters: Booster[] }

const mostBoosters = 6
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Serves every game: the pattern says which. */
export async function loader({ call, pattern }: LoaderContext): Promise<Data> {
  const game = pattern.slice(1) as GameId
  const [prices, boosters] = await Promise.all([call('getPrices'), call('listBoosters', { query: { game } })])
  return { game, prices: prices.data.prices, boosters: boosters.data.items.slice(0, mostBoosters) }
}

export function meta({ data: { game, prices }, t, format, locale, site }: MetaContext<Data>): Meta {
  const range = serviceRanges(prices, games[game])['elo-boost']
  const title = t(`${game}/landing.title`)
  const description = t(`${game}/landing.description`, { price: format.money(range.low) })
  const path = href(`/${game}`, locale)
  return {
    title: `${title} | ${site.name}`,
    description,
    structured: [
      serviceData({ site, name: title, description, path, range, currency: prices.currency }),
      breadcrumbData(site, [
        { name: site.name, path: href('/', locale) },
        { name: t(`games.game.${game}`), path },
      ]),
      faqData(questionsOf(t, game)),
    ],
  }
}

function questionsOf(t: Translate, game: GameId): Answered[] {
  return places.map((place) => ({
    question: t(`${game}/landing.question.${place}`),
    answer: t(`${game}/landing.answer.${place}`),
  }))
}

/** A game's own page: its ladder with every price, what can be bought, who climbs, and what players ask. */
export function Page({ data: { game, prices, boosters } }: { data: Data }) {
  const { t } = useApp()
  return (
    <div data-game={game}>
      <GameHero game={game} prices={prices} />
      <div className="shell">
        <ServiceOffers game={game} ranges={serviceRanges(prices, games[game])} />
        <About
          title={t(`${game}/landing.about.title`)}
          first={t(`${game}/landing.about.first`)}
          second={t(`${game}/landing.about.second`)}
        />
        <CostTable game={games[game]} prices={prices} />
        <HowItWorks title="service.howTitle" way={[steps.set, steps.hand, steps.watch, steps.check]} />
        {boosters.length > 0 && <BoosterList game={games[game]} boosters={boosters} />}
        <Questions questions={questionsOf(t, game)} />
        <OtherGames game={game} prices={prices} />
      </div>
    </div>
  )
}
