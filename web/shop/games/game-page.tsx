import type { GameId } from '#core/games/game.ts'
import { useLikelyNext } from '#web/frame/router/idle.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import type { GameData } from './game-content.tsx'
import { gameWords } from './game-words.ts'

const mostBoosters = 6

const content = new LaterPart(async () => (await import('./game-content.tsx')).GameContent)

/** Serves every game; the pattern names the game. */
export async function loader({ call, pattern, locale }: LoaderContext): Promise<GameData> {
  const game = pattern.slice(1) as GameId
  const [prices, boosters, reviews] = await Promise.all([
    call('getPrices'),
    call('listBoosters', { query: { game, sort: 'rank' } }),
    call('getGameReviews', { query: { game, language: locale } }),
    content.bring(),
  ])
  return {
    game,
    prices: prices.data.prices,
    boosters: boosters.data.items.slice(0, mostBoosters),
    reviews: reviews.data,
  }
}

export function meta(context: MetaContext<GameData>): Meta {
  const { name, description } = gameWords(context)
  return { title: `${name} | ${context.site.name}`, description }
}

/** Nothing on this page changes after rendering, so the browser leaves it as the server rendered it. */
export function Page({ data }: { data: GameData }) {
  useLikelyNext(`/${data.game}/elo-boost`)
  return <Later part={content} props={data} />
}
