import type { ApplicationMove } from '#core/boosters/applications.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import {
  type ApplicationRow,
  findSent,
  insertStep,
  moveApplication,
  type StepAction,
} from './application-store.ts'
import { tellApplicant } from './tell-applicant.ts'

export type Answer = {
  id: string
  /** The version that staff read: what changed since was not judged. */
  version: number
  actorId: string
  note: string
}

type StaffMove = Extract<ApplicationMove & StepAction, 'ask' | 'accept' | 'refuse'>

const news = { ask: 'asked', accept: 'accepted', refuse: 'refused' } as const

/** Staff answer an application: its step, its audit row and its news to the applicant. The first of two answers wins. */
export async function answerApplication(
  work: Work,
  move: StaffMove,
  { id, version, actorId, note }: Answer,
  detail: Record<string, unknown> = {},
): Promise<ApplicationRow> {
  const { tx, now } = work
  if (!(await findSent(tx, id))) throw new AppError('application_not_found')
  const columns = { due_at: null, ...(move !== 'ask' && { decided_at: now }) }
  const row = await moveApplication(tx, { id, version, move, columns })
  if (!row) throw new AppError('application_changed')
  if (row.user_id === actorId) throw new AppError('own_affair')
  await insertStep(tx, { applicationId: id, action: move, actorId, note, at: now })
  await tellApplicant(work, row, { news: news[move], note })
  await recordAudit(
    tx,
    {
      actorId,
      operation: `${move} application`,
      subject: `application ${id}`,
      detail: { ...detail, note },
    },
    now,
  )
  return row
}
