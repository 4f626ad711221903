import { dayMs } from '#core/base/durations.ts'
import { grantedWith, type Permission, type StaffPermission } from './permissions.ts'

/** How long a request for a permission lasts: asking again before that reaches nobody a second time. */
export const permissionRequestMs = 7 * dayMs

/** Whether someone can give colleagues a permission: who manages people, with what granting it needs. */
export function canGrant(held: readonly Permission[], permission: StaffPermission): boolean {
  return held.includes('EditUsers') && held.includes(grantedWith[permission])
}
