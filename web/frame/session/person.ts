import type { Permission } from '#core/people/permissions.ts'
import { avatarAddress } from './avatar-address.ts'
import { displayName } from './display-name.ts'
import type { SessionUser } from './session-user.ts'

/** The frame's data about a person, kept in the browser so that it is there before the server answers. */
export type Person = {
  id: string
  name: string
  role: 'guest' | 'booster' | 'staff' | 'customer'
  permissions: readonly Permission[]
  /** The address of their picture. */
  picture?: string | null
}

export function personOf(user: SessionUser): Person {
  const { _id: id, kind, boosterDetails, permissions } = user
  const role =
    kind === 'guest' ? 'guest' : boosterDetails ? 'booster' : permissions.length > 0 ? 'staff' : 'customer'
  return { id, name: displayName(user), role, permissions, picture: avatarAddress(user.avatar ?? null) }
}

/** Where the browser stores it; other tabs notice the change. */
export const personKey = 'last-person'

/** The last signed-in person; null if there was none, or they signed out. */
export function lastPerson(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(personKey) ?? 'null')
  } catch {
    // The browser blocks storage.
    return null
  }
}

export function keepPerson(person: Person | null): void {
  try {
    if (person) localStorage.setItem(personKey, JSON.stringify(person))
    else localStorage.removeItem(personKey)
  } catch {
    // The storage is full or blocked: the page knows the person once the server has answered.
  }
}
