/** The permissions of spec 6; one person can have several, and none includes another. */
export const permissions = ['Booster', 'EditUsers', 'FullAccess', 'EditStore', 'EditOrders'] as const
export type Permission = (typeof permissions)[number]

/** Everything but the boosters' own: these open pages of staff. */
export type StaffPermission = Exclude<Permission, 'Booster'>
export const staffPermissions = permissions.filter((each): each is StaffPermission => each !== 'Booster')

/**
 * Which permission a colleague needs, besides EditUsers, to give or take away each one. Boosters belong to everyone who
 * manages people (spec 6); whoever could give what staff can do could make colleagues who confirm what they propose.
 */
export const grantedWith: Record<Permission, Permission> = {
  Booster: 'EditUsers',
  EditUsers: 'FullAccess',
  FullAccess: 'FullAccess',
  EditStore: 'FullAccess',
  EditOrders: 'FullAccess',
}

/** Who passes: everyone, everyone who is signed in, all staff, or people with the permission. */
export type Guard = 'public' | 'authentication' | 'staff' | Permission

/** Whether someone who is signed in and has these permissions passes a guard. */
export function passes(held: readonly Permission[], guard: Guard): boolean {
  if (guard === 'public' || guard === 'authentication') return true
  return guard === 'staff' ? isStaff({ permissions: held }) : held.includes(guard)
}

/** The person who makes a request; null is a visitor without a session. */
export type Subject = {
  id: string
  permissions: readonly Permission[]
  banned: boolean
  /** Permissions that the person has but can't use before a second factor has confirmed the session (trust S13). */
  withheld?: readonly Permission[]
} | null

/** Whether the subject has a permission; a banned one has none. */
export function holds(subject: Subject, permission: Permission): boolean {
  return subject !== null && !subject.banned && subject.permissions.includes(permission)
}

/** Why a guard refuses a subject, or null; authentication is checked first (spec 6). */
export function guardRefusal(
  subject: Subject,
  guard: Guard,
): 'unauthorized' | 'forbidden' | 'account_banned' | 'second_factor_required' | null {
  if (guard === 'public') return null
  if (subject === null) return 'unauthorized'
  if (subject.banned) return 'account_banned'
  if (passes(subject.permissions, guard)) return null
  return passes(subject.withheld ?? [], guard) ? 'second_factor_required' : 'forbidden'
}

/** Whether somebody can use the shop before it opens: staff, with the second factor that their permissions need. */
export function canTryShop(subject: Subject): boolean {
  return guardRefusal(subject, 'staff') === null
}

export function isStaff({ permissions }: { permissions: readonly Permission[] }): boolean {
  return permissions.some((each) => each !== 'Booster')
}

/** Why staff can't change an account: it is their own, it belongs to other staff, or they lack the permission. */
export type ChangeRefusal = 'own_account' | 'staff_account' | 'not_held'

type Person = { id: string; permissions: readonly Permission[] }

/**
 * Why a colleague can't change someone's account (ban them, end their sessions, give or take a permission), or null.
 * Whoever changes others keeps their own permissions, so someone with FullAccess always remains.
 */
export function changeRefusal(actor: Person, person: Person, permission?: Permission): ChangeRefusal | null {
  if (actor.id === person.id) return 'own_account'
  if (actor.permissions.includes('FullAccess')) return null
  if (isStaff(person)) return 'staff_account'
  return permission && !actor.permissions.includes(grantedWith[permission]) ? 'not_held' : null
}
