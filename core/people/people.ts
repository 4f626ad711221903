import { type ChangeRefusal, changeRefusal, isStaff, type Permission } from './permissions.ts'

/** What staff's list of people can be narrowed to and sorted by. */
export const peopleRoles = ['guest', 'customer', 'booster', 'staff'] as const
export const peopleStates = ['active', 'banned'] as const
export const peopleSorts = ['newest', 'oldest', 'name'] as const
export const peopleSearchLength = 100

export type PeopleRole = (typeof peopleRoles)[number]

/** What somebody with an account is here, by their permissions; a guest has none. */
export function roleOf(permissions: readonly Permission[]): Exclude<PeopleRole, 'guest'> {
  if (isStaff({ permissions })) return 'staff'
  return permissions.includes('Booster') ? 'booster' : 'customer'
}
export type PeopleState = (typeof peopleStates)[number]
export type PeopleSort = (typeof peopleSorts)[number]

/**
 * Why a permission can't be given or taken: the rules about who changes whom, or the account itself. Guests have no
 * permissions, boosters come in through an application, and a booster finishes their orders first.
 */
export const permissionRefusals = [
  'own_account',
  'staff_account',
  'not_held',
  'guest',
  'no_application',
  'open_orders',
] as const satisfies readonly (ChangeRefusal | string)[]

export type PermissionRefusal = (typeof permissionRefusals)[number]

export type Account = {
  id: string
  kind: 'guest' | 'customer'
  permissions: readonly Permission[]
  /** Whether they are or were a booster. */
  hasServices: boolean
  hasOpenWork: boolean
}

/** Why the actor can't give an account a permission that it lacks, or take one that it has; null if they can. */
export function permissionRefusal(
  actor: { id: string; permissions: readonly Permission[] },
  account: Account,
  permission: Permission,
): PermissionRefusal | null {
  const refused = changeRefusal(actor, account, permission)
  if (refused) return refused
  if (account.kind === 'guest') return 'guest'
  if (permission !== 'Booster') return null
  if (!account.permissions.includes('Booster')) return account.hasServices ? null : 'no_application'
  return account.hasOpenWork ? 'open_orders' : null
}
