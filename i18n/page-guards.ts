import type { Guard } from '#core/people/permissions.ts'
import type { RoutePattern } from './paths.ts'
import { isStaffPage, staffPages } from './staff-pages.ts'

/** Who can open the other pages; the longest matching start decides. */
const guards: readonly [start: string, guard: Guard][] = [
  ['/dashboard/booster', 'Booster'],
  ['/dashboard', 'authentication'],
  ['/checkout', 'authentication'],
  ['/', 'public'],
]

/** Who can open a page; a pattern without a guard is an error when the table is built. */
export function pageGuard(pattern: RoutePattern): Guard {
  if (isStaffPage(pattern)) return staffPages[pattern].guard
  const found = guards.find(
    ([start]) => pattern === start || pattern.startsWith(`${start.replace(/\/$/, '')}/`),
  )
  if (!found) throw new Error(`No guard for ${pattern}`)
  return found[1]
}
