import type { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { changePermissions as call } from '#contract/people.ts'
import { type PermissionRefusal, permissionRefusal } from '#core/people/people.ts'
import { type Permission, permissions } from '#core/people/permissions.ts'
import { lockBooster } from '#server/boosters/facts/booster-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { setPermissions } from '#server/platform/users/user-store.ts'
import { lockPerson } from './lock-person.ts'
import { openWorkOf } from './people-store.ts'
import { endRequests } from './permission-request-store.ts'
import { recordChange } from './record-change.ts'
import { tellRights } from './tell-rights.ts'

const codes: Record<PermissionRefusal, ErrorCode> = {
  own_account: 'access_denied',
  staff_account: 'access_denied',
  not_held: 'access_denied',
  guest: 'account_needed',
  no_application: 'booster_needs_application',
  open_orders: 'booster_has_orders',
}

/**
 * Gives and takes permissions. It works at once in the person's open pages. Booster goes to people whose application was
 * accepted once, who get their former services and limits back.
 */
export async function changePermissions(
  work: Work,
  caller: Caller,
  userId: string,
  body: z.output<typeof call.body>,
): Promise<void> {
  const { tx } = work
  const grant = body.grant.map(known)
  const revoke = body.revoke.map(known)
  if (grant.some((each) => revoke.includes(each))) throw new AppError('bad_params')
  const { person, actor } = await lockPerson(work, caller, userId)
  // From here on, they can't claim an order until the transaction ends.
  const hasServices = await lockBooster(tx, userId)
  const account = {
    ...person,
    hasServices,
    hasOpenWork: hasServices && (await openWorkOf(tx, userId)).length > 0,
  }
  const held = person.permissions
  const gained = permissions.filter((each) => grant.includes(each) && !held.includes(each))
  const lost = permissions.filter((each) => revoke.includes(each) && held.includes(each))
  for (const each of [...gained, ...lost]) {
    const refusal = permissionRefusal(actor, account, each)
    if (refusal) throw new AppError(codes[refusal])
  }
  if (gained.length + lost.length === 0) return
  const now = permissions.filter(
    (each) => gained.includes(each) || (held.includes(each) && !lost.includes(each)),
  )
  await setPermissions(tx, userId, now)
  await endRequests(tx, userId, [...gained, ...lost])
  await recordChange(work, {
    actorId: caller.id,
    userId,
    operation: 'change permissions',
    detail: { gained, lost },
    booster: [...gained, ...lost].includes('Booster'),
  })
  await tellRights(work, userId, now)
}

function known(name: string): Permission {
  const found = permissions.find((each) => each === name)
  if (!found) throw new AppError('role_not_found')
  return found
}
