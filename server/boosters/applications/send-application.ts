import { applicationSpanEnd, canMove, gapsOf } from '#core/boosters/applications.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findLatest, insertStep, moveApplication } from './application-store.ts'
import { applicationView } from './application-view.ts'
import { refuseGuest } from './refuse-guest.ts'
import { tellApplicant } from './tell-applicant.ts'

/** The applicant sends their draft, or sends it again with the answer to a question. Only a complete one goes out. */
export async function sendApplication(
  work: Work,
  caller: Caller,
  { version, answer }: { version: number; answer: string },
) {
  refuseGuest(caller)
  const { tx, now } = work
  const draft = await findLatest(tx, caller.id)
  if (!draft) throw new AppError('application_not_found')
  if (!canMove('send', draft.status)) throw new AppError('application_changed')
  if (gapsOf(draft.content).length > 0) throw new AppError('application_incomplete')
  const columns = { sent_at: draft.sent_at ?? now, due_at: applicationSpanEnd('answer', now) }
  const sent = await moveApplication(tx, { id: draft.id, version, move: 'send', columns })
  if (!sent) throw new AppError('application_changed')
  const isAnswer = draft.status === 'asked'
  await insertStep(tx, {
    applicationId: sent.id,
    action: isAnswer ? 'answer' : 'send',
    actorId: caller.id,
    note: isAnswer ? answer : '',
    at: now,
  })
  await tellApplicant(work, sent, { news: 'sent' })
  return applicationView(tx, sent)
}
