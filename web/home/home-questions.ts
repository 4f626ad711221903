import type { Translate } from '#i18n/translate.ts'
import type { Answered } from '../games/structured-data.ts'

/** Questions that apply to every game: the login, the money, the duration, and a booster who stops. */
export function homeQuestions(t: Translate): Answered[] {
  return (['refund', 'login', 'time', 'stops'] as const).map((question) => ({
    question: t(`service.question.${question}`),
    answer: t(`service.answer.${question}`),
  }))
}
