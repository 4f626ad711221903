/** The permissions of spec 6; one person can have several, and none includes another. */
export const permissions = ['Booster', 'EditUsers', 'FullAccess', 'EditStore', 'EditOrders'] as const
export type Permission = (typeof permissions)[number]

/** Who passes: everyone, everyone who is signed in, or people with the permission. */
export type Guard = 'public' | 'authentication' | Permission

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
  if (guard === 'authentication' || subject.permissions.includes(guard)) return null
  return subject.withheld?.includes(guard) ? 'second_factor_required' : 'forbidden'
}
