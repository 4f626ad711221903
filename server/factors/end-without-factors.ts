import { hasSecondFactor } from '#core/factors.ts'
import { forgetSessions } from '../sessions/authenticate.ts'
import { findFactors } from '../sessions/proof-store.ts'
import { forgetSecondFactor } from '../sessions/session-store.ts'
import type { Work } from '../work.ts'
import { replaceRecoveryCodes } from './recovery-store.ts'

/** Once the last factor is removed, recovery codes replace nothing and no session is confirmed any more. */
export async function endWithoutFactors(work: Work, userId: string): Promise<void> {
  const { factors } = await findFactors(work.tx, userId)
  if (hasSecondFactor(factors)) return
  await replaceRecoveryCodes(work.tx, userId, [])
  await forgetSecondFactor(work.tx, userId)
  work.after(() => forgetSessions(work.services))
}
