/** The permissions of spec 6; one person may hold several, none contains another. */
export const permissions = ['Booster', 'EditUsers', 'FullAccess', 'EditStore', 'EditOrders'] as const
export type Permission = (typeof permissions)[number]

/** Who may pass: everyone, everyone who is signed in, or those who hold the permission. */
export type Guard = 'public' | 'authentication' | Permission

/** Whoever asks for something; null is a visitor without a session. */
export type Subject = { id: string; permissions: readonly Permission[]; banned: boolean } | null

/** Whether the subject holds a permission; a banned one holds none. */
export function holds(subject: Subject, permission: Permission): boolean {
  return subject !== null && !subject.banned && subject.permissions.includes(permission)
}

/** Why a subject may not pass a guard, or null; authentication is checked first (spec 6). */
export function guardRefusal(
  subject: Subject,
  guard: Guard,
): 'unauthorized' | 'forbidden' | 'account_banned' | null {
  if (guard === 'public') return null
  if (subject === null) return 'unauthorized'
  if (subject.banned) return 'account_banned'
  if (guard === 'authentication' || subject.permissions.includes(guard)) return null
  return 'forbidden'
}
