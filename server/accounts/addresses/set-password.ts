import type { z } from 'zod'
import type { setPassword as endpoint } from '#contract/access.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { refuseReservedName } from '#server/platform/users/reserved-name.ts'
import type { LockedAccount } from '#server/platform/users/user-store.ts'
import { refuseCommonPassword } from '../auth/common-passwords.ts'
import { hashPassword } from '../auth/passwords.ts'
import { becomeCustomer } from '../proofs/become-customer.ts'

/** A guest chooses a name and a password, and is a customer from then on. */
export async function setPassword(
  services: Services,
  caller: Caller,
  { username, password }: z.output<typeof endpoint.body>,
): Promise<LockedAccount> {
  if (caller.kind !== 'guest') throw new AppError('already_customer')
  refuseReservedName(username, services.config.siteName)
  await refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  return transaction(services, (work) => becomeCustomer(work, caller, { username, passwordHash }))
}
