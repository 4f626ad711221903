import type { GameId } from '#core/games/game.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Answered } from './structured-data.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Players' questions before they choose a service; the page and its structured data read the same list. */
export function gameQuestions(t: Translate, game: GameId): Answered[] {
  return places.map((place) => ({
    question: t(`${game}/landing.question.${place}`),
    answer: t(`${game}/landing.answer.${place}`),
  }))
}
