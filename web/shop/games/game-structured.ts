import { href } from '#i18n/href.ts'
import type { MetaContext } from '#web/frame/router/page.ts'
import type { GameData } from './game-content.tsx'
import { gameQuestions } from './game-questions.ts'
import { gameWords } from './game-words.ts'
import { breadcrumbData, faqData, serviceData } from './structured-data.ts'

/** The game's offers, breadcrumbs and questions, for schema.org in the page's own words. */
export function gameStructured(context: MetaContext<GameData>): object[] {
  const { data, t, locale, site } = context
  const { game, prices, reviews } = data
  const rated = reviews.rating === null ? null : { rating: reviews.rating, count: reviews.count }
  const path = href(`/${game}`, locale)
  return [
    serviceData({ site, ...gameWords(context), path, currency: prices.currency, rated }),
    breadcrumbData(site, [
      { name: site.name, path: href('/', locale) },
      { name: t(`games.game.${game}`), path },
    ]),
    faqData(gameQuestions(t, game)),
  ]
}
