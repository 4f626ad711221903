import { LaterPart } from '../shell/later.tsx'

/** What stands below a calculator: how it goes on, what players ask, what else there is. */
export const answersPart = new LaterPart(async () => (await import('./service-answers.tsx')).ServiceAnswers)
