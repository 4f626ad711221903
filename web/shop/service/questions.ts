import type { GameId, ServiceId } from '#core/games/game.ts'
import type { MessageKey, Translate } from '#i18n/translate.ts'
import type { Answered } from '../games/structured-data.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Questions that apply to every game, after those from players of this one. */
const shared: Record<ServiceId, readonly [question: MessageKey, answer: MessageKey][]> = {
  'elo-boost': [
    ['service.question.login', 'service.answer.login'],
    ['service.question.refund', 'service.answer.refund'],
  ],
  'duo-boost': [
    ['service.question.stops', 'service.answer.stops'],
    ['service.question.refund', 'service.answer.refund'],
  ],
  'placement-boost': [
    ['service.question.login', 'service.answer.login'],
    ['service.question.refund', 'service.answer.refund'],
  ],
  'win-boost': [
    ['service.question.login', 'service.answer.login'],
    ['service.question.time', 'service.answer.time'],
  ],
}

/** Players' questions about a game's service, with plain answers; the page and its structured data share the list. */
export function questionsOf(t: Translate, game: GameId, service: ServiceId): Answered[] {
  const own = places.map((place): [MessageKey, MessageKey] => [
    `${game}/${service}.question.${place}`,
    `${game}/${service}.answer.${place}`,
  ])
  return [...own, ...shared[service]].map(([question, answer]) => ({
    question: t(question),
    answer: t(answer),
  }))
}
