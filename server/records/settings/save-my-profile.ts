import { violatedConstraint } from '#server/platform/db/pg-errors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { refuseReservedName } from '#server/platform/users/reserved-name.ts'
import { findUsernameTaken, nameOf, updateUser } from '#server/platform/users/user-store.ts'
import { refuseGuest } from './refuse-guest.ts'
import { tellChange } from './tell-change.ts'

/** Changes the caller's public name. With several people at once, the index decides who gets it. */
export async function saveMyProfile(work: Work, caller: Caller, username: string): Promise<void> {
  refuseGuest(caller)
  await refuseNewReservedName(servicesOf(work), caller, username)
  try {
    await updateUser(work.tx, caller.id, { username })
    await tellChange(work, caller)
  } catch (error) {
    if (violatedConstraint(error) === 'users_username') throw taken()
    throw error
  }
}

/** Refuses a name that someone else has, or that nobody may choose; one's own in another spelling is free. */
export async function checkUsername(services: Services, caller: Caller, username: string): Promise<void> {
  await refuseNewReservedName(services, caller, username)
  if (await findUsernameTaken(services.db, username, caller.id)) throw taken()
}

/** A name that one already has stays, whatever it looks like. */
async function refuseNewReservedName({ db, config }: Services, caller: Caller, username: string) {
  if ((await nameOf(db, caller.id)) !== username) refuseReservedName(username, config.siteName)
}

function taken(): AppError {
  const code = 'username_already_exists'
  return new AppError(code, [{ field: 'username', code }])
}
