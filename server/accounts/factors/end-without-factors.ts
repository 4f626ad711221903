import { hasSecondFactor } from '#core/people/factors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import { findFactors } from '#server/platform/sessions/proof-store.ts'
import { forgetSecondFactor } from '#server/platform/sessions/session-store.ts'
import { replaceRecoveryCodes } from './recovery-store.ts'

/** Once the last factor is removed, recovery codes replace nothing and no session is confirmed any more. */
export async function endWithoutFactors(work: Work, userId: string): Promise<void> {
  const { factors } = await findFactors(work.tx, userId)
  if (hasSecondFactor(factors)) return
  await replaceRecoveryCodes(work.tx, userId, [])
  await forgetSecondFactor(work.tx, userId)
  work.after(() => forgetSessions(work.services))
}
