import { LaterPart } from '#web/frame/shell/later.tsx'

/** The part below a calculator: the next steps, questions from players, and other services. */
export const answersPart = new LaterPart(async () => (await import('./service-answers.tsx')).ServiceAnswers)
