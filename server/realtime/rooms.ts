import { holds, type Permission } from '#core/permissions.ts'

/** Only the server joins rooms; a visitor's socket is in none. */
export const userRoom = (userId: string) => `user:${userId}`
export const sessionRoom = (sessionId: string) => `session:${sessionId}`
export const filterRoom = (filter: string) => `filter:${filter}`
/** Events to staff are about orders. */
export const staffRoom = 'staff'

type Person = { id: string; permissions: readonly Permission[]; banned: boolean; filters: readonly string[] }

/** The rooms that a person's permissions and services give access to. */
export function roomsOf(person: Person): string[] {
  return [
    ...(holds(person, 'EditOrders') ? [staffRoom] : []),
    ...(holds(person, 'Booster') ? person.filters.map(filterRoom) : []),
  ]
}
