import type { z } from 'zod'
import type { changePassword as endpoint } from '#contract/access.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { countFailure, uncountFailure } from '#server/platform/limits/failure-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import { type Account, findAccess, lockAccount, setPasswordHash } from '#server/platform/users/user-store.ts'
import { refuseCommonPassword } from '../auth/common-passwords.ts'
import { checkPassword, hashPassword } from '../auth/passwords.ts'
import { afterNewPassword } from './after-new-password.ts'

/** Wrong old passwords a day: a stolen session is no place to guess one. */
const mostFailures = 10

/** Changes the password of somebody who knows the old one; every other session ends. */
export async function changePassword(
  services: Services,
  caller: Caller,
  { oldPassword, password }: z.output<typeof endpoint.body>,
): Promise<Account> {
  const before = await checkOld(services, caller, oldPassword)
  await refuseCommonPassword(password)
  const password_hash = await hashPassword(password)
  return transaction(services, async (work) => {
    const account = await lockAccount(work.tx, caller.id)
    if (!account || account.password_hash !== before) throw wrongOld()
    await setPasswordHash(work.tx, account.id, password_hash)
    await endSessionsOf(work, account.id, caller.sessionId)
    await afterNewPassword(work, account)
    return { id: account.id, password_hash }
  })
}

async function checkOld(services: Services, { id }: Caller, oldPassword: string): Promise<string | null> {
  const { db, now } = services
  const subjects = [`password:${id}`]
  const { password_hash } = await findAccess(db, id)
  if ((await countFailure(db, subjects, now())) >= mostFailures) throw new AppError('too_many_requests')
  const right = await checkPassword(password_hash, oldPassword).catch(async (error) => {
    await uncountFailure(db, subjects)
    throw error
  })
  if (!right) throw wrongOld()
  await uncountFailure(db, subjects)
  return password_hash
}

function wrongOld(): AppError {
  return new AppError('incorrect_old_password', [{ field: 'oldPassword', code: 'incorrect_old_password' }])
}
