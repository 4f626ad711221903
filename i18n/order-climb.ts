import type { LetterClimb } from '#contract/letter-picture.ts'
import { isBoost, isClimb, type OrderConfig, startPlace, targetPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { dotsOf } from './climb-words.ts'
import { type Locale, localeInfo } from './locales.ts'
import { climbEndsInWords } from './order-words.ts'
import type { Translate } from './translate.ts'

/** An order's picture: its climb, or its rank with the games to play; null for hours with a coach. */
export function orderClimb(t: Translate, config: OrderConfig, locale: Locale): LetterClimb | null {
  if (!isBoost(config)) return null
  const game = games[config.game]
  const { start, target } = climbEndsInWords(t, config)
  return {
    game: config.game,
    start: campIndex(game, startPlace(config)),
    target: isClimb(config) ? campIndex(game, targetPlace(config)) : null,
    startLabel: start,
    targetLabel: target,
    dots: dotsOf(config) ?? null,
    lang: locale,
    dir: localeInfo(locale).dir,
  }
}
