import type { ClimbConfig } from '#core/orders/order-config.ts'
import type { MessageKey } from '#i18n/translate.ts'

type Question = { question: MessageKey; answer: MessageKey }

const about = (name: string): Question => ({
  question: `service.question.${name}` as MessageKey,
  answer: `service.answer.${name}` as MessageKey,
})

const questions: Record<ClimbConfig['service'], readonly Question[]> = {
  'elo-boost': ['punish', 'stops', 'login', 'refund', 'time'].map(about),
  'duo-boost': ['punishDuo', 'hours', 'voice', 'stops', 'refund', 'time'].map(about),
}

/** What players of a service ask, with plain answers; the page and its structured data read the same list. */
export function questionsOf(service: ClimbConfig['service']): readonly Question[] {
  return questions[service]
}
