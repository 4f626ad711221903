import './game.css'
import type { GameId } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import type { PriceTable } from '#core/prices/price-table.ts'
import { useApp } from '#web/frame/session/app-context.ts'
import { About } from './about.tsx'
import { type Booster, BoosterList } from './booster-list.tsx'
import { CostTable } from './cost-table.tsx'
import { gameQuestions } from './game-questions.ts'
import { HowItWorks } from './how-it-works.tsx'
import { steps } from './order-steps.ts'
import { OtherGames } from './other-games.tsx'
import { Questions } from './questions.tsx'
import type { GameReviews } from './reviews.tsx'
import { Reviews } from './reviews.tsx'
import { ServiceOffers } from './service-offers.tsx'

export type GameData = { game: GameId; prices: PriceTable; boosters: Booster[]; reviews: GameReviews }

/** A game's page below its ladder: every price, its services, its boosters, and players' reviews and questions. */
export function GameContent({ game, prices, boosters, reviews }: GameData) {
  const { t } = useApp()
  return (
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
      {reviews.quotes.length > 0 && <Reviews game={game} reviews={reviews} />}
      <Questions title={t('service.questionsTitle')} questions={gameQuestions(t, game)} />
      <OtherGames game={game} prices={prices} />
    </div>
  )
}
