import type { ServiceId } from '#core/games/game.ts'
import type { MessageKey } from '#i18n/translate.ts'

type Question = { question: MessageKey; answer: MessageKey }

const about = (name: string): Question => ({
  question: `service.question.${name}` as MessageKey,
  answer: `service.answer.${name}` as MessageKey,
})

const questions: Record<ServiceId, readonly Question[]> = {
  'elo-boost': ['punish', 'stops', 'login', 'refund', 'time'].map(about),
  'duo-boost': ['punishDuo', 'hours', 'voice', 'stops', 'refund', 'time'].map(about),
  'placement-boost': ['punish', 'login', 'refund', 'time'].map(about),
  'win-boost': ['punish', 'login', 'refund', 'time'].map(about),
}

/** What players of a service ask, with plain answers; the page and its structured data read the same list. */
export function questionsOf(service: ServiceId): readonly Question[] {
  return questions[service]
}
