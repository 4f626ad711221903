import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { forgetSessions } from '#server/platform/sessions/authenticate.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { noteProof } from '#server/platform/sessions/session-store.ts'
import { confirmAppRow, findApp, spendStep } from './app-store.ts'
import { lockPerson } from './passkey-store.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellOwner } from './tell-owner.ts'
import { stepOfCode, unsealSecret } from './totp.ts'

/** Confirms the app with its first code, and returns the recovery codes. */
export async function confirmApp(services: Services, caller: Caller, code: string): Promise<string[]> {
  const codes = await transaction(services, async (work) => {
    await lockPerson(work.tx, caller.id)
    const app = await findApp(work.tx, caller.id)
    if (!app) throw new AppError('app_not_set_up')
    if (app.confirmedAt) throw new AppError('app_already_set_up')
    const step = stepOfCode(unsealSecret(services.config, caller.id, app.box), code, work.now)
    if (step === null || !(await spendStep(work.tx, caller.id, step)))
      throw new AppError('code_wrong', [{ field: 'code', code: 'code_wrong' }])
    await confirmAppRow(work.tx, caller.id, work.now)
    await noteProof(work.tx, caller.sessionId, 'code', work.now)
    await tellOwner(work, caller.id, 'app_set_up', {})
    return makeRecoveryCodes(work, caller.id)
  })
  forgetSessions(services)
  return codes
}
