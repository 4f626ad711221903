import type { Site } from '#contract/site.ts'
import { inAList } from '#i18n/in-a-list.ts'
import type { Translate } from '#i18n/translate.ts'
import { paymentWords } from '#web/frame/shell/payment-words.ts'
import type { Answered } from '../games/structured-data.ts'

const questions = ['penalty', 'account', 'who', 'stops', 'time', 'pay'] as const

/** What people ask before their first order; the page and its structured data read the same list. */
export function homeAnswers(t: Translate, { payments }: Site): Answered[] {
  const methods = inAList(t, paymentWords(t, payments))
  return questions.map((question) => ({
    question: t(`home.question.${question}`),
    answer: t(`home.answer.${question}`, { methods }),
  }))
}
