import type { Permission } from '#core/permissions.ts'
import { displayName } from './display-name.ts'
import type { SessionUser } from './session.ts'

/** What the frame shows of somebody: kept in the browser, so that it knows them before the server has answered. */
export type Person = {
  name: string
  role: 'guest' | 'booster' | 'staff' | 'customer'
  permissions: readonly Permission[]
}

export function personOf(user: SessionUser): Person {
  const { kind, boosterDetails, permissions } = user
  const role =
    kind === 'guest' ? 'guest' : boosterDetails ? 'booster' : permissions.length > 0 ? 'staff' : 'customer'
  return { name: displayName(user), role, permissions }
}

const storageKey = 'last-person'

/** Who was signed in here last; null where nobody was, or has signed out. */
export function lastPerson(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null')
  } catch {
    // A browser that keeps nothing.
    return null
  }
}

export function keepPerson(person: Person | null): void {
  try {
    if (person) localStorage.setItem(storageKey, JSON.stringify(person))
    else localStorage.removeItem(storageKey)
  } catch {
    // A full or forbidden storage: who it is will be known once the server has answered.
  }
}
