import type { Translate } from '#i18n/translate.ts'
import type { Answered } from '../games/structured-data.ts'

const questions = ['login', 'time', 'answer', 'refund', 'keep'] as const

/** Players' questions; the page and its structured data read the same list. */
export function coachingQuestions(t: Translate): Answered[] {
  return questions.map((name) => ({
    question: t(`coaching.question.${name}`),
    answer: t(`coaching.answer.${name}`),
  }))
}
