import { useState } from 'react'
import type { GameId } from '#core/games/game.ts'
import { useBringWhenIdle, useLikelyNext } from '#web/frame/router/idle.ts'
import type { LoaderContext, Meta, MetaContext } from '#web/frame/router/page.ts'
import { usePart } from '#web/frame/router/use-part.ts'
import { Later, LaterPart } from '#web/frame/shell/later.tsx'
import type { GameData } from './game-content.tsx'
import { gameWords } from './game-words.ts'
import { refuseUnpriced } from './refuse-unpriced.ts'

const mostBoosters = 6

const hero = new LaterPart(async () => (await import('./game-hero.tsx')).GameHero)
const content = new LaterPart(async () => (await import('./game-content.tsx')).GameContent)

/** Serves every game; the pattern names the game. */
export async function loader({ call, pattern, locale }: LoaderContext): Promise<GameData> {
  const game = pattern.slice(1) as GameId
  const [prices, boosters, reviews] = await Promise.all([
    call('getPrices'),
    call('listBoosters', { query: { game, sort: 'rank' } }),
    call('getGameReviews', { query: { game, language: locale } }),
    hero.bring(),
    content.bring(),
  ])
  refuseUnpriced(prices.data.prices, game)
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

const bringSupply = () => import('./game-supply.tsx')

/** Only the number of boosters arrives after rendering: a kept page can't know it. Its line has its place from the start. */
export function Page({ data }: { data: GameData }) {
  const { game, prices } = data
  useLikelyNext(`/${game}/elo-boost`)
  const [isIdle, setIdle] = useState(false)
  useBringWhenIdle(() => setIdle(true))
  const supply = usePart(bringSupply, isIdle)
  return (
    <div data-game={game}>
      <Later part={hero} props={{ game, prices }} />
      <div className="shell mt-4 min-h-12 sm:min-h-6">
        {supply && <supply.GameSupply key={game} game={game} />}
      </div>
      <Later part={content} props={data} />
    </div>
  )
}
