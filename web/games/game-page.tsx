import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/orders/ladder-prices.ts'
import { href } from '#i18n/href.ts'
import { Later, LaterPart } from '../app/later.tsx'
import type { LoaderContext, Meta, MetaContext } from '../app/page.ts'
import type { GameData } from './game-content.tsx'
import { gameQuestions } from './game-questions.ts'
import { breadcrumbData, faqData, serviceData } from './structured-data.ts'

const mostBoosters = 6

const content = new LaterPart(async () => (await import('./game-content.tsx')).GameContent)

/** Serves every game: the pattern says which. */
export async function loader({ call, pattern }: LoaderContext): Promise<GameData> {
  const game = pattern.slice(1) as GameId
  const [prices, boosters] = await Promise.all([
    call('getPrices'),
    call('listBoosters', { query: { game } }),
    content.bring(),
  ])
  return { game, prices: prices.data.prices, boosters: boosters.data.items.slice(0, mostBoosters) }
}

export function meta({ data: { game, prices }, t, format, locale, site }: MetaContext<GameData>): Meta {
  const range = serviceRanges(prices, games[game])['elo-boost']
  const title = t(`${game}/landing.title`)
  const description = t(`${game}/landing.description`, { price: format.money(range.low) })
  const path = href(`/${game}`, locale)
  return {
    title: `${title} | ${site.name}`,
    description,
    // Only the server writes it.
    structured: import.meta.env.SSR
      ? [
          serviceData({ site, name: title, description, path, range, currency: prices.currency }),
          breadcrumbData(site, [
            { name: site.name, path: href('/', locale) },
            { name: t(`games.game.${game}`), path },
          ]),
          faqData(gameQuestions(t, game)),
        ]
      : [],
  }
}

/** Nothing on it changes once it stands, so the browser leaves the whole page as the server drew it. */
export function Page({ data }: { data: GameData }) {
  return <Later part={content} props={data} />
}
